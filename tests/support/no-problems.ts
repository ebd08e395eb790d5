import { expect } from "vitest";
import { isOwners } from "#content/owners-texts.ts";

/** Fails with the problems alone, one a line: the build shows them to authors, who need no stack trace. */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) expect.fail(problems.join("\n"));
}

/**
 * The same for a rule of house style: problems in the owner's texts are printed as advice and fail nothing. Each problem
 * begins with its file, as in "content/site.ts, testimonial.quote: …".
 */
export function expectHouseStyle(problems: readonly string[]): void {
  const inOwners = (problem: string) => isOwners(/^[\w./-]+/u.exec(problem)?.[0] ?? "");
  for (const problem of problems.filter(inOwners)) console.error(`advice: ${problem}`);
  expectNoProblems(problems.filter((problem) => !inOwners(problem)));
}
