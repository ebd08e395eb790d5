import { site } from "#content/site.ts";

/** The owner's address as a link. */
export function SupportEmail() {
  return <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
}
