import type { OneThingWords } from "#domain/report/one-thing.ts";

/** Why the one thing of the week is this one: the answer that the practice serves, and what it may change. */
export const oneThingWords: OneThingWords = {
  unsafe: {
    1: "Call or text one of the lines in the note at the beginning. Or pick one person who doesn’t live with you and won’t pass it on, and say: “Home doesn’t feel safe.” That’s enough for a start. A doctor or a teacher can help, too. If you’re under 18, ask first what they have to pass on. On a line, you can say that you just want to talk, and hang up whenever you like. Everything else can wait.",
    2: "Pick one person who doesn’t live with you and won’t pass it on, and say: “Home doesn’t always feel safe.” Or call one of the lines in the note at the beginning, which are there for a worry, too. You can say that you just want to talk, and hang up whenever you like. Everything else can wait.",
  },
  keep: "When a day goes badly, what goes first: rest, quiet, play, a kind word? Can’t decide? Take rest, which goes without a sound. Give it a name and an hour, if only in your head: “Mine is my walk, and on Wednesday I take it before the list.”",
  practice: "You answered {answer} to {theme}. What to do: {how} {why}",
  grows: "It starts small on purpose, and goes a step further in week 2.",
};
