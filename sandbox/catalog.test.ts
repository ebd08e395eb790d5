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

test("without expansion the coupon is an id", async () => {
  await using sandbox = await startSandbox();
  const { data } = await sandbox.stripe.promotionCodes.list({ code: "CALM20" });
  expect(data[0]?.promotion.coupon).toBeTypeOf("string");
});

test("an unknown code gives an empty list", async () => {
  await using sandbox = await startSandbox();
  expect((await sandbox.stripe.promotionCodes.list({ code: "NOPE" })).data).toEqual([]);
});

test.for(["EXPIRED", "USEDUP"])("%s is found, and is not active", async (code) => {
  await using sandbox = await startSandbox();
  const { promotionCodes } = sandbox.stripe;
  expect((await promotionCodes.list({ code })).data[0]?.active).toBe(false);
});

test("the reason why a code is inactive can be read from it", async () => {
  await using sandbox = await startSandbox();
  const { promotionCodes } = sandbox.stripe;
  const [expired] = (await promotionCodes.list({ code: "EXPIRED" })).data;
  expect(expired?.expires_at).toBeLessThan(Date.now() / 1000);
  const [usedUp] = (await promotionCodes.list({ code: "USEDUP" })).data;
  expect(usedUp?.times_redeemed).toBe(usedUp?.max_redemptions);
});

test.for([
  ["EXPIRED", "coupon_expired"],
  ["USEDUP", undefined],
] as const)("a session with %s is refused at its discount", async ([text, code]) => {
  await using sandbox = await startSandbox();
  const promotion_code = await promotionCodeId(sandbox.stripe, text);
  await expect(
    sandbox.stripe.checkout.sessions.create(ordinary({ discounts: [{ promotion_code }] })),
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
