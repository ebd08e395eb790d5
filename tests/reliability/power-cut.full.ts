import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openSqliteStore } from "#server/storage/sqlite.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { seeded } from "./crowd.ts";

/** What a program did to a file, in order. */
type FileEvent =
  | {
      readonly kind: "write";
      readonly file: string;
      /** The place in the file; left out, the write goes to the end. */
      readonly at?: number;
      readonly bytes: Buffer;
    }
  | { readonly kind: "truncate"; readonly file: string; readonly size: number }
  | { readonly kind: "sync"; readonly file: string };

/** A disk writes whole sectors of this many bytes; a write that it is cut off from may be there in part. */
const sector = 512;

/** More bytes than any of these files comes to have. */
const longestFile = 64 * 2 ** 20;

/**
 * Runs a program and returns its writes to these files (full paths; the events carry their last parts). Throws when it
 * ends with another code than 0 or writes in a way that is not understood.
 */
function recordWrites(command: readonly string[], files: readonly string[]): FileEvent[] {
  const log = `${files[0]}.log`;
  mkdirSync(dirname(log), { recursive: true });
  const calls = "trace=write,pwrite64,pwritev,writev,fsync,fdatasync,ftruncate";
  const paths = files.flatMap((file) => ["-P", file]);
  const options = ["-f", "-y", "-xx", "-s", "1000000", "-e", calls, ...paths, "-o", log];
  const { status, stderr } = spawnSync("strace", [...options, ...command], { encoding: "utf8" });
  if (status === null) throw new Error("strace is needed to see writes: apt-get install strace");
  if (status !== 0) throw new Error(`The program ended with ${status}: ${stderr}`);
  const lines = readFileSync(log, "latin1").split("\n");
  rmSync(log);
  return lines.flatMap((line) => readCall(line, new Set(files)));
}

function readCall(line: string, files: ReadonlySet<string>): FileEvent[] {
  // Signals and ends of threads are no calls.
  if (line === "" || /^\d+ +(?:\+\+\+|---)/u.test(line)) return [];
  const [, name, path, rest = ""] = /^\d+ +(\w+)\(\d+<([^>]*)>(.*)$/u.exec(line) ?? [];
  if (name === undefined || path === undefined) {
    throw new Error(`This call is not understood: ${line.slice(0, 200)}`);
  }
  const full = unescaped(path).toString("utf8");
  if (!files.has(full)) return [];
  const file = basename(full);
  if (name === "fsync" || name === "fdatasync") return [{ kind: "sync", file }];
  if (name === "ftruncate") return [{ kind: "truncate", file, size: Number(/\d+/u.exec(rest)) }];
  const [, hex = "", length, at] =
    /^, "((?:\\x[0-9a-f]{2})*)", (\d+)(?:, (\d+))?\) += \2$/u.exec(rest) ?? [];
  if (length === undefined) throw new Error(`This write is not understood: ${rest.slice(-100)}`);
  const bytes = unescaped(hex);
  return [{ kind: "write", file, ...(at === undefined ? {} : { at: Number(at) }), bytes }];
}

/** strace writes every byte as `\x` and two digits. */
function unescaped(text: string): Buffer {
  return Buffer.from(text.replaceAll("\\x", ""), "hex");
}

/**
 * The files as a power cut after so many events may leave them: what a sync has followed is there; of the rest each write
 * and each change of size is there, is missing, or is there in part, as `random` (from 0 up to 1) has it.
 */
function filesAfterPowerCut(
  events: readonly FileEvent[],
  random: () => number,
): ReadonlyMap<string, Buffer> {
  const lastSync = new Map<string, number>();
  events.forEach(({ kind, file }, i) => void (kind === "sync" && lastSync.set(file, i)));
  const files = new Map<string, ArrayBuffer>();
  events.forEach((event, i) => {
    if (event.kind === "sync") return;
    const file = files.get(event.file) ?? new ArrayBuffer(0, { maxByteLength: longestFile });
    const isSafe = i < (lastSync.get(event.file) ?? -1);
    const luck = isSafe ? 1 : random();
    if (luck < 0.5) return;
    files.set(event.file, file);
    if (event.kind === "truncate") {
      file.resize(event.size);
      return;
    }
    const sectors = Math.ceil(event.bytes.length / sector);
    const kept = luck < 0.75 ? Math.floor(random() * sectors) * sector : event.bytes.length;
    if (kept === 0) return;
    const at = event.at ?? file.byteLength;
    file.resize(Math.max(file.byteLength, at + kept));
    new Uint8Array(file).set(event.bytes.subarray(0, kept), at);
  });
  return new Map([...files].map(([name, file]) => [name, Buffer.from(file)]));
}

function placeFiles(folder: string, files: ReadonlyMap<string, Buffer>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
}

const commits = 500;
const powerCuts = 500;
const writer = join(import.meta.dirname, "power-cut-writer.ts");

test("T7: after a power cut at any moment, all that was acknowledged is there", async () => {
  const folder = temporaryFolder();
  const shop = await cutPower(folder, "full");
  expect(shop.cutsWithLoss).toBe(0);
  expect(shop.acknowledged).toBeGreaterThan(powerCuts);
  // The proof that this test would notice: without waiting for the disk, purchases are lost.
  const weaker = await cutPower(folder, "normal");
  expect(weaker.cutsWithLoss).toBeGreaterThan(powerCuts / 10);
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
    const found = await purchasesIn(join(image, "purchases.sqlite"));
    acknowledged += ids.length;
    if (ids.some((id) => !found.has(id))) cutsWithLoss += 1;
  }
  return { acknowledged, cutsWithLoss };
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
