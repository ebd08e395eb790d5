import type { Typed } from "#web/features/checkout/buy-dialog.tsx";
import { keepText, readJson, thisTab } from "#web/ui/storage.ts";

/** Removed when a report opens, and by a retake. */
const key = "seven-petals.typed";

/**
 * Keeps what was typed into the purchase form, so that a look at another page costs nobody their words. Where the
 * browser refuses, they are there as long as this page is.
 */
export function keepTyped(typed: Typed): void {
  keepText(thisTab, key, JSON.stringify(typed));
}

/** What was typed in this tab, if it can be read. */
export function readKeptTyped(): Typed | undefined {
  const value = readJson(thisTab, key);
  if (typeof value !== "object" || value === null) return undefined;
  const { firstName, email }: Partial<Record<keyof Typed, unknown>> = value;
  return typeof firstName === "string" && typeof email === "string"
    ? { firstName, email }
    : undefined;
}

/** Removes it. */
export function forgetTyped(): void {
  keepText(thisTab, key, undefined);
}
