/** At most so many calls within so many seconds, counted from the first. */
export type Rule = { readonly calls: number; readonly seconds: number };

const rule = (calls: number, seconds: number): Rule => ({ calls, seconds });

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often somebody may call. Orders are limited tightly: each makes a payment page, where stolen cards could be tried out,
 * and tells whether a coupon code exists. Asking for a report costs little. A network is an IPv6 /48: 65,536 lines that may
 * be in one house or in as many, so its limits are wider.
 */
export const rules = {
  checkoutByAddress: [rule(6, minute), rule(30, hour)],
  checkoutByNetwork: [rule(30, minute), rule(150, hour)],
  /** For all addresses together: a script that drives our own page through many addresses sends one scan's key. */
  checkoutByKey: [rule(10, 10 * minute), rule(30, day)],
  checkoutByEmail: [rule(5, 10 * minute), rule(20, day)],
  linkByAddress: [rule(5, 10 * minute), rule(20, day)],
  linkByNetwork: [rule(25, 10 * minute), rule(100, day)],
  /** Mails to one mailbox, whoever asked for them. */
  linkByEmail: [rule(3, hour), rule(6, day)],
  reportByAddress: [rule(60, minute)],
  reportByNetwork: [rule(300, minute)],
} as const satisfies Record<string, readonly Rule[]>;

export type Limited = keyof typeof rules;
