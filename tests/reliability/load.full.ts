import { expect, test } from "vitest";
import { atRate, eachAtOnce, type Load } from "./crowd.ts";
import { engines } from "./fresh-database.ts";
import { openSeparateShop, type SeparateShop } from "./processes.ts";

const seconds = 60;
/** Calls a second, and the milliseconds in which 99 of 100 are to be answered. */
const aims = {
  // First: the provider keeps every session in the process that also measures, and clearing up stops both.
  page: { perSecond: 500, p99: 50 },
  webhook: { perSecond: 200, p99: 100 },
  report: { perSecond: 300, p99: 50 },
  order: { perSecond: 50, p99: 150 },
} as const;
/** Of the rates above, when everything comes at once: the load and the provider share two processors with the server. */
const mixedShare = 0.3;
const deliveriesEach = 4;

test.each(engines)("T18: on %s, under load nobody waits, nothing fails", async (engine) => {
  await using shop = await openSeparateShop({ engine, hasPages: true });
  const sold = Math.ceil((aims.webhook.perSecond * seconds * (1 + mixedShare)) / deliveriesEach);
  const sessions = await eachAtOnce(10, Array.from({ length: sold }), async (_, i) => {
    const email = buyer(i);
    return { sessionId: await shop.buy(email), email };
  });

  const calls = callsOf(shop, sessions);
  const alone: Record<string, Load> = {};
  for (const [name, { perSecond }] of Object.entries(aims)) {
    alone[name] = await atRate(perSecond, seconds, calls[name as keyof typeof aims]);
  }
  const mixed = Object.fromEntries(
    await Promise.all(
      Object.entries(aims).map(async ([name, { perSecond }]) => {
        const rate = Math.round(perSecond * mixedShare);
        return [name, await atRate(rate, seconds, calls[name as keyof typeof aims])] as const;
      }),
    ),
  );

  const paid = await shop.rows.count("select count(*) from purchases where state = 'paid'");
  expect(paid).toBe(sold);
  for (const [name, { p99 }] of Object.entries(aims)) {
    expect(alone[name]).toMatchObject({ failed: 0 });
    expect(mixed[name]).toMatchObject({ failed: 0 });
    expect(alone[name]?.p99).toBeLessThan(p99);
    expect(mixed[name]?.p99).toBeLessThan(2 * p99);
  }
});

const buyer = (index: number) => `ada${index}@example.com`;

type Sold = { readonly sessionId: string; readonly email: string };

/** One call of each kind; a count of its own makes each the next one of its kind. */
function callsOf(
  shop: SeparateShop,
  sessions: readonly Sold[],
): Record<keyof typeof aims, () => Promise<boolean>> {
  const counted = (call: (index: number) => Promise<boolean>) => {
    let index = -1;
    return () => {
      index += 1;
      return call(index);
    };
  };
  const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
  return {
    report: counted((i) => {
      const { sessionId, email } = at(sessions, i);
      return shop.opensReport(sessionId, email);
    }),
    // Each session is told of several times: the same event again, and another kind of event.
    webhook: counted((i) => {
      const { sessionId } = at(sessions, Math.floor(i / deliveriesEach));
      return i % deliveriesEach === deliveriesEach - 1
        ? shop.deliver(sessionId, "checkout.session.async_payment_succeeded")
        : shop.deliver(sessionId, "checkout.session.completed", sessionId);
    }),
    order: counted(async (i) => (await shop.order(buyer(sessions.length + i))).status === 200),
    page: counted((i) => shop.visit(at(shop.addresses, i))),
  };
}
