/** At most so many calls within so many seconds, counted from the first. */
export type Rule = { readonly calls: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often somebody may call. An order makes a payment page, on which stolen cards could be tried out, and answers whether a
 * coupon code exists; so few visitors need are many. Asking for a report costs little. A network is the 65,536 lines of
 * IPv6 around an address, which may all be in one house; more loosely, since they may be in as many.
 */
export const rules = {
  checkoutByAddress: [
    { calls: 6, seconds: minute },
    { calls: 30, seconds: hour },
  ],
  checkoutByNetwork: [
    { calls: 30, seconds: minute },
    { calls: 150, seconds: hour },
  ],
  /** From wherever it comes: whoever drives our own page through many addresses has one scan. */
  checkoutByKey: [
    { calls: 10, seconds: 10 * minute },
    { calls: 30, seconds: day },
  ],
  /** At one address. */
  checkoutByEmail: [
    { calls: 5, seconds: 10 * minute },
    { calls: 20, seconds: day },
  ],
  reportByAddress: [{ calls: 60, seconds: minute }],
  reportByNetwork: [{ calls: 300, seconds: minute }],
} as const satisfies Record<string, readonly Rule[]>;

export type Limited = keyof typeof rules;
