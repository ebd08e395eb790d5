import { site } from "#content/site.ts";
import { readMoney } from "#domain/purchase/money.ts";
import type { NewCoupon } from "#server/payments/payment-coupons.ts";
import { Misuse, readLastDay } from "./misuse.ts";

export type CouponCommand =
  { readonly kind: "createCoupon"; readonly coupon: NewCoupon } | { readonly kind: "listCoupons" };

const creating = ["percent", "amount", "uses", "until", "code"] as const;
type Values = { readonly [name in (typeof creating)[number]]?: string | undefined };

/** Reads what stands behind `coupon`; `given` are the names of the options. */
export function readCouponLine(
  words: readonly string[],
  values: Values,
  given: readonly string[],
): CouponCommand {
  const [verb, ...rest] = words;
  if (verb !== "create" && verb !== "list") {
    throw new Misuse(`There is no command "${["coupon", verb].filter(Boolean).join(" ")}".`);
  }
  if (rest.length > 0) throw new Misuse(`coupon ${verb} takes options only.`);
  const known: readonly string[] = verb === "create" ? creating : [];
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Misuse(`coupon ${verb} does not take --${unknown}.`);
  return verb === "list"
    ? { kind: "listCoupons" }
    : { kind: "createCoupon", coupon: readCoupon(values) };
}

function readCoupon({ percent, amount, uses, until, code }: Values): NewCoupon {
  if ((percent === undefined) === (amount === undefined)) {
    throw new Misuse("coupon create needs either --percent or --amount.");
  }
  if (code !== undefined && !/^[A-Za-z0-9-]{3,40}$/u.test(code)) {
    throw new Misuse("--code must be 3 to 40 letters, digits and hyphens, such as CALM20.");
  }
  return {
    percentOff: percent === undefined ? null : readWhole("percent", percent, 100),
    amountOff: amount === undefined ? null : readAmount(amount),
    currency: amount === undefined ? null : site.offer.currency,
    uses: uses === undefined ? null : readWhole("uses", uses, 1_000_000),
    until: until === undefined ? null : readLastDay("until", until),
    // Visitors type it in capitals.
    code: code?.toUpperCase() ?? null,
  };
}

function readWhole(name: string, word: string, most: number): number {
  const value = Number(word);
  if (/^\d+$/u.test(word) && value >= 1 && value <= most) return value;
  throw new Misuse(`--${name} must be a whole number from 1 to ${most}.`);
}

function readAmount(word: string): number {
  const { currency } = site.offer;
  const amount = readMoney(word, currency);
  if (amount !== undefined && amount > 0) return amount;
  throw new Misuse(`--amount must be an amount of ${currency.toUpperCase()}, such as 2 or 2.50.`);
}
