import type { OneThingWords } from "#domain/report/one-thing.ts";

/** Why the one thing of the week is this one: a sentence on its chapter, then one on the practice. */
export const oneThingWords: OneThingWords = {
  unsafe:
    "Tell one person who doesn’t live with you, and who will keep it private, that home doesn’t always feel safe. Or call one of the lines in the note at the beginning. Everything after this line may wait.",
  keep: "There is nothing to catch up on. Choose one good thing that you would hate to lose, such as rest, quiet or play. On your busiest day this week, do that first, before the list. In the 7-day plan it may take the place of any practice.",
  chapter: {
    lowest: "{chapter} is where your answers are lowest.",
    sharesLowest: "{chapter} is one of the places where your answers are lowest.",
    allEqual: "With seven equal scores, {chapter} is as good a place to begin as any.",
    higher: "The score of {chapter} is high, and not all of its answers are.",
  },
  practice: "You answered {answer} to {theme}. {why}",
  together: "Or take the step under “{together}”.",
  alone:
    "If having nobody to call weighs more on you, start with “{alone}” from the chapter on Root instead.",
};
