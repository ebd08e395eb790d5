/** A card as a payer typed it; `year` has four digits. */
export type Card = {
  readonly number: string;
  readonly month: number;
  readonly year: number;
};

/** Why a bank declines, by Stripe's decline codes, and what the payer reads. */
export const declines = {
  generic_decline: "Your card was declined. Try another card.",
  insufficient_funds: "Your card has insufficient funds. Try another card.",
  processing_error: "Something went wrong while processing your card. Try again in a moment.",
  test_mode_live_card:
    "Your card was declined. Only test cards work here: use 4242 4242 4242 4242.",
};

/** What happens to a card when it is charged. */
type Behavior = {
  /** Visa if it is left out. */
  readonly brand?: string;
  readonly decline?: keyof typeof declines;
  /** The bank asks the payer to authenticate first, by 3-D Secure. */
  readonly authenticates?: boolean;
};

/** Stripe's test cards (docs.stripe.com/testing), those that a shop must know the ways of. */
const testCards = new Map<string, Behavior>([
  ["4242424242424242", {}],
  ["4000056655665556", {}],
  ["5555555555554444", { brand: "mastercard" }],
  ["378282246310005", { brand: "amex" }],
  ["4000002760003184", { authenticates: true }],
  ["4000008260003178", { authenticates: true, decline: "insufficient_funds" }],
  ["4000000000000002", { decline: "generic_decline" }],
  ["4000000000009995", { decline: "insufficient_funds" }],
  ["4000000000000119", { decline: "processing_error" }],
]);

/** One that is not a test card is always declined. */
export function behaviorOf(number: string): Behavior {
  return testCards.get(number) ?? { decline: "test_mode_live_card" };
}
