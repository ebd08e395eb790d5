import type { Account } from "./account.ts";
import { ok, refuse, type Outcome } from "./errors.ts";

type Json = { [name: string]: unknown };

/** Finds the object that a field names by its id; for a list, the object that owns the list. */
type LookUp = (account: Account, id: string) => object | undefined;

/** How deep a path of names may lead (docs.stripe.com/api/expanding_objects); "data" of a list comes on top. */
const maxNames = 5;

/** The fields that hold an id, by the kind of object they are in. */
const references: ReadonlyMap<string, LookUp> = new Map<string, LookUp>([
  ["checkout.session.payment_intent", ({ paymentIntents }, id) => paymentIntents.get(id)],
  ["payment_intent.latest_charge", ({ charges }, id) => charges.get(id)],
  ["promotion_code.promotion.coupon", ({ coupons }, id) => coupons.get(id)],
]);

/** The lists that are left out unless asked for. */
const lists: ReadonlyMap<string, LookUp> = new Map<string, LookUp>([
  [
    "checkout.session.line_items",
    ({ sessions }, id) =>
      wholeList(sessions.get(id)?.lineItems ?? [], `/v1/checkout/sessions/${id}/line_items`),
  ],
]);

/** A copy of an answer in which the asked-for ids are replaced by the objects they name. */
export function expand(
  account: Account,
  answer: object,
  paths: readonly string[],
): Outcome<object> {
  const copy: Json = structuredClone({ ...answer });
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > maxNames || !expandPath(account, copy, kindOf(copy), names)) {
      return refuse(`This property cannot be expanded (${path}).`, { param: "expand" });
    }
  }
  return ok(copy);
}

/** Follows one path from `parent`; false when it leads nowhere. */
function expandPath(
  account: Account,
  parent: Json,
  kind: string,
  [name = "", ...rest]: readonly string[],
): boolean {
  const field = `${kind}.${name}`;
  const reference = references.get(field);
  const list = lists.get(field);
  if (rest.length === 0 && !reference && !list) return false;

  const value = parent[name];
  if (reference && typeof value === "string") {
    parent[name] = structuredClone(reference(account, value)) ?? value;
  }
  if (list && value === undefined) {
    parent[name] = structuredClone(list(account, String(parent["id"])));
  }
  const next = parent[name];
  if (rest.length === 0 || next === null) return true;
  return [next]
    .flat()
    .every((child) => isJson(child) && expandPath(account, child, kindOf(child, field), rest));
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

/** What an object says it is; a part of an object is known by where it was found. */
function kindOf(value: Json, otherwise = ""): string {
  return typeof value["object"] === "string" ? value["object"] : otherwise;
}

function wholeList(data: readonly object[], url: string): object {
  return { object: "list", data, has_more: false, url };
}
