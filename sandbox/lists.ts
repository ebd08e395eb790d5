import { noSuch, ok, refuse, type Outcome } from "./errors.ts";

type Paging = { readonly limit?: number; readonly starting_after?: string };

/** One page of a list, newest first, ten items by default (docs.stripe.com/api/pagination). */
export function pageOf(
  oldestFirst: readonly { readonly id: string }[],
  { limit = 10, starting_after: after }: Paging,
  url: string,
): Outcome<object> {
  if (limit > 100) return refuse("Invalid integer: limit must be at most 100", { param: "limit" });
  const items = oldestFirst.toReversed();
  const from = items.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) return noSuch("object", after, "starting_after");
  const to = from + limit;
  return ok({ object: "list", data: items.slice(from, to), has_more: to < items.length, url });
}
