import fc from "fast-check";
import { expect, test } from "vitest";
import { anyScores } from "#tests/arbitraries.ts";
import { exampleScores } from "#tests/examples.ts";
import { byChakra, chakraKeys, type ByChakra } from "#domain/chakra.ts";
import { chakras } from "./chakras/chakras.ts";
import { changesInWords } from "./changes.ts";
import { numberInWords } from "#domain/english.ts";
import { changesSince } from "#domain/scan/snapshot.ts";

const names = byChakra((key) => chakras[key].name);

const { exampleReport: now, needsSupportEverywhere } = exampleScores;
const since = (before: typeof now | ByChakra<number>, after: ByChakra<number> = now) =>
  changesInWords({ scores: before, day: "October 3" }, after, names);

/** Two scans, of which a few, none or all scores differ. */
const twoScans = fc
  .tuple(anyScores, anyScores, fc.subarray([...chakraKeys]))
  .map(([before, other, moved]) => ({
    before,
    after: byChakra((key) => (moved.includes(key) ? other : before)[key]),
  }));

const amounts = Array.from({ length: 10 }, (_, amount) => numberInWords(amount));

/** The changes that a text tells of, as a reader understands it. */
function changesTold(text: string): Partial<ByChakra<number>> {
  const [first = "", ...rest] = text.split(". ");
  const told: Partial<Record<string, number>> = {};
  for (const clause of first.replace(/^Since October 3, /u, "").split("; ")) {
    const sign = clause.includes(" lower ") ? -1 : 1;
    for (const [, who = "", amount = ""] of clause.matchAll(
      /(?:^|, and )((?:(?!, and ).)+?)(?: (?:is|are) (?:higher|lower))? by (\w+)/gu,
    )) {
      for (const key of chakraKeys) {
        if (who === "all seven" || who.split(/, | and /u).includes(names[key])) {
          told[key] = sign * amounts.indexOf(amount);
        }
      }
    }
  }
  for (const key of chakraKeys) {
    if (rest.some((sentence) => sentence === `${names[key]} is where it was`)) told[key] = 0;
  }
  return told;
}

test("a reader of one to three sentences learns each change, that the rest have stayed, and that one point means little", () => {
  fc.assert(
    fc.property(twoScans, ({ before, after }) => {
      const text = since(before, after);
      const changes = changesSince(before, after);
      const told = changesTold(text);
      expect(byChakra((key) => told[key] ?? 0)).toEqual(byChakra((key) => changes[key] + 0));
      const stayed = chakraKeys.filter((key) => changes[key] === 0);
      expect(text.includes("The other ")).toBe(stayed.length > 1 && stayed.length < 7);
      if (stayed.length > 1 && stayed.length < 7) {
        expect(text).toContain(`The other ${numberInWords(stayed.length)} are where they were.`);
      }
      const hasOne = Object.values(changes).some((by) => Math.abs(by) === 1);
      expect(text.includes("means little")).toBe(hasOne);
      expect(text.split(/(?<=\.) /u).length).toBeLessThanOrEqual(3);
      expect(text).not.toMatch(/undefined| {2}|,,|\.\./u);
      for (const [, who = "", verb] of text.matchAll(
        /(?:3, |; )(.+?) (is|are) (?:higher|lower)/gu,
      )) {
        const isPlural = who === "all seven" || who.includes(" and ");
        expect(verb, text).toBe(isPlural ? "are" : "is");
      }
    }),
    { numRuns: 500 },
  );
});

test("it reads like a person, whether nothing, something or much has moved", () => {
  expect(since(now)).toBe("Since October 3, all seven scores are where they were.");
  expect(since({ ...now, heart: 9, throat: 7 })).toBe(
    "Since October 3, Heart is higher by two; Throat is lower by one. The other five are where they were. One point up or down means little.",
  );
  expect(
    since(
      needsSupportEverywhere,
      byChakra(() => 8),
    ),
  ).toBe(
    "Since October 3, Root, Heart and Crown are higher by one; Solar Plexus and Third Eye are lower by one. The other two are where they were. One point up or down means little.",
  );
});
