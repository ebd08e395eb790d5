import { readSnapshot, writeSnapshot, type Snapshot } from "#domain/snapshot.ts";
import { keepText, readText, thisBrowser } from "#web/ui/storage.ts";

/** In localStorage, only if the visitor asked for it. */
const key = "seven-petals.snapshot";

/** The kept snapshot; undefined if there is none that can be read. */
export function readKeptSnapshot(): Snapshot | undefined {
  return readSnapshot(readText(thisBrowser, key) ?? "");
}

/** Keeps this snapshot instead of any other. False if the browser refuses. */
export function keepSnapshot(snapshot: Snapshot): boolean {
  return keepText(thisBrowser, key, writeSnapshot(snapshot));
}

/** Deletes the kept snapshot. */
export function deleteSnapshot(): void {
  keepText(thisBrowser, key, undefined);
}
