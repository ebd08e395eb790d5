import { addresses } from "#content/site-map.ts";
import { sessionIdPlaceholder } from "#domain/purchase/contract.ts";

const paths = { success_url: addresses.success, cancel_url: addresses.energyScan };

/** Says what is wrong with the page that a browser asks to return to; the address itself is never used. */
export function returnAddressProblem(
  field: keyof typeof paths,
  given: string,
  siteUrl: string,
): string | undefined {
  const expected = siteUrl + paths[field];
  const url = URL.parse(given);
  const isExpected =
    url && !url.username && !url.password && url.origin + url.pathname === expected;
  return isExpected ? undefined : `${field} must be ${expected}.`;
}

/** Where the provider sends a visitor who has paid. The provider replaces the placeholder, so it must not be escaped. */
export function successUrl(siteUrl: string, email: string): string {
  return `${siteUrl}${paths.success_url}?session_id=${sessionIdPlaceholder}&email=${encodeURIComponent(email)}`;
}

/** The address that a buyer returned to after paying; undefined while there is no session or no e-mail. */
export function purchaseLink(
  siteUrl: string,
  sessionId: string | null,
  email: string,
): string | undefined {
  if (sessionId === null || email === "") return undefined;
  return successUrl(siteUrl, email).replace(sessionIdPlaceholder, sessionId);
}
