import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someCheckout } from "./checkout.fixture.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/**
 * What every payment provider must do before anybody pays; what it makes of payments is asked by T2, T14 and T29, where
 * somebody can pay.
 */
export function testPaymentProvider(
  name: string,
  provider: PaymentProvider,
  price: { readonly id: string; readonly amount: number; readonly currency: string },
): void {
  const open = async () => {
    const checkout = someCheckout({ priceId: price.id });
    const page = await provider.createPage(checkout, soon());
    if (page.kind !== "created") throw new Error(JSON.stringify(page));
    const read = async () => {
      const answer = await provider.readSession(page.sessionId, soon());
      if (answer.kind !== "found") throw new Error(JSON.stringify(answer));
      return answer.session;
    };
    return { checkout, page, read };
  };

  test(`${name}: a payment page has an address, an id and the price`, async () => {
    const { page } = await open();
    expect(URL.canParse(page.url)).toBe(true);
    expect(provider.isSessionId(page.sessionId)).toBe(true);
    expect(page).toMatchObject({ subtotal: price.amount, currency: price.currency });
  });

  test(`${name}: asking twice for the same purchase gives the same page`, async () => {
    const { checkout, page } = await open();
    expect(await provider.createPage(checkout, soon())).toEqual(page);
  });

  test(`${name}: a session that is not paid yet is read as such`, async () => {
    const { checkout, read } = await open();
    expect(await read()).toMatchObject({
      isOurs: true,
      siteUrl: new URL(checkout.successUrl).origin,
      purchaseId: checkout.purchaseId,
      priceId: price.id,
      total: price.amount,
      currency: price.currency,
      email: checkout.email,
      facts: {
        session: "open",
        payment: "unpaid",
        refundedInFull: false,
        disputed: false,
        subtotal: price.amount,
        discount: 0,
      },
    });
  });

  test(`${name}: a session that does not exist is unknown`, async () => {
    const sessionId = `cs_test_${"a1".repeat(29)}`;
    expect(await provider.readSession(sessionId, soon())).toEqual({ kind: "unknown" });
  });

  test(`${name}: a payment that does not exist belongs to no session`, async () => {
    const paymentId = `pi_${randomUUID().replaceAll("-", "")}`;
    expect(await provider.findSessionOfPayment(paymentId, soon())).toEqual({ kind: "unknown" });
  });

  test.each(["NOSUCHCODE", "no such code", "☯", "x".repeat(1000)])(
    `${name}: the coupon %j is unknown`,
    async (code) => {
      expect(await provider.findDiscount(code, price, soon())).toEqual({
        kind: "couponRefused",
        why: "unknown",
      });
    },
  );

  test(`${name}: a price that does not exist is refused`, async () => {
    const page = await provider.createPage(someCheckout({ priceId: "price_none" }), soon());
    expect(page).toMatchObject({ kind: "refused" });
  });

  test(`${name}: waiting ends when the caller has waited long enough`, async () => {
    const over = AbortSignal.abort(new DOMException("over", "TimeoutError"));
    expect(await provider.createPage(someCheckout({ priceId: price.id }), over)).toEqual({
      kind: "unreachable",
      reason: "deadline",
    });
  });

  test(`${name}: a discount that is not to be had is refused as a coupon`, async () => {
    const page = await provider.createPage(
      someCheckout({ priceId: price.id, discountId: "promo_none" }),
      soon(),
    );
    expect(page).toEqual({ kind: "couponRefused", why: "notApplicable" });
  });
}

const soon = () => AbortSignal.timeout(9000);
