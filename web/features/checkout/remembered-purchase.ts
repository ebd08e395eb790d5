import { keepText, readJson, thisBrowser } from "#web/ui/storage.ts";
import type { ReturnVisit } from "./return-visit.ts";

/** Purchases whose reports have not opened in this browser yet: session id and e-mail, and nothing of the answers. */
const key = "seven-petals.purchases";

/** Remembers a purchase, beside those that are remembered already, so that its report opens later without paying again. */
export function rememberPurchase({ sessionId, email }: ReturnVisit): void {
  store([...others(sessionId), { sessionId, email }]);
}

/** The purchases that wait for their reports, as far as they can be read; the newest last. */
export function rememberedPurchases(): readonly ReturnVisit[] {
  const value = readJson(thisBrowser, key);
  return Array.isArray(value) ? value.filter(isVisit) : [];
}

/** Forgets this purchase, and no other. */
export function forgetPurchase({ sessionId }: ReturnVisit): void {
  store(others(sessionId));
}

function others(sessionId: string): readonly ReturnVisit[] {
  return rememberedPurchases().filter((purchase) => purchase.sessionId !== sessionId);
}

/** Where nothing can be stored, Back leads to the payment page, and from there to /success. */
function store(purchases: readonly ReturnVisit[]): void {
  keepText(thisBrowser, key, purchases.length > 0 ? JSON.stringify(purchases) : undefined);
}

function isVisit(value: unknown): value is ReturnVisit {
  if (typeof value !== "object" || value === null) return false;
  const { sessionId, email }: Partial<Record<keyof ReturnVisit, unknown>> = value;
  return (
    typeof sessionId === "string" && typeof email === "string" && sessionId !== "" && email !== ""
  );
}
