import type { Account } from "./account.ts";
import { ok, refuse, type Outcome } from "./errors.ts";

type Json = { [name: string]: unknown };

/** The most names in a path (docs.stripe.com/api/expanding_objects). */
const maxNames = 5;

/** The fields that the shop expands, by kind of object: ids, and a list that is left out unless asked for. */
const expansions = new Map<string, (account: Account, parent: Json) => object | undefined>([
  [
    "checkout.session.payment_intent",
    (account, parent) => account.paymentIntents.get(String(parent["payment_intent"])),
  ],
  [
    "payment_intent.latest_charge",
    (account, parent) => account.charges.get(String(parent["latest_charge"])),
  ],
  [
    "promotion_code.promotion.coupon",
    (account, parent) => account.coupons.get(String(parent["coupon"])),
  ],
  [
    "checkout.session.line_items",
    (account, { id }) => ({
      object: "list",
      data: account.sessions.get(String(id))?.lineItems ?? [],
      has_more: false,
      url: `/v1/checkout/sessions/${String(id)}/line_items`,
    }),
  ],
]);

/** A copy of an answer with the requested ids replaced by their objects. */
export function expand(
  account: Account,
  answer: object,
  paths: readonly string[],
): Outcome<object> {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > maxNames || !expandPath(account, copy, "", names)) {
      return refuse(`This property cannot be expanded (${path}).`, { param: "expand" });
    }
  }
  return ok(copy);
}

/**
 * Expands one path; false when it leads nowhere. `place` is the path of a nested part, which has no `object` field of its
 * own.
 */
function expandPath(
  account: Account,
  parent: unknown,
  place: string,
  [name = "", ...rest]: readonly string[],
): boolean {
  if (parent === null) return true;
  if (typeof parent !== "object") return false;
  const json = parent as Json;
  const field = `${typeof json["object"] === "string" ? json["object"] : place}.${name}`;
  const look = expansions.get(field);
  if (rest.length === 0 && !look) return false;
  // Null, or expanded before: stays as it is.
  const found = look?.(account, json);
  if (found) json[name] = structuredClone(found);
  if (rest.length === 0) return true;
  return [json[name]].flat().every((child) => expandPath(account, child, field, rest));
}
