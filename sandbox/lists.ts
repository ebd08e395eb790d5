import { noSuch, ok, type Outcome } from "./errors.ts";
import type { CreatedRange } from "./params.ts";

type Item = { readonly id: string; readonly created: number };
type Paging = {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
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
  { limit = 10, starting_after: after, ending_before: before }: Paging,
  url: string,
): Outcome<Page<AnItem>> {
  const items = oldestFirst.toReversed();
  const cursor = before ?? after;
  const index = items.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && index === -1) {
    return noSuch("object", cursor, before === undefined ? "starting_after" : "ending_before");
  }
  const from = before === undefined ? index + 1 : Math.max(0, index - limit);
  const to = before === undefined ? from + limit : index;
  return ok({
    object: "list",
    data: items.slice(from, to),
    has_more: before === undefined ? to < items.length : from > 0,
    url,
  });
}

/** Whether something was created in the asked-for range of seconds; without a range it was. */
export function isCreatedIn(range: CreatedRange | undefined, { created }: Item): boolean {
  const { gt, gte, lt, lte } = range ?? {};
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  );
}
