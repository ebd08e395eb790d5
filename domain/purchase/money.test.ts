import { expect, test } from "vitest";
import { formatMoney, isChargeable, leastAmount, percentOf } from "./money.ts";

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
