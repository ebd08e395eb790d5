/** A card as a payer typed it; `year` has four digits. */
export type Card = {
  readonly number: string;
  readonly month: number;
  readonly year: number;
};

export type Decline = { readonly code: string; readonly message: string };

/** Stripe's test cards that are approved (docs.stripe.com/testing). */
const approved: ReadonlyMap<string, string> = new Map([
  ["4242424242424242", "visa"],
  ["4000056655665556", "visa"],
  ["5555555555554444", "mastercard"],
  ["378282246310005", "amex"],
  ["4000000000000259", "visa"],
  ["4000000000001976", "visa"],
  ["4000000000005423", "visa"],
  ["4000002760003184", "visa"],
]);

/** Stripe's test cards whose bank asks the payer to confirm first (docs.stripe.com/testing#regulatory-cards). */
const confirmed: ReadonlySet<string> = new Set(["4000002760003184", "4000008260003178"]);

export function needsConfirmation(number: string): boolean {
  return confirmed.has(number);
}

/** What a bank does after charging one of these approved cards (docs.stripe.com/testing#disputes). */
const trouble = {
  "4000000000000259": "dispute",
  "4000000000001976": "inquiry",
  "4000000000005423": "fraudWarning",
} as const;
export type Trouble = (typeof trouble)[keyof typeof trouble];

export function troubleWith(number: string): Trouble | undefined {
  return Object.hasOwn(trouble, number) ? trouble[number as keyof typeof trouble] : undefined;
}

/** Stripe's test cards that are declined, each for a reason of its own (docs.stripe.com/testing#declined-payments). */
const declined: ReadonlyMap<string, Decline> = new Map([
  [
    "4000000000000002",
    { code: "generic_decline", message: "Your card was declined. Try another card." },
  ],
  [
    "4000000000009995",
    { code: "insufficient_funds", message: "Your card has insufficient funds. Try another card." },
  ],
  [
    "4000008260003178",
    { code: "insufficient_funds", message: "Your card has insufficient funds. Try another card." },
  ],
  [
    "4000000000000119",
    {
      code: "processing_error",
      message: "Something went wrong while processing your card. Try again in a moment.",
    },
  ],
]);

/** Why a card is not charged, or undefined when it is; a card that is not a test card is never charged. */
export function declineFor(number: string): Decline | undefined {
  if (approved.has(number)) return undefined;
  return (
    declined.get(number) ?? {
      code: "test_mode_live_card",
      message: "Your card was declined. Only test cards work here: use 4242 4242 4242 4242.",
    }
  );
}

export function brandOf(number: string): string {
  return approved.get(number) ?? "visa";
}

/** 12 to 19 digits with a right check digit (ISO/IEC 7812-1, the Luhn formula). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/u.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** American Express prints four digits, everybody else three. */
export function cvcLength(number: string): 3 | 4 {
  return /^3[47]/u.test(number) ? 4 : 3;
}

/** Reads "12 / 29", "12/2029" or "1229". */
export function parseExpiry(typed: string): { month: number; year: number } | undefined {
  const match = /^\s*(\d{1,2})\s*[/-]\s*(\d{4}|\d{2})\s*$|^\s*(\d{2})(\d{2})\s*$/u.exec(typed);
  if (!match) return undefined;
  const month = Number(match[1] ?? match[3]);
  const digits = Number(match[2] ?? match[4]);
  const year = digits < 100 ? 2000 + digits : digits;
  return month >= 1 && month <= 12 ? { month, year } : undefined;
}

/** A card is good until the end of the month it names. */
export function isExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  return Date.UTC(year, month) <= now.getTime();
}
