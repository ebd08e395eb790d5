import { expect, test } from "vitest";
import { readCheckoutAnswer, readRefusal } from "./checkout-answer.ts";
import { readPurchaseAnswer } from "./contract.ts";

const purchase = {
  report_access_granted: true,
  id: "cs_1",
  amount_total: 999,
  currency: "usd",
  created_at: "2026-11-22T09:00:00.000Z",
};

test("a purchase is read with all its fields, and without those that a refusal leaves out", () => {
  expect(readPurchaseAnswer({ data: purchase, more: 1 })).toEqual(purchase);
  expect(readPurchaseAnswer({ data: null })).toBeNull();
  const refused = { report_access_granted: false, id: null };
  expect(readPurchaseAnswer({ data: refused })).toEqual(refused);
});

test.each([
  undefined,
  null,
  "granted",
  {},
  { data: "granted" },
  { data: { ...purchase, report_access_granted: "true" } },
  { data: { ...purchase, id: 1 } },
  { data: { ...purchase, amount_total: 9.99 } },
  { data: { ...purchase, currency: {} } },
  { data: { ...purchase, created_at: 0 } },
])("the answer %j to the purchase check grants nothing: it is an error", (answer) => {
  expect(() => readPurchaseAnswer(answer)).toThrow("not a purchase");
});

test("a checkout without an address is none, and its session may be absent", () => {
  expect(readCheckoutAnswer({ url: "/pay", session_id: "cs_1" })).toEqual({
    url: "/pay",
    sessionId: "cs_1",
  });
  expect(readCheckoutAnswer({ url: "/pay", session_id: null })?.sessionId).toBeUndefined();
  for (const answer of [undefined, [], {}, { url: "" }, { url: 1 }]) {
    expect(readCheckoutAnswer(answer)).toBeUndefined();
  }
});

test("a refusal has words", () => {
  expect(readRefusal({ error: "No.", field: "coupon_code" })).toEqual({
    error: "No.",
    field: "coupon_code",
  });
  for (const answer of [null, {}, { error: "" }, { error: 1 }]) {
    expect(readRefusal(answer)).toBeUndefined();
  }
});
