import type { ChakraKey } from "./chakra.ts";
import { plannedOf } from "./plan.ts";
import type { ChakraState } from "./scores.ts";
import type { Practice } from "./template.ts";

/** How the chosen chapter's score stands among the seven. The last three are for seven balanced scores. */
export type Standing =
  "lowest" | "sharesLowest" | "allEqual" | "highest" | "sharesHighest" | "allEqualBalanced";

/** The words of the reason, a sentence each: why this chapter, told its name, and why this practice of it. */
export type OneThingWords = {
  readonly chapter: Readonly<Record<Standing, (name: string) => string>>;
  /** Whether one practice is the shortest, or the first of several. */
  readonly practice: Readonly<Record<"shortest" | "firstOfShortest", string>>;
};

/** The one thing of the week: what to do, whose chapter it is from, and why, in two sentences. */
export type OneThing = {
  readonly practice: Practice;
  readonly chapter: { readonly key: ChakraKey; readonly name: string };
  readonly reason: string;
};

type Section = {
  readonly key: ChakraKey;
  readonly name: string;
  readonly score: number;
  readonly state: ChakraState;
  readonly practices: readonly Practice[];
};

/**
 * Chooses one practice: among the first morning, anytime and evening practice of the report's first section, which are those
 * of the plan's first day, the one that takes the least time in all, the earlier of these on a tie. Where all seven are
 * balanced it comes from the chapter with the highest score instead, the nearest to the root on a tie, because there the
 * week is for keeping what carries. `sections` are in the order of the report. Ours.
 */
export function oneThingFor(sections: readonly Section[], words: OneThingWords): OneThing {
  const scores = sections.map(({ score }) => score);
  const isBalanced = sections.every(({ state }) => state === "balanced");
  const wanted = isBalanced ? Math.max(...scores) : Math.min(...scores);
  const alike = sections.filter(({ score }) => score === wanted);
  const [chapter] = alike;
  const planned = plannedOf(chapter?.practices ?? []);
  const fewest = Math.min(...planned.map(minutesOf));
  const shortest = planned.filter((practice) => minutesOf(practice) === fewest);
  const [practice] = shortest;
  if (!chapter || !practice) throw new Error("The report's first section has no practice.");

  const standing = standingOf(alike.length, sections.length, isBalanced);
  const why = shortest.length === 1 ? "shortest" : "firstOfShortest";
  return {
    practice,
    chapter: { key: chapter.key, name: chapter.name },
    reason: `${words.chapter[standing](chapter.name)} ${words.practice[why]}`,
  };
}

function standingOf(alike: number, all: number, isBalanced: boolean): Standing {
  if (alike === all) return isBalanced ? "allEqualBalanced" : "allEqual";
  if (alike === 1) return isBalanced ? "highest" : "lowest";
  return isBalanced ? "sharesHighest" : "sharesLowest";
}

/** The minutes that a practice takes in all, three for "1 min, 3x"; without end where its duration is written otherwise. */
function minutesOf({ duration }: Practice): number {
  const [, minutes, times = 1] = /^(\d+) min(?:, (\d+)x)?$/u.exec(duration) ?? [];
  return minutes === undefined ? Infinity : Number(minutes) * Number(times);
}
