import { expect } from "vitest";

/** Fails with the problems themselves, one a line: the build shows them to authors, who read no stack of calls. */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) expect.fail(problems.join("\n"));
}
