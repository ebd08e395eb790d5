import { addresses } from "#content/site-map.ts";
import { sessionIdPlaceholder } from "#domain/purchase/contract.ts";

/** Says what is wrong with the page that a browser asks to return to; the address itself is never used. */
export function returnAddressProblem(
  field: "success_url" | "cancel_url",
  given: string,
  siteUrl: string,
): string | undefined {
  const path = field === "success_url" ? addresses.success : addresses.energyScan;
  const url = URL.parse(given);
  const isExpected =
    url?.origin === siteUrl && url.pathname === path && url.username === "" && url.password === "";
  if (isExpected) return undefined;
  return `${field} must be ${siteUrl}${path}; the origin must be ${siteUrl}.`;
}

/** Where the provider sends a visitor who has paid. The provider replaces the placeholder, so it must not be escaped. */
export function successUrl(siteUrl: string, email: string): string {
  return `${siteUrl}${addresses.success}?session_id=${sessionIdPlaceholder}&email=${encodeURIComponent(email)}`;
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

/** Where the provider sends a visitor who turns back. */
export function cancelUrl(siteUrl: string): string {
  return `${siteUrl}${addresses.energyScan}`;
}
