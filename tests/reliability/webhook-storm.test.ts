import { expect, test } from "vitest";
import type { Event } from "#sandbox/objects.ts";
import { eachAtOnce, seeded, shuffled } from "./crowd.ts";
import { engines } from "./fresh-database.ts";
import { noteFinding } from "./findings.ts";
import { many, stopwatch } from "./numbers.ts";
import { openShop } from "./shop.ts";

const sessions = many(60, 2000);
const atOnce = 50;

test.each(engines)(
  "T1: on %s, whatever arrives how often and in whatever order, a payment is one purchase",
  async (engine) => {
    await using shop = await openShop({ engine });
    const { testHelpers } = shop;
    testHelpers.pauseWebhooks();
    await shop.watchFulfilments();
    const people = Array.from({ length: sessions }, (_, i) => `ada${i}@example.com`);
    await eachAtOnce(10, people, async (email) => testHelpers.pay(await shop.openSession(email)));

    const deliveries = testHelpers
      .events()
      .filter(({ type }) => type === "checkout.session.completed")
      .flatMap((event): Event[] => {
        // The one event three times, another event about the same, and another kind of event about the same.
        const settled = {
          ...testHelpers.duplicate(event),
          type: "checkout.session.async_payment_succeeded",
        };
        return [event, event, event, testHelpers.duplicate(event), settled as Event];
      });
    expect(deliveries).toHaveLength(sessions * 5);
    const storm = stopwatch();
    let again = 0;
    const statuses = await eachAtOnce(atOnce, shuffled(deliveries, seeded(1)), async (event) => {
      let status = await testHelpers.deliver(event);
      // On a machine that is busy with other things an answer may come too late; Stripe delivers again, too.
      for (let tries = 1; status !== 200 && tries < 5; tries += 1) {
        again += 1;
        status = await testHelpers.deliver(event);
      }
      return status;
    });
    const stormSeconds = storm();
    const refused = statuses.filter((status) => status !== 200).length;

    const rows = await shop.count("select count(*) from purchases");
    const paid = await shop.count("select count(*) from purchases where state = 'paid'");
    const fulfilments = await shop.fulfilments();
    const sold = await shop.count("select count(distinct session_id) from purchases");
    expect({ refused, rows, paid, fulfilments, sold }).toEqual({
      refused: 0,
      rows: sessions,
      paid: sessions,
      fulfilments: sessions,
      sold: sessions,
    });
    noteFinding({
      what: `webhook storm on ${engine}`,
      tried: `${sessions} paid sessions × 5 deliveries, shuffled, ${atOnce} at once`,
      found: `${rows} purchases, ${fulfilments} fulfilments, ${again} delivered again, ${refused} refused, ${Math.round(deliveries.length / stormSeconds)} deliveries/s`,
    });
  },
);
