import type { Account } from "./account.ts";
import { ok, refuse, type Outcome } from "./answers.ts";

type Json = { [name: string]: unknown };

/** The most names in a path (docs.stripe.com/api/expanding_objects). */
const maxNames = 5;

/** What the shop has expanded, by the name of its field: ids, and a list that is left out unless asked for. */
const expansions = new Map<string, (account: Account, parent: Json) => object | undefined>([
  ["payment_intent", (account, at) => account.paymentIntents.get(String(at["payment_intent"]))],
  ["latest_charge", (account, at) => account.charges.get(String(at["latest_charge"]))],
  ["coupon", (account, at) => account.coupons.get(String(at["coupon"]))],
  [
    "line_items",
    (account, { id }) => ({
      object: "list",
      data: account.lineItems.get(String(id)) ?? [],
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
  const copy: object = JSON.parse(JSON.stringify(answer));
  for (const path of paths) {
    const names = path.split(".");
    const canEnd = names.length <= maxNames && expansions.has(names.at(-1) ?? "");
    if (!canEnd || !expandPath(account, copy, names)) {
      return refuse(`This property cannot be expanded (${path}).`, { param: "expand" });
    }
  }
  return ok(copy);
}

/** Follows one path; false when it leads nowhere. */
function expandPath(
  account: Account,
  parent: unknown,
  [name = "", ...rest]: readonly string[],
): boolean {
  if (parent === null) return true;
  if (typeof parent !== "object") return false;
  const json = parent as Json;
  // What is null, or was expanded before, is found by no id and stays.
  const found = expansions.get(name)?.(account, json);
  if (found) json[name] = JSON.parse(JSON.stringify(found));
  return (
    rest.length === 0 || [json[name]].flat().every((child) => expandPath(account, child, rest))
  );
}
