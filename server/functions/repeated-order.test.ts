import { expect, test } from "vitest";
import type { Checkout } from "#server/payments/payment-provider.ts";
import { outage, openShop } from "#tests/support/payments.ts";

test("an order that is repeated is answered with the same page and the same session", async () => {
  const shop = await openShop();
  const first = await (await shop.createCheckout()).json();
  expect(await (await shop.createCheckout()).json()).toEqual(first);
});

test("an order sent again gets the same page while it can be paid", async () => {
  const shop = await openShop();
  const urlOf = async () => (await (await shop.createCheckout()).json()).url;
  const first = await urlOf();
  expect(await urlOf()).toBe(first);
  expect(shop.provider.checkouts).toHaveLength(1);
  const sessionId = `session_${shop.provider.checkouts[0]?.purchaseId}`;
  shop.provider.pay(sessionId);
  expect(await urlOf()).not.toBe(first);
  const paid = await shop.store.findBySession(sessionId);
  expect(paid).toMatchObject({ state: "paid", checkoutKey: null, pageUrl: null });
});

test("an order whose page the provider has forgotten gets a new one", async () => {
  const shop = await openShop();
  const sessionId = await shop.checkout();
  shop.provider.sessions.delete(sessionId);
  expect((await shop.createCheckout()).status).toBe(200);
  expect(shop.provider.checkouts).toHaveLength(2);
  expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "failed" });
});

test("an order that got no answer is asked for again as the same purchase, from the same details", async () => {
  const shop = await openShop();
  const made: Checkout[] = [];
  const createPage = shop.provider.createPage;
  const lossy = await openShop({
    store: shop.store,
    provider: {
      ...shop.provider,
      createPage: async (checkout, signal) => {
        made.push(checkout);
        const page = await createPage(checkout, signal);
        return made.length === 1 ? outage : page;
      },
    },
  });
  expect((await lossy.createCheckout()).status).toBe(503);
  expect((await lossy.createCheckout({ email: "ADA@example.com" })).status).toBe(200);
  expect(made).toHaveLength(2);
  expect(made[1]).toEqual(made[0]);
});

test("an order over which the provider broke down is made anew the next time", async () => {
  const shop = await openShop();
  const createPage = shop.provider.createPage;
  let made = 0;
  const brittle = await openShop({
    store: shop.store,
    provider: {
      ...shop.provider,
      createPage: async (checkout, signal) =>
        made++ === 0 ? { kind: "pageFailed", reason: "test" } : createPage(checkout, signal),
    },
  });
  expect((await brittle.createCheckout()).status).toBe(503);
  expect((await brittle.createCheckout()).status).toBe(200);
  const kept = await shop.store.list({}, { limit: 5 });
  expect(kept.map(({ state }) => state).toSorted()).toEqual(["failed", "open"]);
});
