import type { OneThingWords } from "#domain/report/one-thing.ts";

/** Why the one thing of the week is this one: a sentence on its chapter, then one on the practice. */
export const oneThingWords: OneThingWords = {
  unsafe:
    "Tell one person whom you trust, and who does not live with you, what you answered about home. Or call one of the lines in the note at the beginning. There is no practice beside that.",
  chapter: {
    lowest: "{chapter} is where your answers are lowest.",
    sharesLowest: "{chapter} is one of the places where your answers are lowest.",
    allEqual: "With seven equal scores, {chapter} is as good a place to begin as any.",
    highest: "{chapter} is where you are strongest right now.",
    sharesHighest: "{chapter} is among your strongest places right now.",
    allEqualBalanced: "All seven stand equally high, so it may as well be {chapter}.",
  },
  practice: {
    1: "You answered Rarely to {theme}, and this practice is meant for that.",
    2: "You answered Sometimes to {theme}, and this practice is meant for that.",
    3: "You answered Often to {theme}, and this practice is for the days when it slips.",
    4: "You answered Always to {theme}, and this practice looks after it.",
  },
};
