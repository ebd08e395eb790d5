import type { ReturnVisit } from "./return-visit.ts";

/** One purchase whose report has not opened in this browser yet: session id and e-mail, and nothing of the answers. */
const key = "seven-petals.purchase";

/** Remembers a purchase, so that its report opens later without paying again. */
export function rememberPurchase({ sessionId, email }: ReturnVisit): void {
  try {
    localStorage.setItem(key, JSON.stringify({ sessionId, email }));
  } catch {
    // Where nothing can be stored, the address of /success is still in the browser's history.
  }
}

/** The purchase that waits for its report, if there is one that can be read. */
export function rememberedPurchase(): ReturnVisit | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isVisit(value) ? { sessionId: value.sessionId, email: value.email } : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the purchase, unless another one has been remembered since. */
export function forgetPurchase({ sessionId }: ReturnVisit): void {
  if (rememberedPurchase()?.sessionId !== sessionId) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}

function isVisit(value: unknown): value is ReturnVisit {
  if (typeof value !== "object" || value === null) return false;
  const { sessionId, email }: Partial<Record<keyof ReturnVisit, unknown>> = value;
  return (
    typeof sessionId === "string" && typeof email === "string" && sessionId !== "" && email !== ""
  );
}
