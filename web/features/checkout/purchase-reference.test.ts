import fc from "fast-check";
import { expect, test } from "vitest";
import { readReference, readReturn, reportAddress } from "./purchase-reference.ts";

test("a return needs session_id, email and payment_success equal to true (spec 5)", () => {
  const full = "?session_id=cs_1&email=ana%2Bscan%40example.com&payment_success=true";
  expect(readReturn(full)).toEqual({ sessionId: "cs_1", email: "ana+scan@example.com" });
  for (const search of [
    "",
    "?session_id=cs_1&email=a%40b.c",
    "?session_id=cs_1&payment_success=true",
    "?email=a%40b.c&payment_success=true",
    "?session_id=cs_1&email=a%40b.c&payment_success=1",
    "?session_id=&email=a%40b.c&payment_success=true",
  ]) {
    expect(readReturn(search), search).toBeUndefined();
  }
});

test("/success needs session_id and email (spec 2)", () => {
  const purchase = { sessionId: "cs_1", email: "a@b.c" };
  expect(readReference("?session_id=cs_1&email=a%40b.c")).toEqual(purchase);
  expect(readReference("?session_id=cs_1")).toBeUndefined();
  expect(readReference("?email=a%40b.c&session_id=")).toBeUndefined();
});

test("the address of a report names the same purchase, whatever the e-mail holds", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: "grapheme" }),
      fc.string({ minLength: 1 }),
      (email, sessionId) => {
        const { search, hash } = new URL(
          reportAddress({ sessionId, email }, "r1.code"),
          "https://a.example",
        );
        expect(readReturn(search)).toEqual({ sessionId, email });
        expect(hash).toBe("#r1.code");
      },
    ),
  );
});
