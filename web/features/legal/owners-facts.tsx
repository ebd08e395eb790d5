import { site } from "#content/site.ts";

/** Facts of content/site.ts that a legal page names, so that they stand in one place. */

export function SupportEmail() {
  return <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
}

/** A paragraph of its own. */
export function RefundPromise() {
  return <p>{site.refund}</p>;
}
