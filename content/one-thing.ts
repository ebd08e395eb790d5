import type { OneThingWords } from "#domain/report/one-thing.ts";

/** Why the one thing of the week is this one: the answer that the practice serves, and what it may change. */
export const oneThingWords: OneThingWords = {
  unsafe: {
    1: "Call or text one of the lines in the note at the beginning, and say: “Home doesn’t feel safe.” Or tell somebody who doesn’t live with you and won’t pass it on. If there’s nobody like that, the line is enough. A doctor or a teacher can help, too. They may have to pass on what someone under 18 tells them, and you can ask about that first. On a line, you can say that you just want to talk, and hang up whenever you like. Everything else can wait.",
    2: "If there’s somebody who doesn’t live with you and won’t pass it on, tell them: “Home doesn’t always feel safe.” Or call one of the lines in the note at the beginning, which are there for a worry, too. You can say that you just want to talk, and hang up whenever you like. Everything else can wait.",
  },
  keep: "Choose the one good thing that you’d miss first, and give it its own hour of the day, if only in your head: “Ten quiet minutes, before the list.” It could be an early night, a slow cup of coffee, a plan of your own, a kind word to yourself, an easy talk, half an hour with one thing, or some quiet. Then read its chapter first, and the others for pleasure.",
  practice: "You answered {answer} to {theme}. What to do: {how} {why}",
  first: "It comes before lower chapters because your letter is about it.",
  grows: "It starts small on purpose, and goes a step further in week 2.",
};
