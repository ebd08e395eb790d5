import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase, startPostgres } from "#tests/support/postgres.ts";
import { postgresAt } from "./database.ts";
import { stopwatch } from "./crowd.ts";
import { isGranted, openShop, timed, type Timed } from "./shop.ts";

const awayForSeconds = 30;
const perSecond = 50;

test("T9: while PostgreSQL is down everybody is told so at once, and afterwards nothing is missing", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.close);
  const url = await createDatabase(postgres.url);
  await using shop = await openShop({ engine: "PostgreSQL", databaseUrl: url });
  const { testHelpers } = shop;
  testHelpers.pauseWebhooks();
  let buyer = 0;
  const order = () => timed(() => shop.order(`ada${(buyer += 1)}@example.com`));

  // Bought before, told of while the database is away.
  const before = await Promise.all(Array.from({ length: 20 }, order));
  expect(before.filter(({ status }) => status !== 200)).toEqual([]);
  const sessions = testHelpers.sessions().map(({ id }) => id);
  for (const id of sessions) testHelpers.pay(id);
  const events = testHelpers.completed();

  await postgres.crash();
  const asked: Promise<Timed>[] = [];
  const told: Promise<number>[] = [];
  const away = stopwatch();
  for (let i = 0; away() < awayForSeconds; i += 1) {
    asked.push(
      i % 2 ? order() : timed(() => shop.askForReport(sessions[i % 20] ?? "", "a@b.example")),
    );
    const event = events[i % events.length];
    if (i % 10 === 0 && event) told.push(testHelpers.deliver(event));
    // At a steady pace, as visitors come.
    await setTimeout(1000 / perSecond);
  }
  const answers = await Promise.all(asked);
  const statuses = new Set(await Promise.all(told));
  const wrong = answers.filter(
    ({ status, body, headers, seconds }) =>
      status !== 503 ||
      typeof body["error"] !== "string" ||
      !headers.has("retry-after") ||
      seconds > 3,
  );
  expect(wrong.map(({ status, text, seconds }) => ({ status, text, seconds }))).toEqual([]);
  expect([...statuses].every((status) => status >= 500)).toBe(true);

  await postgres.start();
  const back = stopwatch();
  while ((await order()).status !== 200) expect(back()).toBeLessThan(5);
  // More at once than there are connections.
  const crowd = await Promise.all(Array.from({ length: 200 }, order));
  const served = crowd.filter(({ status }) => status === 200).length;
  expect(served).toBe(200);
  // The provider delivers again what was not taken.
  const again = await Promise.all(events.map((event) => testHelpers.deliver(event)));
  expect(new Set(again)).toEqual(new Set([200]));
  const rows = postgresAt(url);
  const paid = await rows.count("select count(*) from purchases where state = 'paid'");
  expect(paid).toBe(sessions.length);
  const answer = await shop.askForReport(sessions[0] ?? "", "payer@example.com");
  expect(isGranted(answer)).toBe(true);
});
