import { expect } from "vitest";

/** Fails with the problems alone, one a line: the build shows them to authors, who need no stack trace. */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) expect.fail(problems.join("\n"));
}
