import { readSnapshot, writeSnapshot, type Snapshot } from "#domain/snapshot.ts";

/** In this browser only, and only if the visitor asked for it. */
const key = "seven-petals.snapshot";

/** The snapshot that this browser keeps, if there is one that can be read. */
export function readKeptSnapshot(): Snapshot | undefined {
  try {
    return readSnapshot(localStorage.getItem(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Keeps a snapshot in the place of any other. False if the browser refuses. */
export function keepSnapshot(snapshot: Snapshot): boolean {
  try {
    localStorage.setItem(key, writeSnapshot(snapshot));
    return true;
  } catch {
    return false;
  }
}

/** Deletes the kept snapshot. */
export function deleteSnapshot(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}
