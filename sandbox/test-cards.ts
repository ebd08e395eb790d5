/** A card as a payer typed it; `year` has four digits. */
export type Card = {
  readonly number: string;
  readonly month: number;
  readonly year: number;
};

/** The test card that always pays. */
export const approvedCard: Card = { number: "4242424242424242", month: 12, year: 2040 };

/** Why a bank declines, by Stripe's decline codes, and what the payer reads. */
const declines = {
  generic_decline: "Your card was declined. Try another card.",
  insufficient_funds: "Your card has insufficient funds. Try another card.",
  processing_error: "Something went wrong while processing your card. Try again in a moment.",
  test_mode_live_card:
    "Your card was declined. Only test cards work here: use 4242 4242 4242 4242.",
};
export type Decline = { readonly code: string; readonly message: string };

type TestCard = {
  readonly brand?: string;
  readonly decline?: keyof typeof declines;
  /** Its bank asks the payer to authenticate first, by 3-D Secure. */
  readonly authenticates?: boolean;
  /** What its bank does after the charge. */
  readonly afterwards?: "dispute" | "inquiry" | "earlyFraudWarning";
};

/** Stripe's test cards (docs.stripe.com/testing), those that a shop must know the ways of. */
const testCards: ReadonlyMap<string, TestCard> = new Map<string, TestCard>([
  ["4242424242424242", {}],
  ["4000056655665556", {}],
  ["5555555555554444", { brand: "mastercard" }],
  ["378282246310005", { brand: "amex" }],
  ["4000002760003184", { authenticates: true }],
  ["4000008260003178", { authenticates: true, decline: "insufficient_funds" }],
  ["4000000000000002", { decline: "generic_decline" }],
  ["4000000000009995", { decline: "insufficient_funds" }],
  ["4000000000000119", { decline: "processing_error" }],
  ["4000000000000259", { afterwards: "dispute" }],
  ["4000000000001976", { afterwards: "inquiry" }],
  ["4000000000005423", { afterwards: "earlyFraudWarning" }],
]);

/** What happens to a card when it is charged; one that is not a test card is always declined. */
export function behaviorOf(number: string) {
  const {
    brand = "visa",
    decline,
    authenticates = false,
    afterwards,
  }: TestCard = testCards.get(number) ?? { decline: "test_mode_live_card" };
  const declined: Decline | undefined = decline && { code: decline, message: declines[decline] };
  return { brand, declined, authenticates, afterwards };
}
