import { expect, test } from "vitest";
import { orderAmount, orderDate, orderNumber, orderStatus, type Order } from "./order.ts";

const order: Order = {
  orderId: "0123456789abcdef",
  amountTotal: 1250,
  currency: "usd",
  orderDate: new Date(2026, 10, 21, 8, 15),
  orderStatus: "completed",
};

test("the order number is '#' and the first 8 characters of the id (spec 2)", () => {
  expect(orderNumber(order)).toBe("#01234567");
});

test("the amount is the total divided by 100, US-locale, in a currency that has cents (spec 2)", () => {
  expect(orderAmount(order)).toBe("$12.50");
  expect(orderAmount({ ...order, amountTotal: 0 })).toBe("$0.00");
  expect(orderAmount({ ...order, amountTotal: 123456, currency: "eur" })).toBe("€1,234.56");
});

test("the amount in a currency without cents is the total itself", () => {
  expect(orderAmount({ ...order, amountTotal: 1500, currency: "jpy" })).toBe("¥1,500");
});

test.each([
  ["usdc", "USDC 1,234.50"],
  ["", "1,234.50"],
  ["$", "$ 1,234.50"],
])("an amount in the unknown currency %j is shown as a number behind it", (currency, shown) => {
  expect(orderAmount({ ...order, amountTotal: 123_450, currency })).toBe(shown);
});

test("the date is in the long US format with time (spec 2)", () => {
  expect(orderDate(order)).toMatch(/^November 21, 2026 at 8:15\sAM$/u);
});

test("a date that cannot be read is said to be unknown", () => {
  expect(orderDate({ ...order, orderDate: new Date("soon") })).toBe(undefined);
});

test("the status is capitalized and otherwise shown as received (spec 2 and 3)", () => {
  expect(orderStatus(order)).toBe("Completed");
  expect(orderStatus({ ...order, orderStatus: "on hold" })).toBe("On hold");
});
