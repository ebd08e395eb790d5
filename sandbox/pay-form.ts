import type { Payer } from "./charges.ts";
import type { Session } from "./objects.ts";
import { countries } from "./tax.ts";
import type { Card } from "./test-cards.ts";

/** The form of the payment page. Only the length of the security code is checked, and of an address only the country is asked for. */

export type FieldName = "email" | "number" | "expiry" | "cvc" | "name" | "country" | "terms";

/** The values of the form's fields, as typed. */
export type Typed = Readonly<Record<FieldName, string>>;
export type Problems = Readonly<Partial<Record<FieldName, string>>>;

/** What the page asks for beside the e-mail. */
export type Asked = { readonly card: boolean; readonly country: boolean; readonly terms: boolean };

export function askedOf(session: Session): Asked {
  return {
    card: session.amount_total !== 0,
    country: session.automatic_tax.enabled || session.billing_address_collection === "required",
    terms: session.consent_collection?.terms_of_service === "required",
  };
}

export type ReadForm =
  | { readonly kind: "complete"; readonly payer: Payer; readonly card: Card | undefined }
  | { readonly kind: "incomplete"; readonly problems: Problems };

/** A form that is ready to send: the approved test card, valid for three more years. */
export function prefilled(email: string | null, now: Date): Typed {
  const year = String((now.getUTCFullYear() + 3) % 100).padStart(2, "0");
  return {
    email: email ?? "",
    number: "4242 4242 4242 4242",
    expiry: `12 / ${year}`,
    cvc: "123",
    name: "",
    country: "US",
    terms: "",
  };
}

/** The fields of a submitted form; a missing field is empty. */
export function typedFields(form: URLSearchParams): Typed {
  const field = (name: FieldName) => (form.get(name) ?? "").slice(0, 500);
  return {
    email: field("email"),
    number: field("number"),
    expiry: field("expiry"),
    cvc: field("cvc"),
    name: field("name"),
    country: field("country"),
    terms: field("terms"),
  };
}

/** Checks what the page asks for. */
export function readForm(typed: Typed, asked: Asked, now: Date): ReadForm {
  const email = typed.email.trim();
  const problems: Partial<Record<FieldName, string>> = {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email)) {
    problems.email = "Enter an e-mail address like name@example.com.";
  }

  const number = typed.number.replaceAll(/[\s-]/gu, "");
  const expiry = parseExpiry(typed.expiry);
  if (asked.country && !countries.includes(typed.country)) {
    problems.country = "Choose your country.";
  }
  if (asked.terms && typed.terms === "") problems.terms = "Agree to the terms to go on.";
  if (asked.card) {
    if (!isCardNumber(number)) problems.number = "Your card number is not valid. Check the digits.";
    if (!expiry) problems.expiry = "Enter the expiry date as month and year, like 12 / 34.";
    else if (isExpired(expiry, now)) problems.expiry = "Your card's expiry date is in the past.";
    // American Express prints four digits, everybody else three.
    const digits = /^3[47]/u.test(number) ? 4 : 3;
    if (!new RegExp(`^\\d{${digits}}$`, "u").test(typed.cvc.trim())) {
      problems.cvc = `Enter the ${digits} digits of the security code.`;
    }
  }

  if (Object.keys(problems).length > 0) return { kind: "incomplete", problems };
  const country = asked.country ? typed.country : undefined;
  const payer = { email, name: typed.name.trim() || null, country };
  const card = asked.card && expiry ? { number, ...expiry } : undefined;
  return { kind: "complete", payer, card };
}

/** 12 to 19 digits with a valid check digit (ISO/IEC 7812-1, Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/u.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
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

/** A card is valid until the end of its month. */
export function isExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  return Date.UTC(year, month) <= now.getTime();
}
