import { expect, test } from "vitest";
import { byChakra } from "#domain/chakra.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { openingFor } from "#tests/support/opening.ts";
import { finding } from "./finding.ts";
import { pairings } from "./pairings.ts";
import { wordsOf } from "./reading-time.ts";

/** The named visitors, and those whose scores are all equal, with and without their answers. */
const visitors = [
  ...Object.values(exampleScores),
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((score) => byChakra(() => score)),
].flatMap((scores) => [
  { scores, opening: openingFor(scores) },
  { scores, opening: openingFor(scores, answersFor(scores)) },
]);

/** The advice for words whose number is out of bounds. */
function wrongLength(place: string, text: string, fewest: number, most: number): string[] {
  const words = wordsOf(text).length;
  if (words >= fewest && words <= most) return [];
  return [`${place}: has ${words} words; write ${fewest} to ${most}`];
}

test("a letter has 150 to 220 words, a finding at most 40", () => {
  const problems = visitors.flatMap(({ scores, opening: { letter, finding: found } }) => {
    const visitor = `for the scores ${Object.values(scores).join(", ")}`;
    return [
      ...wrongLength(`content/letter*.ts, ${visitor}`, letter.join(" "), 150, 220),
      ...wrongLength(`content/finding.ts, ${visitor}`, found, 1, 40),
    ];
  });
  expectNoProblems(problems);
});

test("a pairing has a title of 2 to 6 words, a text of 40 to 65 and a sentence of 12 to 22", () => {
  const problems = Object.entries(pairings).flatMap(([key, { title, text, sentence }]) => {
    const field = (name: string) => `content/pairings.ts, ${key}.${name}`;
    return [
      ...wrongLength(field("title"), title, 2, 6),
      ...wrongLength(field("text"), text, 40, 65),
      ...wrongLength(field("sentence"), sentence, 12, 22),
    ];
  });
  expectNoProblems(problems);
});

test("the words of the finding, which travel with the scan, stay below 1.5 KB", () => {
  expect(new TextEncoder().encode(JSON.stringify(finding)).length).toBeLessThan(1536);
});
