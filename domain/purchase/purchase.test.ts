import fc from "fast-check";
import { expect, test } from "vitest";
import {
  grantsAccess,
  mayMove,
  opensReport,
  purchaseStates,
  stateFromFacts,
  type PaymentFacts,
} from "./purchase.ts";

const paidFacts: PaymentFacts = {
  session: "complete",
  payment: "paid",
  refundedInFull: false,
  disputed: false,
  subtotal: 999,
  discount: 0,
};

const anyState = fc.constantFrom(...purchaseStates);
const anyFacts: fc.Arbitrary<PaymentFacts> = fc.record({
  session: fc.constantFrom("open", "complete", "expired"),
  payment: fc.constantFrom("paid", "unpaid", "failed", "not_required"),
  refundedInFull: fc.boolean(),
  disputed: fc.boolean(),
  subtotal: fc.nat({ max: 5000 }),
  discount: fc.nat({ max: 5000 }),
});

test("a complete and paid session is a paid purchase, and it grants the report (spec 6)", () => {
  expect(stateFromFacts(paidFacts)).toBe("paid");
  expect(grantsAccess("paid")).toBe(true);
});

test("nothing to pay is believed only when a discount covers the whole price", () => {
  const nothingToPay = { ...paidFacts, payment: "not_required" } as const;
  expect(stateFromFacts({ ...nothingToPay, discount: 999 })).toBe("free");
  expect(stateFromFacts({ ...nothingToPay, discount: 998 })).toBe("open");
  expect(stateFromFacts({ ...nothingToPay, discount: 0 })).toBe("open");
});

test.each([
  ["a payment that has not arrived", { payment: "unpaid" }, "open"],
  ["a payment that will not arrive", { payment: "failed" }, "failed"],
  ["a payment page still open", { session: "open", payment: "unpaid" }, "open"],
  ["a payment page that ran out", { session: "expired", payment: "unpaid" }, "expired"],
  ["a full refund", { refundedInFull: true }, "refunded"],
  ["a dispute", { disputed: true }, "disputed"],
  ["a refund of a disputed payment", { refundedInFull: true, disputed: true }, "refunded"],
] as const)("%s does not grant the report", (_name, change, state) => {
  expect(stateFromFacts({ ...paidFacts, ...change })).toBe(state);
  expect(grantsAccess(state)).toBe(false);
});

test("no facts grant the report unless the session is complete, and neither refunded nor disputed", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      fc.pre(grantsAccess(stateFromFacts(facts)));
      expect(facts).toMatchObject({ session: "complete", refundedInFull: false, disputed: false });
    }),
  );
});

test("late or repeated events never take a granted report back, except by refund or dispute, which may fail and be won", () => {
  const unsold = ["created", "open", "expired", "failed"] as const;
  const follows = ["paid", "free", "refunded", "disputed"] as const;
  for (const from of purchaseStates) {
    const after = purchaseStates.filter((to) => mayMove(from, to));
    // None returns to the state in which it was recorded, and none moves to where it is.
    expect(after).not.toContain("created");
    expect(after).not.toContain(from);
    if (grantsAccess(from)) expect(["refunded", "disputed"]).toEqual(expect.arrayContaining(after));
    // What was not granted yet can always follow the provider.
    if (unsold.some((state) => state === from)) {
      expect(after).toEqual(expect.arrayContaining([...follows]));
    }
  }
  expect([mayMove("refunded", "paid"), mayMove("disputed", "paid")]).toEqual([true, true]);
});

test("without a decision of the owner, the state alone opens the report", () => {
  for (const state of purchaseStates) {
    expect(opensReport({ state, decision: null })).toBe(grantsAccess(state));
  }
});

test("the owner's decision wins over whatever the provider says, before and after", () => {
  fc.assert(
    fc.property(anyState, anyState, (before, after) => {
      for (const state of [before, after]) {
        expect(opensReport({ state, decision: "granted" })).toBe(true);
        expect(opensReport({ state, decision: "revoked" })).toBe(false);
      }
    }),
  );
});
