import fc from "fast-check";
import { expect, test } from "vitest";
import { isCardNumber, isExpired, parseExpiry } from "./pay-form.ts";
import { behaviorOf } from "./test-cards.ts";

test("test cards pass the check digit, and any single wrong digit fails it", () => {
  const numbers = fc.constantFrom("4242424242424242", "4000000000000002", "378282246310005");
  fc.assert(
    fc.property(numbers, fc.nat(14), fc.integer({ min: 1, max: 9 }), (number, index, shift) => {
      const digit = (Number(number[index]) + shift) % 10;
      expect(isCardNumber(number)).toBe(true);
      expect(isCardNumber(number.slice(0, index) + digit + number.slice(index + 1))).toBe(false);
    }),
  );
});

test("a card that is not one of the test cards is never charged", () => {
  expect(isCardNumber("4111111111111111")).toBe(true);
  expect(behaviorOf("4111111111111111").decline).toBe("test_mode_live_card");
  expect(behaviorOf("4242424242424242").decline).toBeUndefined();
});

test("expiry dates are read as people write them", () => {
  for (const typed of ["12/34", "12 / 34", "12 / 2034", "1234", " 12-34 "]) {
    expect(parseExpiry(typed), typed).toEqual({ month: 12, year: 2034 });
  }
  for (const typed of ["", "13/34", "0/34", "12", "12/3", "ab/cd", "12/345"]) {
    expect(parseExpiry(typed), typed).toBeUndefined();
  }
});

test("a card is good until the last moment of its month", () => {
  const november = { month: 11, year: 2026 };
  expect(isExpired(november, new Date("2026-11-30T23:59:59.999Z"))).toBe(false);
  expect(isExpired(november, new Date("2026-12-01T00:00:00.000Z"))).toBe(true);
});
