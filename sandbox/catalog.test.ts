import { expect, test } from "vitest";
import { ordinary, promotionCodeId, startSandbox } from "./sandbox.fixture.ts";

test("a code is found in any case of letters, with its coupon when asked", async () => {
  await using sandbox = await startSandbox();
  const { data } = await sandbox.stripe.promotionCodes.list({
    code: "calm20",
    expand: ["data.promotion.coupon"],
  });
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    code: "CALM20",
    active: true,
    promotion: { type: "coupon", coupon: { percent_off: 20, valid: true } },
  });
});

test("an unknown code gives an empty list", async () => {
  await using sandbox = await startSandbox();
  expect((await sandbox.stripe.promotionCodes.list({ code: "NOPE" })).data).toEqual([]);
});

test.for([
  ["EXPIRED", "coupon_expired"],
  ["USEDUP", undefined],
] as const)("%s is found, tells why it is not active, and is refused", async ([text, code]) => {
  await using sandbox = await startSandbox();
  const [found] = (await sandbox.stripe.promotionCodes.list({ code: text })).data;
  expect(found?.active).toBe(false);
  if (code) expect(found?.expires_at).toBeLessThan(Date.now() / 1000);
  else expect(found?.times_redeemed).toBe(found?.max_redemptions);
  const discounts = [{ promotion_code: found?.id ?? "" }];
  await expect(
    sandbox.stripe.checkout.sessions.create(ordinary({ discounts })),
  ).rejects.toMatchObject({ statusCode: 400, code, param: "discounts[0][promotion_code]" });
});

test("a discount lowers the total by whole cents and is counted when paid", async () => {
  await using sandbox = await startSandbox();
  const promotion_code = await promotionCodeId(sandbox.stripe, "CALM20");
  const session = await sandbox.stripe.checkout.sessions.create(
    ordinary({ discounts: [{ promotion_code }] }),
  );
  expect(session).toMatchObject({
    amount_subtotal: 999,
    amount_total: 799,
    total_details: { amount_discount: 200 },
    payment_status: "unpaid",
    discounts: [{ promotion_code }],
  });
  const timesRedeemed = async () =>
    (await sandbox.stripe.promotionCodes.list({ code: "CALM20" })).data[0]?.times_redeemed;
  expect(await timesRedeemed()).toBe(0);
  await sandbox.pay(session);
  expect(await timesRedeemed()).toBe(1);
});

test("a full discount leaves nothing to pay and makes no payment intent", async () => {
  await using sandbox = await startSandbox();
  const promotion_code = await promotionCodeId(sandbox.stripe, "gift100");
  const session = await sandbox.stripe.checkout.sessions.create(
    ordinary({ discounts: [{ promotion_code }] }),
  );
  expect(session).toMatchObject({
    status: "open",
    amount_total: 0,
    payment_status: "no_payment_required",
    total_details: { amount_discount: 999 },
  });
  expect((await sandbox.pay(session, { number: "" })).status).toBe(303);
  expect(await sandbox.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "complete",
    payment_status: "no_payment_required",
    payment_intent: null,
  });
});
