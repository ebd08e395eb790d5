import { expect, test } from "vitest";
import { scoresOf } from "#domain/scan/scores.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { keptBefore } from "./kept-snapshot.ts";

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
