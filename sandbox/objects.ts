import { randomInt } from "node:crypto";
import type { Stripe } from "stripe";

/** The objects of the API are as the SDK declares them, written out in full where they are made. */
export type Session = Stripe.Checkout.Session;
export type Event = Stripe.EventBase;

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A fresh id such as "pi_3…", unguessable: `length` base62 characters from the system's random source. */
export function newId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => base62.charAt(randomInt(base62.length))).join("");
}

/** Fields of which nothing is said. */
export function nulls<Name extends string>(...names: readonly Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

/** The id that a field holds, which Stripe's types allow to be the object itself; empty without one. */
export function idIn(field: string | { readonly id: string } | null | undefined): string {
  return typeof field === "object" ? (field?.id ?? "") : (field ?? "");
}

/** A moment as Stripe writes it: whole seconds since 1970. */
export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/** An address of which nothing but the country is known; null without one. */
export function addressIn(country: string | undefined): Stripe.Address | null {
  return country === undefined
    ? null
    : { country, ...nulls("city", "line1", "line2", "postal_code", "state") };
}
