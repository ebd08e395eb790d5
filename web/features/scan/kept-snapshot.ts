import { readSnapshot, writeSnapshot, type Snapshot } from "#domain/snapshot.ts";
import { keepText, readText, thisBrowser } from "#web/ui/storage.ts";

/** Only if the visitor asked for it. */
const key = "seven-petals.snapshot";

/** The snapshot that this browser keeps, if there is one that can be read. */
export function readKeptSnapshot(): Snapshot | undefined {
  return readSnapshot(readText(thisBrowser, key) ?? "");
}

/** Keeps a snapshot in the place of any other. False if the browser refuses. */
export function keepSnapshot(snapshot: Snapshot): boolean {
  return keepText(thisBrowser, key, writeSnapshot(snapshot));
}

/** Deletes the kept snapshot. */
export function deleteSnapshot(): void {
  keepText(thisBrowser, key, undefined);
}
