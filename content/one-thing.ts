import type { OneThingWords } from "#domain/report/one-thing.ts";
import { helpLines } from "./site.ts";

const { country, crisis, housing, violenceAtHome } = helpLines;

/** Why the one thing of the week is this one: the answer that the practice serves, and what it may change. */
export const oneThingWords: OneThingWords = {
  unsafe: {
    1: `In danger right now, your local emergency number comes first. Afraid of a person: ${violenceAtHome.reach}. The lock, the street or the rent: ${housing.reach}. Thoughts of ending your life, or you can’t choose: ${crisis.reach}. Outside the ${country}, the note at the beginning says where to look. On a phone nobody checks, you can begin with “Home doesn’t feel safe,” and hang up whenever you like. Or tell somebody who doesn’t live with you and won’t pass it on. A doctor or a teacher can help, too. If you’re under 18, they, or a hotline that knows who you are, may have to report it when you are being hurt. That’s meant to protect you, and you can ask first what they’d have to pass on. Everything else can wait.`,
    2: `If there’s somebody who doesn’t live with you and won’t pass it on, tell them: “Home doesn’t always feel safe.” Or take a phone nobody checks. If it’s a person, ${violenceAtHome.reach}. If it’s the lock, the street or the rent, ${housing.reach}. Outside the ${country}, the note at the beginning says where to look. These lines are there for a worry, too. You can say that you just want to talk, and hang up whenever you like. Everything else can wait.`,
  },
  keep: "Choose the one good thing that you’d miss first, and say when it happens: “Ten quiet minutes, before the first message.” It could also be an early night, a slow cup of coffee, a kind word to yourself, an easy talk, or half an hour with one thing. Can’t choose by tonight? Take the ten quiet minutes: they’re the easiest to lose, because nobody notices when they’re gone.",
  practice:
    "You answered {answer} to {theme}. What to do: {how} A good moment: “When {cue}.” {why}",
  first: "It can come first because it’s small. The next days of the plan are for",
};
