import { appendFileSync } from "node:fs";
import process from "node:process";
import { expect, test } from "vitest";
import { isFull } from "./crowd.ts";

/** A row of docs/reliability.md: a promise's number such as "T10", what was tried, and what was found, counted in effects. */
export type Finding = {
  readonly id: string;
  readonly what: string;
  readonly tried: string;
  readonly found: string;
};

/** Notes what the test that runs has found, under the number with which its name begins; a full run makes rows of all notes. */
export function noteFinding(finding: Omit<Finding, "id">): void {
  const [id] = expect.getState().currentTestName?.match(/^T\d+(?=:)/u) ?? [];
  if (id === undefined) throw new Error("The name of this test does not begin with its number.");
  const path = process.env["RELIABILITY_NOTES"];
  if (path !== undefined) appendFileSync(path, `${JSON.stringify({ id, ...finding })}\n`);
}

/** Of what takes minutes and has no short form beside others that have: a test of a full run. */
export function testInFull(name: string, run: () => Promise<void>): void {
  if (isFull) test(name, run);
}
