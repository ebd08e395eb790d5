import type { OneThingWords } from "#domain/report/one-thing.ts";
import { helpLines } from "./site.ts";

const { country, crisis, housing, violenceAtHome } = helpLines;

/** Why the one thing of the week is this one: the answer that the practice serves, and what it may change. */
export const oneThingWords: OneThingWords = {
  unsafe: {
    1: `In danger right now, your local emergency number comes first. For thoughts of ending your life, ${crisis.reach}. If it’s a person that you’re afraid of, ${violenceAtHome.reach}. For the lock, the street or the rent, ${housing.reach}. If you can’t choose, take the crisis line, and in any case a phone nobody checks. Outside the ${country}, the note at the beginning says where to look. You can begin with “Home doesn’t feel safe,” add that you just want to talk, and hang up whenever you like. Or tell somebody who doesn’t live with you and won’t pass it on. A doctor or a teacher can help, too. They, and a hotline, may have to pass on what someone under 18 tells them, so ask about that first. That rule is there to protect them. Everything else can wait.`,
    2: `If there’s somebody who doesn’t live with you and won’t pass it on, tell them: “Home doesn’t always feel safe.” Or take a phone nobody checks. If it’s a person, ${violenceAtHome.reach}. If it’s the lock, the street or the rent, ${housing.reach}. Outside the ${country}, the note at the beginning says where to look. These lines are there for a worry, too. You can say that you just want to talk, and hang up whenever you like. Everything else can wait.`,
  },
  keep: "Choose the one good thing that you’d miss first, and say when it happens: “Ten quiet minutes, before the first message.” It could also be an early night, a slow cup of coffee, a kind word to yourself, an easy talk, or half an hour with one thing. Can’t choose by tonight? Take the ten quiet minutes: they’re the easiest to lose, because nobody notices when they’re gone.",
  practice:
    "You answered {answer} to {theme}. What to do: {how} A good moment: “When {cue}.” {why}",
  first: "It’s smaller than a whole chapter, so it comes before",
};
