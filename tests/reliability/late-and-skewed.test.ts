import { expect, test } from "vitest";
import { createClock } from "#tests/sandbox/test-sandbox.ts";
import { reconcile } from "#server/purchases/reconcile.ts";
import { eachAtOnce, many, people } from "./crowd.ts";
import { isGranted, openShop } from "./shop.ts";

const minute = 60_000;
const threeDays = 72 * 60 * minute;
const sessions = many(8, 200);
const atEachSkew = many(3, 100);
const everybody = people(sessions);

test("T4: a report opens on the first return without any webhook, and webhooks three days late change nothing", async () => {
  await using shop = await openShop();
  const { testHelpers } = shop;
  testHelpers.pauseWebhooks();
  const bought = await eachAtOnce(10, everybody, shop.buy);
  expect(await shop.count("select count(*) from purchases where state = 'paid'")).toBe(0);

  await shop.watchFulfilments();
  // Half of the buyers land; of the others only the reconciler can know.
  const returning = bought.slice(0, sessions / 2);
  const returns = await eachAtOnce(10, returning, ({ sessionId, email }) =>
    shop.askForReport(sessionId, email),
  );
  const granted = returns.filter(isGranted).length;
  testHelpers.advance(2 * minute);
  const reconciled = await reconcile(shop.deps, AbortSignal.timeout(60_000));
  const afterRun = await shop.fulfilments();

  testHelpers.advance(threeDays);
  const statuses = await eachAtOnce(10, testHelpers.events(), testHelpers.deliver);
  const accepted = statuses.filter((status) => status === 200).length;
  const late = (await shop.fulfilments()) - afterRun;
  expect({ granted, settled: reconciled.settled, afterRun, accepted, late }).toEqual({
    granted: sessions / 2,
    settled: sessions / 2,
    afterRun: sessions,
    accepted: sessions * 3,
    late: 0,
  });
});

test("T22: with a wrong clock events are judged by the rule of five minutes, and no purchase is lost", async () => {
  // One shop after another, so that their clocks do not mix.
  const results = await eachAtOnce(1, [-10, -4, 0, 4, 10], sellWithSkew);
  const isRight = ({ skew, accepted, granted }: (typeof results)[number]) =>
    granted === atEachSkew && accepted === (Math.abs(skew) <= 5 ? atEachSkew : 0);
  expect(results.filter((result) => !isRight(result))).toEqual([]);
});

/** Sells with a right clock, which then jumps before the events arrive and the buyers land. */
async function sellWithSkew(skew: number) {
  const clock = createClock(() => new Date());
  await using shop = await openShop({ now: clock.now });
  const { testHelpers } = shop;
  testHelpers.pauseWebhooks();
  const bought = await eachAtOnce(10, everybody.slice(0, atEachSkew), shop.buy);
  clock.move(skew * minute);
  const statuses = await eachAtOnce(10, testHelpers.completed(), testHelpers.deliver);
  const returns = await eachAtOnce(10, bought, ({ sessionId, email }) =>
    shop.askForReport(sessionId, email),
  );
  expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
  return {
    skew,
    accepted: statuses.filter((status) => status === 200).length,
    granted: returns.filter(isGranted).length,
  };
}
