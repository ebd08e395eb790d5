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
  return keepText(thisBrowser, storageKey, address);
}
