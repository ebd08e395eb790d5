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
import { formatMoney, isChargeable, leastAmount, percentOf } from "./money.ts";

const paidFacts: PaymentFacts = {
  session: "complete",
  payment: "paid",
  refundedInFull: false,
  disputed: false,
  subtotal: 999,
  discount: 0,
};

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
  // What was given up waits again when its page turns out to be open, as for a debit that takes days.
  expect(mayMove("failed", "open")).toBe(true);
});

test("the owner's decision wins in every state, and without one the state alone opens the report", () => {
  for (const state of purchaseStates) {
    expect(opensReport({ state, decision: null })).toBe(grantsAccess(state));
    expect(opensReport({ state, decision: "granted" })).toBe(true);
    expect(opensReport({ state, decision: "revoked" })).toBe(false);
  }
});

test.each([
  [1250, "usd", "$12.50"],
  [1000, "usd", "$10.00"],
  [123_456, "eur", "€1,234.56"],
  [500, "jpy", "¥500"],
  [13_000, "KRW", "₩13,000"],
  [3990, "bhd", "BHD 3.990"],
  [50_000, "isk", "ISK 500"],
  [1250, "afn", "AFN 12.50"],
  [15_000, "mga", "MGA 15,000"],
])("%d in %s reads %s", (amount, currency, label) => {
  expect(formatMoney(amount, currency).replaceAll("\u{a0}", " ")).toBe(label);
});

test.each([
  [50, "usd", true],
  [49, "usd", false],
  [9.99, "usd", false],
  [50, "jpy", true],
  [3990, "bhd", true],
  [3995, "bhd", false],
  [490, "bhd", false],
  [50_000, "isk", true],
  [50_050, "isk", false],
  [100_000_000, "usd", false],
])("whether Stripe can charge %d in %s: %s", (amount, currency, isRight) => {
  expect(isChargeable(amount, currency)).toBe(isRight);
});

test.each([
  [20, 999, "usd", 200],
  [20, 3330, "bhd", 670],
  [100, 3330, "bhd", 3330],
])("%d percent of %d in %s is a sum that can be charged", (percent, amount, currency, share) => {
  expect(percentOf(percent, amount, currency)).toBe(share);
});

test("the least amount can be charged, and nothing below it", () => {
  for (const currency of ["usd", "jpy", "tnd", "ugx"]) {
    expect(isChargeable(leastAmount(currency), currency)).toBe(true);
    expect(isChargeable(leastAmount(currency) - 1, currency)).toBe(false);
  }
});
