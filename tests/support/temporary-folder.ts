import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder outside of the project, which goes with its test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
