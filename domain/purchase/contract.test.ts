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

test("a purchase is read with its fields, whatever they are, and a refusal without them", () => {
  expect(readPurchaseAnswer({ data: purchase, more: 1 })).toEqual(purchase);
  expect(readPurchaseAnswer({ data: { ...purchase, id: 1 } })?.id).toBe(1);
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
