import { expect, test } from "vitest";
import { fingerprint, keptFingerprint } from "#tests/support/report-file.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { keptBefore } from "./kept-snapshot.ts";

test("the pictures of the report's pages show the PDF as it is today", async () => {
  const message = "Run `npm run report-pages`, look at the pictures and commit them.";
  expect(await fingerprint(), message).toBe(await keptFingerprint());
});

const openedAt = Date.parse("2026-11-21T08:00:00Z") / 1000;
const report = { answers: answersFor(exampleScores.balanced), firstName: "", openedAt };
const scores = scoresOf(answersFor(exampleScores.blockedEverywhere));

test("a report compares itself with other scores that were kept before it, and with no others", () => {
  const before = { scores, keptAt: "2026-10-21T08:00:00Z" };
  const own = { scores: exampleScores.balanced, keptAt: "2026-11-01T08:00:00Z" };
  const later = { scores, keptAt: "2026-11-21T08:00:01Z" };
  expect(keptBefore(report, [before, own, later])).toEqual({ scores, day: "October 21, 2026" });
  expect(keptBefore(report, [own, later])).toBeUndefined();
});
