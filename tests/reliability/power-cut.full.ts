import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openSqliteStore } from "#server/storage/sqlite.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { seeded } from "./crowd.ts";
import { noteFinding } from "./findings.ts";
import {
  canRecord,
  filesAfterPowerCut,
  placeFiles,
  recordWrites,
  type FileEvent,
} from "./write-log.ts";

const commits = 500;
const powerCuts = 500;
const writer = join(import.meta.dirname, "power-cut-writer.ts");

test("T7: after a power cut at any moment, all that was acknowledged is there", async () => {
  if (!canRecord()) {
    throw new Error("T7 needs strace, to see what SQLite writes: apt-get install strace");
  }
  const folder = temporaryFolder();
  const shop = await cutPower(folder, "full");
  expect(shop).toMatchObject({ lost: 0, cutsWithLoss: 0 });
  // The proof that this test would notice: without waiting for the disk, purchases are lost.
  const weaker = await cutPower(folder, "normal");
  expect(weaker.cutsWithLoss).toBeGreaterThan(powerCuts / 10);
  noteFinding({
    what: "power cut",
    tried: `${powerCuts} power cuts at random moments of ${commits} commits, unsynced sectors missing at random`,
    found: `every file opens and is whole; ${shop.lost} of ${shop.acknowledged} acknowledged purchases lost; with SQLite's weaker setting ${weaker.lost} of ${weaker.acknowledged}, in ${weaker.cutsWithLoss} cuts`,
  });
});

/** Records a run of the writer once, cuts its power again and again, and counts what is missing afterwards. */
async function cutPower(folder: string, synchronous: "full" | "normal") {
  const home = join(folder, synchronous);
  const database = join(home, "purchases.sqlite");
  const notes = join(home, "acknowledged");
  const events = recordWrites(
    [process.execPath, writer, home, String(commits), synchronous],
    [database, `${database}-wal`, notes],
  );
  const isNote = ({ file }: FileEvent) => file === "acknowledged";
  const firstNote = events.findIndex(isNote);
  expect(events.filter(isNote)).toHaveLength(commits);
  const random = seeded(7);
  let acknowledged = 0;
  let lost = 0;
  let cutsWithLoss = 0;
  for (let i = 0; i < powerCuts; i += 1) {
    // From the first sale on; before it there is nothing to lose.
    const cut = firstNote + 1 + Math.floor(random() * (events.length - firstNote));
    const before = events.slice(0, cut);
    const ids = before
      .filter(isNote)
      .map((event) => (event.kind === "write" ? event.bytes.toString("utf8").trim() : ""));
    const image = join(folder, "image");
    const data = before.filter((event) => !isNote(event));
    placeFiles(image, filesAfterPowerCut(data, random));
    // One image after the other, in the same folder.
    const found = await purchasesIn(join(image, "purchases.sqlite"));
    const missing = ids.filter((id) => !found.has(id)).length;
    acknowledged += ids.length;
    lost += missing;
    if (missing > 0) cutsWithLoss += 1;
  }
  return { acknowledged, lost, cutsWithLoss };
}

/** The server opens what the power cut has left, as at its next start; throws when that is damaged. */
async function purchasesIn(path: string): Promise<ReadonlySet<unknown>> {
  const store = await openSqliteStore(path);
  await store.close();
  const file = new DatabaseSync(path);
  const check = file.prepare("pragma integrity_check").get();
  const rows = file.prepare("select id from purchases").all();
  file.close();
  if (check?.["integrity_check"] !== "ok") throw new Error(`Damaged: ${JSON.stringify(check)}`);
  return new Set(rows.map(({ id }) => id));
}
