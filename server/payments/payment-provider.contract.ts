import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Checkout, PaymentEvent, PaymentProvider } from "./payment-provider.ts";

export type ProviderUnderTest = {
  readonly provider: PaymentProvider;
  readonly price: { readonly id: string; readonly amount: number; readonly currency: string };
  /** What a test can do by itself only where no money moves: pay on the page, refund, and wait for events. */
  readonly hands?: {
    readonly pay: (pageUrl: string, payerEmail: string) => Promise<{ readonly sentTo: string }>;
    readonly refund: (sessionId: string, amount?: number) => Promise<void>;
    /** What only a bank can do: each resolves when its event has arrived. */
    readonly bank: Readonly<
      Record<"dispute" | "inquire" | "escalate" | "giveIn" | "sendRefundBack" | "warn", Bank>
    >;
    /** The events delivered so far, checked by the provider's own `readEvent`. */
    readonly events: () => readonly PaymentEvent[];
    readonly coupons: Readonly<Record<"fifthOff" | "free" | "expired" | "usedUp", string>>;
  };
};

type Bank = (sessionId: string) => Promise<void>;

/** What every payment provider must do. `start` gives the one that all tests of the suite use. */
export function testPaymentProvider(
  name: string,
  start: () => Promise<ProviderUnderTest>,
  options: { readonly hasHands: boolean },
): void {
  const testWithHands = test.skipIf(!options.hasHands);
  const open = async (changes: Partial<Checkout> = {}) => {
    const shop = await start();
    const checkout = someCheckout(shop.price.id, changes);
    const page = await shop.provider.createPage(checkout, soon());
    if (page.kind !== "created") throw new Error(JSON.stringify(page));
    const read = async () => {
      const answer = await shop.provider.readSession(page.sessionId, soon());
      if (answer.kind !== "found") throw new Error(JSON.stringify(answer));
      return answer.session;
    };
    return { shop, checkout, page, read };
  };

  test(`${name}: a payment page has an address, an id and the price`, async () => {
    const { shop, page } = await open();
    expect(URL.canParse(page.url)).toBe(true);
    expect(shop.provider.isSessionId(page.sessionId)).toBe(true);
    expect(page).toMatchObject({ subtotal: shop.price.amount, currency: shop.price.currency });
  });

  test(`${name}: asking twice for the same purchase gives the same page`, async () => {
    const { shop, checkout, page } = await open();
    expect(await shop.provider.createPage(checkout, soon())).toEqual(page);
  });

  test(`${name}: a session that is not paid yet is read as such`, async () => {
    const { shop, checkout, read } = await open();
    expect(await read()).toMatchObject({
      isOurs: true,
      siteUrl: new URL(checkout.successUrl).origin,
      purchaseId: checkout.purchaseId,
      priceId: shop.price.id,
      total: shop.price.amount,
      currency: shop.price.currency,
      email: checkout.email,
      facts: {
        session: "open",
        payment: "unpaid",
        refundedInFull: false,
        disputed: false,
        subtotal: shop.price.amount,
        discount: 0,
      },
    });
  });

  test(`${name}: a session that does not exist is unknown`, async () => {
    const { provider } = await start();
    const sessionId = `cs_test_${"a1".repeat(29)}`;
    expect(await provider.readSession(sessionId, soon())).toEqual({ kind: "unknown" });
  });

  test(`${name}: a payment that does not exist belongs to no session`, async () => {
    const { provider } = await start();
    const paymentId = `pi_${randomUUID().replaceAll("-", "")}`;
    expect(await provider.findSessionOfPayment(paymentId, soon())).toEqual({ kind: "unknown" });
  });

  test.each(["NOSUCHCODE", "no such code", "☯", "x".repeat(1000)])(
    `${name}: the coupon %j is unknown`,
    async (code) => {
      const { provider, price } = await start();
      expect(await provider.findDiscount(code, price, soon())).toEqual({
        kind: "couponRefused",
        why: "unknown",
      });
    },
  );

  test(`${name}: a price that does not exist is refused`, async () => {
    const { provider } = await start();
    const page = await provider.createPage(someCheckout("price_none"), soon());
    expect(page).toMatchObject({ kind: "refused" });
  });

  test(`${name}: waiting ends when the caller has waited long enough`, async () => {
    const { provider, price } = await start();
    const over = AbortSignal.abort(new DOMException("over", "TimeoutError"));
    expect(await provider.createPage(someCheckout(price.id), over)).toEqual({
      kind: "unreachable",
      reason: "deadline",
    });
  });

  testWithHands(`${name}: after payment the visitor returns with the session's id`, async () => {
    const { shop, page } = await open();
    const { sentTo } = await handsOf(shop).pay(page.url, "payer@example.com");
    expect(sentTo).toBe(
      `https://petals.example/success?session_id=${page.sessionId}&email=ada%2Bbooks%40example.com`,
    );
  });

  testWithHands(`${name}: a paid session is read with both e-mails, and told of`, async () => {
    const { shop, page, read } = await open();
    await handsOf(shop).pay(page.url, "payer@example.com");
    expect(await read()).toMatchObject({
      email: "ada+books@example.com",
      payerEmail: "payer@example.com",
      facts: { session: "complete", payment: "paid", refundedInFull: false, disputed: false },
    });
    const about = { kind: "session", sessionId: page.sessionId };
    expect(handsOf(shop).events()).toContainEqual(expect.objectContaining({ about }));
  });

  testWithHands(`${name}: a part refund is not a refund in full, all parts are`, async () => {
    const { shop, page, read } = await open();
    const { pay, refund } = handsOf(shop);
    await pay(page.url, "payer@example.com");
    await refund(page.sessionId, 100);
    expect((await read()).facts.refundedInFull).toBe(false);
    await refund(page.sessionId);
    expect((await read()).facts.refundedInFull).toBe(true);
  });

  testWithHands(`${name}: a dispute withholds the money until the bank gives in`, async () => {
    const { shop, page, read } = await open();
    const { pay, bank } = handsOf(shop);
    await pay(page.url, "payer@example.com");
    await bank.inquire(page.sessionId);
    expect((await read()).facts).toMatchObject({ payment: "paid", disputed: false });
    await bank.escalate(page.sessionId);
    expect((await read()).facts.disputed).toBe(true);
    await bank.giveIn(page.sessionId);
    expect((await read()).facts.disputed).toBe(false);
  });

  testWithHands(`${name}: a refund that the bank sends back was none`, async () => {
    const { shop, page, read } = await open();
    const { pay, refund, bank } = handsOf(shop);
    await pay(page.url, "payer@example.com");
    await refund(page.sessionId);
    await bank.sendRefundBack(page.sessionId);
    expect((await read()).facts.refundedInFull).toBe(false);
  });

  testWithHands(`${name}: an event of a bank or a refund leads back to its session`, async () => {
    const { shop, page } = await open();
    const { pay, refund, bank, events } = handsOf(shop);
    await pay(page.url, "payer@example.com");
    const before = events().length;
    await bank.warn(page.sessionId);
    await bank.dispute(page.sessionId);
    await bank.giveIn(page.sessionId);
    await refund(page.sessionId);
    await bank.sendRefundBack(page.sessionId);
    const subjects = events()
      .slice(before)
      .filter(({ type }) =>
        /^(?:radar|charge\.dispute|charge\.refunded|refund\.failed)/u.test(type),
      )
      .map(({ about }) => about);
    const found = await Promise.all(
      subjects.map((about) =>
        about.kind === "payment"
          ? shop.provider.findSessionOfPayment(about.paymentId, soon())
          : about,
      ),
    );
    const expected = { kind: "found", sessionId: page.sessionId };
    expect(found).toEqual(Array.from({ length: 5 }, () => expected));
  });

  testWithHands(`${name}: a coupon lowers the total, in any case of letters`, async () => {
    const shop = await start();
    const code = handsOf(shop).coupons.fifthOff.toLowerCase();
    const discount = await shop.provider.findDiscount(code, shop.price, soon());
    if (discount.kind !== "found") throw new Error(JSON.stringify(discount));
    const { page, read } = await open({ discountId: discount.discountId });
    expect(page.subtotal).toBe(999);
    expect(await read()).toMatchObject({ total: 799, facts: { subtotal: 999, discount: 200 } });
  });

  testWithHands(`${name}: a full discount leaves nothing to pay`, async () => {
    const shop = await start();
    const { coupons, pay } = handsOf(shop);
    const discount = await shop.provider.findDiscount(coupons.free, shop.price, soon());
    if (discount.kind !== "found") throw new Error(JSON.stringify(discount));
    const { page, read } = await open({ discountId: discount.discountId });
    await pay(page.url, "payer@example.com");
    expect(await read()).toMatchObject({
      total: 0,
      facts: { session: "complete", payment: "not_required", subtotal: 999, discount: 999 },
    });
  });

  testWithHands(`${name}: a coupon that ran out says why`, async () => {
    const shop = await start();
    const { coupons } = handsOf(shop);
    const ask = (code: string) => shop.provider.findDiscount(code, shop.price, soon());
    expect(await ask(coupons.expired)).toEqual({ kind: "couponRefused", why: "expired" });
    expect(await ask(coupons.usedUp)).toEqual({ kind: "couponRefused", why: "usedUp" });
  });

  test(`${name}: a discount that is not to be had is refused as a coupon`, async () => {
    const { provider, price } = await start();
    const page = await provider.createPage(
      someCheckout(price.id, { discountId: "promo_none" }),
      soon(),
    );
    expect(page).toEqual({ kind: "couponRefused", why: "notApplicable" });
  });
}

const soon = () => AbortSignal.timeout(9000);

function handsOf({ hands }: ProviderUnderTest) {
  if (!hands) throw new Error("This provider was announced with hands.");
  return hands;
}

function someCheckout(priceId: string, changes: Partial<Checkout> = {}): Checkout {
  return {
    purchaseId: randomUUID(),
    priceId,
    email: "ada+books@example.com",
    discountId: null,
    successUrl:
      "https://petals.example/success?session_id={CHECKOUT_SESSION_ID}&email=ada%2Bbooks%40example.com",
    cancelUrl: "https://petals.example/energy-scan",
    expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    ...changes,
  };
}
