import { noSuch, ok, refuse, type Outcome } from "./errors.ts";

type Item = { readonly id: string };
type Paging = {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
};
export type Page<AnItem> = {
  readonly object: "list";
  readonly data: readonly AnItem[];
  readonly has_more: boolean;
  readonly url: string;
};

/** One page of a list, newest first, ten items unless told otherwise (docs.stripe.com/api/pagination). */
export function pageOf<AnItem extends Item>(
  oldestFirst: readonly AnItem[],
  { limit = 10, starting_after: after }: Paging,
  url: string,
): Outcome<Page<AnItem>> {
  if (limit > 100) return refuse("Invalid integer: limit must be at most 100", { param: "limit" });
  const items = oldestFirst.toReversed();
  const from = items.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) return noSuch("object", after, "starting_after");
  const to = from + limit;
  return ok({ object: "list", data: items.slice(from, to), has_more: to < items.length, url });
}
