import type { OneThingWords } from "#domain/one-thing.ts";

/** Why the one thing of the week is this one: a sentence on its chapter, then one on the practice. */
export const oneThingWords: OneThingWords = {
  chapter: {
    lowest: (name) =>
      `${name} has the lowest of your seven scores, so a little care may matter most there.`,
    sharesLowest: (name) =>
      `${name} shares your lowest score and comes first, counted from the base of the spine upward.`,
    allEqual: (name) =>
      `Your seven scores are equal and none asks for more than the rest, so we begin where the map does, at ${name}.`,
    highest: (name) =>
      `Nothing asks for care right now, so keep what carries you: ${name} has your highest score.`,
    sharesHighest: (name) =>
      `Nothing asks for care right now, so keep what carries you: ${name} is the first, from the base upward, of those with your highest score.`,
    allEqualBalanced: (name) =>
      `All seven carry you equally well, so we simply start at the bottom of the map, with ${name}.`,
  },
  practice: {
    shortest:
      "We compared its first practices for morning, anytime and evening, and this one is over soonest.",
    firstOfShortest:
      "We compared its first practices for morning, anytime and evening; of the shortest, this one comes first.",
  },
};
