import { countAnswers, readProgress, writeProgress, type Progress } from "#domain/progress.ts";
import { keepScanKey } from "#web/features/checkout/scan-key.ts";
import { keepText, readText, thisTab } from "#web/ui/storage.ts";

const key = "seven-petals.progress";

/** Keeps the progress in this tab, or removes it when there is none. False if the browser refuses. */
export function keepProgress(progress: Progress | undefined): boolean {
  keepScanKey(countAnswers(progress?.answers ?? {}) > 0);
  return keepText(thisTab, key, progress && writeProgress(progress));
}

/** What this tab kept, as far as it can be read. */
export function readProgressIfAny(): Progress | undefined {
  const progress = readKeptProgress();
  return progress === "damaged" ? undefined : progress;
}

/** What this tab kept; "damaged" if there is something that cannot be read. */
export function readKeptProgress(): Progress | "damaged" | undefined {
  const text = readText(thisTab, key);
  return text === undefined ? undefined : (readProgress(text) ?? "damaged");
}
