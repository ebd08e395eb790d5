import { readProgress, writeProgress, type Progress } from "#domain/progress.ts";

/** In this tab only, and gone with it. */
const key = "seven-petals.progress";

/** Keeps the progress in this tab, or removes it when there is none. False if the browser refuses. */
export function keepProgress(progress: Progress | undefined): boolean {
  try {
    if (progress) sessionStorage.setItem(key, writeProgress(progress));
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** What this tab kept; "damaged" if there is something that cannot be read. */
export function readKeptProgress(): Progress | "damaged" | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (readProgress(text) ?? "damaged");
  } catch {
    return undefined;
  }
}
