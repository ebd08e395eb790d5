import fc from "fast-check";
import { expect, test } from "vitest";
import { readReturnVisit, returnAddress } from "./return-visit.ts";

test("a return needs session_id, email and payment_success equal to true (spec 5)", () => {
  const full = "?session_id=cs_1&email=ana%2Bscan%40example.com&payment_success=true";
  expect(readReturnVisit(full)).toEqual({ sessionId: "cs_1", email: "ana+scan@example.com" });
  for (const search of [
    "",
    "?session_id=cs_1&email=a%40b.c",
    "?session_id=cs_1&payment_success=true",
    "?email=a%40b.c&payment_success=true",
    "?session_id=cs_1&email=a%40b.c&payment_success=1",
    "?session_id=&email=a%40b.c&payment_success=true",
  ]) {
    expect(readReturnVisit(search), search).toBeUndefined();
  }
});

test("the address of a report leads back to the same visit, whatever the e-mail holds", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: "grapheme" }),
      fc.string({ minLength: 1 }),
      (email, sessionId) => {
        const address = returnAddress({ sessionId, email });
        const search = address.slice(address.indexOf("?"));
        expect(readReturnVisit(search)).toEqual({ sessionId, email });
      },
    ),
  );
});
