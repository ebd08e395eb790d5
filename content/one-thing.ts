import type { OneThingWords } from "#domain/report/one-thing.ts";

/** Why the one thing of the week is this one: the answer that the practice serves, and what it may change. */
export const oneThingWords: OneThingWords = {
  unsafe: {
    1: "Call or text one of the lines in the note at the beginning, or tell one person who doesn’t live with you, and who will not pass it on to anyone you fear, that home rarely feels safe. Everything after this line may wait.",
    2: "Tell one person who doesn’t live with you, and who will not pass it on to anyone you fear, that home feels safe only sometimes. Or call one of the lines in the note at the beginning, which are there for a worry, too. Everything after this line may wait.",
  },
  keep: "A score is nothing to catch up on. Think of your last bad day, and of the good thing that went first on it, such as rest, quiet or play. On your busiest day this week, do that one before the list. In the 7-day plan it may take the place of any practice.",
  home: "As for home: if it does not feel safe on some days, Root says whom to call.",
  practice:
    "This goes by one answer and not by a score: you answered {answer} to {theme}. What to do: {how} {why}",
};
