import { expect, test } from "vitest";
import { startSandbox } from "./sandbox.fixture.ts";

const atNoon = new Date("2026-11-21T12:00:00Z");
const noon = atNoon.getTime() / 1000;

test("a promotion code is made for a coupon, with a code of its own if none is wished", async () => {
  await using sandbox = await startSandbox({ now: () => atNoon });
  const { coupons, promotionCodes } = sandbox.stripe;
  const coupon = await coupons.create({ duration: "once", percent_off: 30 });
  const made = await promotionCodes.create({
    promotion: { type: "coupon", coupon: coupon.id },
    max_redemptions: 2,
    expires_at: noon + 60,
    expand: ["promotion.coupon"],
  });
  expect(made).toMatchObject({
    code: expect.stringMatching(/^[A-Z0-9]{8}$/u),
    active: true,
    max_redemptions: 2,
    expires_at: noon + 60,
    promotion: { coupon: { id: coupon.id, percent_off: 30 } },
  });
  const { data } = await promotionCodes.list({ active: true, code: made.code });
  expect(data).toMatchObject([{ id: made.id }]);
});

test.each([
  [{}, "percent_off"],
  [{ percent_off: 10, amount_off: 100, currency: "usd" }, "percent_off"],
  [{ percent_off: 101 }, "percent_off"],
  [{ amount_off: 100 }, "currency"],
])("a coupon of %j is refused", async (params, param) => {
  await using sandbox = await startSandbox();
  await expect(sandbox.stripe.coupons.create(params)).rejects.toMatchObject({ param });
});

test.each([
  [{ code: "calm20" }, { message: expect.stringContaining("already exists") }],
  [{ code: "a b" }, { param: "code" }],
  [{ expires_at: noon }, { param: "expires_at" }],
  [{ promotion: { type: "coupon", coupon: "none" } }, { code: "resource_missing" }],
] as const)("a promotion code with %j is refused", async (params, error) => {
  await using sandbox = await startSandbox({ now: () => atNoon });
  const { id: coupon } = await sandbox.stripe.coupons.create({ percent_off: 30 });
  const right = { promotion: { type: "coupon", coupon } } as const;
  await expect(sandbox.stripe.promotionCodes.create({ ...right, ...params })).rejects.toMatchObject(
    { statusCode: 400, ...error },
  );
});
