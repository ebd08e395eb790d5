import { leastAmount, percentOf } from "#domain/purchase/money.ts";
import type {
  Coupon,
  Discount,
  NewCoupon,
  PaymentCoupons,
} from "#server/payments/payment-coupons.ts";
import type { Refused, Unreachable } from "#server/payments/payment-provider.ts";
import type { Offer } from "#server/purchases/offer.ts";
import { done, failed, type Answer } from "./command.ts";
import type { CouponCommand } from "./coupon-line.ts";
import { money, table } from "./describe.ts";

/** The time for the provider's answers, in milliseconds. */
const waitMs = 20_000;

const sandboxCodes = ["CALM20", "GIFT100", "EXPIRED", "USEDUP", "LASTONE"];

/** Makes or lists coupons at the payment provider; `coupons` is undefined in a sandbox. */
export function workOnCoupons(
  coupons: PaymentCoupons | undefined,
  offer: Offer,
  now: Date,
  command: CouponCommand,
): Promise<Answer> | Answer {
  if (!coupons) {
    const says = `Payments are a sandbox, whose only coupons are ${sandboxCodes.join(", ")}. To make your own, set Stripe's test key as STRIPE_SECRET_KEY, with PAYMENTS=test.`;
    return command.kind === "listCoupons"
      ? done(
          sandboxCodes.map((code) => ({ code })),
          says,
        )
      : failed(says);
  }
  return command.kind === "listCoupons"
    ? listCoupons(coupons)
    : createCoupon(coupons, offer, now, command.coupon);
}

async function createCoupon(
  coupons: PaymentCoupons,
  offer: Offer,
  now: Date,
  wanted: NewCoupon,
): Promise<Answer> {
  if (wanted.until !== null && wanted.until <= now) {
    return failed("--until is a day that is over. Take today or a later one.");
  }
  const { amount: price, currency } = offer;
  const left = price - (wanted.amountOff ?? percentOf(wanted.percentOff ?? 0, price, currency));
  if (left > 0 && left < leastAmount(currency)) {
    return failed(
      `It would leave ${money(left, currency)} to pay, and less than ${money(leastAmount(currency), currency)} can't be charged. Take less off, or all of it with --percent 100.`,
    );
  }
  const made = await coupons.create(wanted, AbortSignal.timeout(waitMs));
  switch (made.kind) {
    case "created":
      return done(
        dataOf(made.coupon),
        `${made.coupon.code} takes ${wordsOf(made.coupon)} off.`,
        limits(made.coupon),
      );
    case "codeTaken":
      return failed(
        `There is a coupon ${wanted.code} already. Choose another --code, or turn that one off at Stripe.`,
      );
    default:
      return failure(made);
  }
}

async function listCoupons(coupons: PaymentCoupons): Promise<Answer> {
  const found = await coupons.list(AbortSignal.timeout(waitMs));
  if (found.kind !== "listed") return failure(found);
  const data = found.coupons.map(dataOf);
  if (data.length === 0) return done(data, "There is no coupon.");
  const rows = found.coupons.map((coupon) => [
    coupon.code,
    wordsOf(coupon),
    coupon.uses === null ? String(coupon.used) : `${coupon.used} of ${coupon.uses}`,
    lastDay(coupon) ?? "-",
    coupon.refusal === undefined ? "can be used" : standings[coupon.refusal],
  ]);
  return done(data, ...table([["code", "takes off", "used", "until (UTC)", ""], ...rows]));
}

const standings = {
  unknown: "turned off",
  expired: "over",
  usedUp: "used up",
  notApplicable: "not for this price, or not for guests",
} as const;

function wordsOf({ percentOff, amountOff, currency }: Discount): string {
  return percentOff === null ? money(amountOff, currency ?? "") : `${percentOff} %`;
}

function limits(coupon: Coupon): string {
  const { uses } = coupon;
  const often = uses === null ? "as often as you like" : uses === 1 ? "once" : `${uses} times`;
  const last = lastDay(coupon);
  return `It can be used ${often}${last === null ? "" : `, until the end of ${last} (UTC)`}.`;
}

/** The last day on which it can be used. */
function lastDay({ until }: Coupon): string | null {
  return until === null ? null : new Date(until.getTime() - 1).toISOString().slice(0, 10);
}

function dataOf(coupon: Coupon) {
  return {
    code: coupon.code,
    percent_off: coupon.percentOff,
    amount_off: coupon.amountOff,
    currency: coupon.currency,
    used: coupon.used,
    uses: coupon.uses,
    until: coupon.until?.toISOString() ?? null,
    can_be_used: coupon.refusal === undefined,
  };
}

function failure(given: Refused | Unreachable): Answer {
  return given.kind === "refused"
    ? failed(
        `Stripe refused it (${given.reason}). A restricted key needs the right to write Coupons and Promotion Codes.`,
      )
    : failed(
        `Stripe did not answer (${given.reason}). Look at "coupon list" before you try again: it may have been done.`,
      );
}
