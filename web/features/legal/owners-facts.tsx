import { site } from "#content/site.ts";

/** The promise of content/site.ts as a paragraph of a legal page, so that it stands in one place. */
export function RefundPromise() {
  return <p>{site.refund}</p>;
}
