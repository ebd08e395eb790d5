import type { ChakraSection } from "./chakra-section.ts";

/** What there is to say about the order of one report's chapters; whoever puts it in words says no more than this. */
export type OrderFacts = {
  readonly names: readonly string[];
  /** Whether all seven scores are equal. */
  readonly isLevel: boolean;
  /** Whether more share the second one's score than the key insights name. */
  readonly isTied: boolean;
  /** Whether any score is called blocked. */
  readonly isAnyBlocked: boolean;
  /** Whether no answer is low in the two that the key insights name, an unsafe home aside. */
  readonly areKept: boolean;
  /** Whether none is low in any of the seven, an unsafe home aside. */
  readonly areAllKept?: boolean;
  /** Whether any score is called “needs support”. */
  readonly isAnyBetween?: boolean;
  /** The one of the two where an unsafe home comes first. */
  readonly unsafe?: string | undefined;
};

/** Reads from a report's sections, in their order, why they stand in it (spec 4 and 9). */
export function chapterOrder(
  sections: readonly Pick<ChakraSection, "name" | "score" | "state" | "keeps" | "unsafe">[],
): OrderFacts {
  const named = sections.slice(0, 2);
  const scores = new Set(sections.map(({ score }) => score));
  const isLevel = scores.size === 1;
  return {
    names: sections.map(({ name }) => name),
    isLevel,
    isTied: sections[2]?.score === sections[1]?.score,
    isAnyBlocked: sections.some(({ state }) => state === "blocked"),
    areKept: named.every(({ keeps }) => keeps),
    areAllKept: sections.every(({ keeps }) => keeps),
    isAnyBetween: sections.some(({ state }) => state === "needs_support"),
    unsafe: named.find(({ unsafe }) => unsafe)?.name,
  };
}
