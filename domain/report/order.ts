import type { ChakraSection } from "./chakra-section.ts";

/** What there is to say about the order of one report's chapters; whoever puts it in words says no more than this. */
export type OrderFacts = {
  readonly names: readonly string[];
  /** Whether all seven scores are equal. */
  readonly isLevel: boolean;
  /** The chapters with the second one's score, where more share it than the key insights name and not all; else none. */
  readonly tied: readonly string[];
};

/** Reads from a report's sections, in their order, why they stand in it (spec 4 and 9). */
export function orderOf(sections: readonly Pick<ChakraSection, "name" | "score">[]): OrderFacts {
  const scores = new Set(sections.map(({ score }) => score));
  const alike = sections.filter(({ score }) => score === sections[1]?.score);
  const isLevel = scores.size === 1;
  return {
    names: sections.map(({ name }) => name),
    isLevel,
    tied:
      !isLevel && sections[2]?.score === sections[1]?.score ? alike.map(({ name }) => name) : [],
  };
}
