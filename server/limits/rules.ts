/** At most so many calls within so many seconds, counted from the first. */
export type Rule = { readonly calls: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often somebody may call. Orders are limited tightly: each makes a payment page, where stolen cards could be tried out,
 * and tells whether a coupon code exists. Asking for a report costs little. A network is an IPv6 /48: 65,536 lines that may
 * be in one house or in as many, so its limits are wider.
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
  /** For all addresses together: a script that drives our own page through many addresses sends one scan's key. */
  checkoutByKey: [
    { calls: 10, seconds: 10 * minute },
    { calls: 30, seconds: day },
  ],
  checkoutByEmail: [
    { calls: 5, seconds: 10 * minute },
    { calls: 20, seconds: day },
  ],
  linkByAddress: [
    { calls: 5, seconds: 10 * minute },
    { calls: 20, seconds: day },
  ],
  linkByNetwork: [
    { calls: 25, seconds: 10 * minute },
    { calls: 100, seconds: day },
  ],
  /** Mails to one mailbox, whoever asked for them. */
  linkByEmail: [
    { calls: 3, seconds: hour },
    { calls: 6, seconds: day },
  ],
  reportByAddress: [{ calls: 60, seconds: minute }],
  reportByNetwork: [{ calls: 300, seconds: minute }],
} as const satisfies Record<string, readonly Rule[]>;

export type Limited = keyof typeof rules;
