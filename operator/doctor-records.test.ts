import { expect, test } from "vitest";
import { somePurchase } from "#server/storage/purchase.fixture.ts";
import { openSqliteStore } from "#server/storage/sqlite.ts";
import { diagnose, good, live, now } from "./doctor.fixture.ts";
import type { Surroundings } from "./doctor.ts";

/** What the doctor says of a live shop with these purchases, this newest event and this last backup, by their age in hours. */
async function diagnoseRecords(
  {
    paid,
    event,
    backup,
  }: { readonly paid?: number; readonly event?: number; readonly backup?: number },
  environment = live as Surroundings["environment"],
) {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const store = await openSqliteStore(":memory:");
  if (paid !== undefined)
    await store.add(somePurchase({ state: "paid", paidAt: before(paid), createdAt: before(paid) }));
  if (event !== undefined)
    await store.finishEvent({ id: "evt_1", type: "paid", at: before(event) });
  const last = {
    event: (await store.lastMoments()).event,
    backup: backup === undefined ? null : before(backup),
  };
  const lastMoments = () => Promise.resolve(last);
  return diagnose(good, {
    environment,
    openStore: () => Promise.resolve({ ...store, lastMoments }),
  });
}

test.each([
  ["nothing is sold yet", {}, "done", /^ok\s+database/mu],
  [
    "all is well",
    { paid: 1, event: 1, backup: 20 },
    "done",
    /^ok\s+backup\s+The last one is of 2026-11-20 16:00 UTC/mu,
  ],
  ["no backup was made", { paid: 1, event: 1 }, "failed", /^problem\s+backup\s+None was made/mu],
  [
    "the backup is old",
    { paid: 1, event: 1, backup: 49 },
    "failed",
    /^problem\s+backup\s+The last one/mu,
  ],
  [
    "a payment of yesterday brought no event",
    { paid: 24, backup: 1 },
    "failed",
    /^problem\s+webhook .*no event has come/mu,
  ],
  [
    "events have ceased",
    { paid: 24, event: 25, backup: 1 },
    "failed",
    /^problem\s+webhook .*the last event came/mu,
  ],
  [
    "an event is on its way",
    { paid: 0.1, event: 25, backup: 1 },
    "done",
    /^ok\s+webhook\s+It lives/mu,
  ],
  [
    "the last sale is long ago, its event no more kept",
    { paid: 24 * 31, backup: 1 },
    "done",
    /^note\s+webhook/mu,
  ],
] as const)("records: %s", async (_what, hours, outcome, line) => {
  const answer = await diagnoseRecords(hours);
  expect(answer.text).toMatch(line);
  expect(answer.outcome).toBe(outcome);
});

test("of backups of a PostgreSQL nothing is known here, and that is a note", async () => {
  const environment = { ...live, DATABASE_URL: "postgres://shop@db.example/shop" };
  const { text, outcome } = await diagnoseRecords({ paid: 1, event: 1 }, environment);
  expect(text).toMatch(/^note\s+backup .*let pg_dump run every day/mu);
  expect(outcome).toBe("done");
});
