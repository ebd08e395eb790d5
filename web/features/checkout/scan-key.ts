import { keepText, readText, thisTab } from "#web/ui/storage.ts";

/** Beside the scan's progress, so that a tab that is duplicated has both, and a new scan neither. */
const key = "seven-petals.scan-key";

/**
 * A random text by which the server knows an order of this scan again: pressed twice, sent once more, or from a second tab
 * with the same scan. Made when it is first asked for; undefined if the browser keeps nothing.
 */
export function scanKey(): string | undefined {
  const kept = readText(thisTab, key);
  if (kept !== undefined) return kept;
  // Not a UUID, which browsers make on https only.
  const made = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return keepText(thisTab, key, made) ? made : undefined;
}

/** Keeps the key as long as a scan is under way, from its first answer on. */
export function keepScanKey(isUnderWay: boolean): void {
  if (isUnderWay) scanKey();
  else keepText(thisTab, key, undefined);
}
