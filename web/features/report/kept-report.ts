import { useSyncExternalStore } from "react";
import { addresses } from "#content/site-map.ts";
import { keepText, readText, thisBrowser } from "#web/ui/storage.ts";

/** In localStorage, only if the buyer asked for it. */
const storageKey = "seven-petals.report";

/** The private link of the report that is kept here, from its path on. */
export function readKeptReport(): string | undefined {
  const address = readText(thisBrowser, storageKey);
  return address?.startsWith(`${addresses.energyScan}?`) ? address : undefined;
}

/** Keeps this private link, from its path on, instead of any other, or none. False if the browser refuses. */
export function keepReport(address: string | undefined): boolean {
  const isDone = keepText(thisBrowser, storageKey, address);
  dispatchEvent(new Event("storage"));
  return isDone;
}

/** Whether the report with this private link is kept here, also after another tab has changed that. */
export function useIsKept(link: string): boolean {
  return useSyncExternalStore(followStorage, readKeptReport) === addressOf(link);
}

/** A private link from its path on. */
export const addressOf = (link: string) => link.slice(new URL(link).origin.length);

function followStorage(then: () => void): () => void {
  addEventListener("storage", then);
  return () => removeEventListener("storage", then);
}
