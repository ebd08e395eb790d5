import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { plainMoney } from "#domain/purchase/money.ts";
import { createStripeCoupons } from "#server/payments/stripe-promotion-codes.ts";
import { offerUnder } from "#server/purchases/offer.ts";
import { priceId, secretKey } from "#tests/reliability/account.ts";
import { isGranted, openShop } from "#tests/reliability/shop.ts";
import { moment, openOperator } from "#tests/support/operator.ts";
import { money } from "./describe.ts";

const { priceInCents: price, currency } = site.offer;

/** A shop, and the owner's command line at the same payment provider; both clocks stand at `moment`. */
async function openOffice() {
  const shop = await openShop({ now: () => moment });
  shop.testHelpers.advance(moment.getTime() - shop.testHelpers.now().getTime());
  const offer = offerUnder(priceId);
  const host = { host: "127.0.0.1", port: shop.providerPort };
  const coupons = createStripeCoupons(secretKey, offer, () => moment, { sandbox: host });
  const { ask } = await openOperator({ coupons });
  return { shop, ask, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

/** A code whose time was over a minute ago. */
const over = { code: "OVER", percent_off: 20, expires_at: moment.getTime() / 1000 - 60 };

const codeIn = (text: string) => /^[A-Z0-9-]+/u.exec(text)?.[0] ?? "";

test("a gift is a coupon of 100 % that works once", async () => {
  await using office = await openOffice();
  const { shop, ask } = office;
  const made = await ask("coupon create --percent 100 --uses 1");
  expect(made).toMatchObject({
    code: 0,
    out: expect.stringMatching(/takes 100 % off\.\nIt can be used once\./u),
  });
  const code = codeIn(made.out);

  const sessionId = await shop.openSession("ada@example.com", code.toLowerCase());
  shop.testHelpers.pay(sessionId);
  expect(isGranted(await shop.askForReport(sessionId, "ada@example.com"))).toBe(true);
  expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "free" });
  expect((await shop.order("eve@example.com", code)).body["error"]).toBe(
    "This coupon has already been used up.",
  );
  expect((await ask("coupon list")).out).toMatch(
    new RegExp(`^${code} +100 % +1 of 1 +- +used up$`, "mu"),
  );
});

test("a coupon takes an amount off until the end of a day, under the owner's own code", async () => {
  await using office = await openOffice();
  const { shop, ask } = office;
  const amount = plainMoney(100, currency);
  const made = await ask(`coupon create --amount ${amount} --until 2026-11-30 --code tea-time`);
  expect(made.out).toBe(
    `TEA-TIME takes ${money(100, currency)} off.\nIt can be used as often as you like, until the end of 2026-11-30 (UTC).`,
  );
  const sessionId = await shop.openSession("ada@example.com", "tea-time");
  expect(shop.testHelpers.sessions().at(-1)).toMatchObject({
    id: sessionId,
    amount_total: price - 100,
  });
  expect(JSON.parse((await ask("coupon list --json")).out)[0]).toEqual({
    code: "TEA-TIME",
    percent_off: null,
    amount_off: 100,
    currency,
    used: 0,
    uses: null,
    until: "2026-12-01T00:00:00.000Z",
    can_be_used: true,
  });
});

test("the list says of every coupon whether it can be used", async () => {
  await using office = await openOffice();
  const { shop, ask } = office;
  shop.testHelpers.createPromotionCode(over);
  const { out } = await ask("coupon list");
  expect(out).toMatch(/^CALM20 +20 % +0 +- +can be used$/mu);
  expect(out).toMatch(/^USEDUP +20 % +5 of 5 +- +used up$/mu);
  expect(out).toMatch(/^OVER +20 % +0 +2026-11-21 +over$/mu);
});

test("a code that is in use is refused, and leaves no coupon behind", async () => {
  await using office = await openOffice();
  const { shop, ask } = office;
  const answer = await ask("coupon create --percent 10 --code Calm20");
  expect(answer).toMatchObject({
    code: 1,
    err: expect.stringContaining("There is a coupon CALM20"),
  });
  expect(shop.testHelpers.requests.some(({ route }) => route === "POST /v1/coupons")).toBe(false);
  // One that can't be used any more gives its code back.
  shop.testHelpers.createPromotionCode(over);
  expect(await ask("coupon create --percent 10 --code OVER")).toMatchObject({ code: 0 });
});

test("what could never be paid is refused before it is made", async () => {
  await using office = await openOffice();
  const { ask } = office;
  const tooMuch = plainMoney(price - 10, currency);
  expect(await ask(`coupon create --amount ${tooMuch}`)).toMatchObject({
    code: 1,
    err: expect.stringContaining("can't be charged"),
  });
  expect(await ask("coupon create --percent 20 --until 2026-11-20")).toMatchObject({
    code: 1,
    err: expect.stringContaining("a day that is over"),
  });
});

test.each([
  ["coupon", "There is no command"],
  ["coupon delete", "There is no command"],
  ["coupon create", "either --percent or --amount"],
  ["coupon create --percent 10 --amount 2", "either --percent or --amount"],
  ["coupon create --percent 0", "--percent must be a whole number from 1 to 100"],
  ["coupon create --percent 101", "--percent must be"],
  ["coupon create --percent 12.5", "--percent must be"],
  ["coupon create --amount 2,50", "--amount must be an amount"],
  ["coupon create --amount 0", "--amount must be an amount"],
  ["coupon create --percent 10 --uses 0", "--uses must be"],
  ["coupon create --percent 10 --until soon", "--until must be a day"],
  ["coupon create --percent 10 --code a_b", "--code must be"],
  ["coupon create --percent 10 --email", "does not take --email"],
  ["coupon create CALM", "takes options only"],
  ["coupon list --percent 10", "does not take --percent"],
])("%s is not understood: %s", async (line, sentence) => {
  const { ask } = await openOperator();
  expect(await ask(line)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
});

test("in a sandbox the codes to try are named, and in a refusal the rights that the key needs", async () => {
  const { ask } = await openOperator();
  expect(await ask("coupon list")).toMatchObject({
    code: 0,
    out: expect.stringContaining("CALM20"),
  });
  expect(await ask("coupon create --percent 20")).toMatchObject({
    code: 1,
    err: expect.stringContaining("PAYMENTS=test"),
  });
  const refused = { kind: "refused", reason: "403" } as const;
  const away = { kind: "unreachable", reason: "deadline" } as const;
  const coupons = { create: () => Promise.resolve(refused), list: () => Promise.resolve(away) };
  const office = await openOperator({ coupons });
  expect((await office.ask("coupon create --percent 20")).err).toContain("Coupons and Promotion");
  expect((await office.ask("coupon list")).err).toContain("did not answer");
});
