import { site } from "#content/site.ts";

/** Facts of content/site.ts that a legal page names, so that they stand in one place. */

/** A paragraph of its own. */
export function RefundPromise() {
  return <p>{site.refund}</p>;
}
