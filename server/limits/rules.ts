/** At most so many calls within so many seconds, counted from the first. */
export type Rule = { readonly calls: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often one address, or one e-mail, may call. An order makes a payment page, on which stolen cards could be tried
 * out, and answers whether a coupon code exists; so few visitors need are many. Asking for a report costs little.
 */
export const rules = {
  checkoutByAddress: [
    { calls: 6, seconds: minute },
    { calls: 30, seconds: hour },
  ],
  checkoutByEmail: [
    { calls: 5, seconds: 10 * minute },
    { calls: 20, seconds: day },
  ],
  reportByAddress: [{ calls: 60, seconds: minute }],
} as const satisfies Record<string, readonly Rule[]>;

export type Limited = keyof typeof rules;
