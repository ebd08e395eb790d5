import type { Typed } from "#web/features/checkout/buy-dialog.tsx";

/** In this tab only, like the progress; removed when a report opens, and by a retake. */
const key = "seven-petals.typed";

/** Keeps what was typed into the purchase form, so that a look at another page costs nobody their words. */
export function keepTyped(typed: Typed): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Then it is there as long as this page is.
  }
}

/** What was typed in this tab, if it can be read. */
export function readKeptTyped(): Typed | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof value !== "object" || value === null) return undefined;
    const { firstName, email }: Partial<Record<keyof Typed, unknown>> = value;
    return typeof firstName === "string" && typeof email === "string"
      ? { firstName, email }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Removes it. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}
