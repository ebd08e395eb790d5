import { expect, test } from "vitest";
import { orderAmount, orderDate, orderNumber, type Order } from "./order.ts";

const order: Order = {
  orderId: "0123456789abcdef",
  amountTotal: 1250,
  currency: "usd",
  orderDate: new Date(2026, 10, 21, 8, 15),
};

test("the order number is '#' and the first 8 characters of the id (spec 2)", () => {
  expect(orderNumber(order)).toBe("#01234567");
});

// The currencies are tried in money.test.ts.
test.each([
  [1250, "usd", "$12.50"],
  [123_450, "usdc", "USDC 1,234.50"],
  [123_450, "", "1,234.50"],
  [123_450, "$", "$ 1,234.50"],
])("an amount of %i in %j reads %s (spec 2)", (amountTotal, currency, shown) => {
  expect(orderAmount({ ...order, amountTotal, currency })).toBe(shown);
});

test("the date is in the long US format with time (spec 2)", () => {
  expect(orderDate(order)).toMatch(/^November 21, 2026 at 8:15\sAM$/u);
});

test("a date that cannot be read is said to be unknown", () => {
  expect(orderDate({ ...order, orderDate: new Date("soon") })).toBe(undefined);
});
