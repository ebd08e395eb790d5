import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import type { OwnersDecision } from "#domain/purchase/purchase.ts";
import { openShop } from "#tests/support/payments.ts";

/** A shop with one checkout, what its buyer is answered, and the owner's hand on the record. */
async function openShopWithCheckout() {
  const shop = await openShop();
  const sessionId = await shop.checkout();
  const record = async () => {
    const purchase = await shop.store.findBySession(sessionId);
    if (!purchase) throw new Error("The purchase was not recorded.");
    return purchase;
  };
  return {
    ...shop,
    sessionId,
    record,
    decide: async (decision: OwnersDecision | null) => {
      const { id, version } = await record();
      const at = new Date("2026-11-20T13:00:00Z");
      await shop.store.change(id, version, { decision, decidedAt: at, updatedAt: at });
    },
    hear: (type: string) =>
      shop.deliver({ id: `evt_${type}`, type, about: { kind: "session", sessionId } }),
    opens: (email = "ada@example.com") => shop.opensReport(sessionId, email),
    answer: async () => (await shop.askForReport(sessionId, "ada@example.com")).json(),
  };
}

test("a report that the owner granted opens without a payment, for nothing, and without asking the provider", async () => {
  const shop = await openShopWithCheckout();
  await shop.decide("granted");
  shop.provider.isDown = true;
  expect(await shop.answer()).toMatchObject({
    data: { report_access_granted: true, amount_total: 0, currency: site.offer.currency },
  });
});

test("what was revoked stays closed when the payment arrives, and opens when that is taken back", async () => {
  const shop = await openShopWithCheckout();
  await shop.decide("revoked");
  shop.provider.pay(shop.sessionId);
  await shop.hear("paid");
  expect(await shop.record()).toMatchObject({ state: "paid", decision: "revoked" });
  expect(await shop.opens()).toBe(false);
  await shop.decide(null);
  expect(await shop.opens()).toBe(true);
});

test("an e-mail that was erased does not come back with later events, and opens nothing", async () => {
  const shop = await openShopWithCheckout();
  await shop.store.erase((await shop.record()).id, new Date("2026-11-20T13:00:00Z"));
  shop.provider.pay(shop.sessionId, "payer@example.com");
  await shop.hear("paid");
  expect(await shop.record()).toMatchObject({
    state: "paid",
    amountTotal: site.offer.priceInCents,
    email: "",
    emailNormalized: "",
    payerEmailNormalized: null,
  });
  expect(await shop.opens()).toBe(false);
  // What is compared is empty here as well.
  expect(await shop.opens(" ")).toBe(false);
});
