import { appendFileSync } from "node:fs";
import process from "node:process";
import { expect, test } from "vitest";
import { isFull } from "./crowd.ts";

/** What a test needs that notes something. */
export { expect, test };

/** A row of docs/reliability.md: a promise's number such as "T10", the promise, what was tried, and what was found. */
export type Finding = {
  readonly id: string;
  readonly what: string;
  readonly tried: string;
  readonly found: string;
};

/** Notes what the test that runs has tried and found, counted in effects; a full run makes rows of all notes. */
export function note(tried: string, found: string): void {
  const [, id, what] = /^(T\d+): (.+)$/u.exec(expect.getState().currentTestName ?? "") ?? [];
  if (id === undefined) throw new Error("The name of this test does not begin with its number.");
  const path = process.env["RELIABILITY_NOTES"];
  if (path) appendFileSync(path, `${JSON.stringify({ id, what, tried, found })}\n`);
}

/** Of what takes minutes and has no short form beside others that have: a test of a full run. */
export function testInFull(name: string, run: () => Promise<void>): void {
  if (isFull) test(name, run);
}
