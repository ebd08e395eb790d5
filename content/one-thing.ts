import type { OneThingWords } from "#domain/report/one-thing.ts";
import { helpLines } from "./site.ts";

const { country, crisis, housing, violenceAtHome } = helpLines;

/** Why the one thing of the week is this one: the answer that the practice serves, and what it may change. */
export const oneThingWords: OneThingWords = {
  unsafe: {
    1: "Call or text one of these lines, on a phone nobody checks. You can begin with “Home doesn’t feel safe,” and hang up whenever you like. Or tell somebody who doesn’t live with you and won’t pass it on. A doctor or a teacher can help, too. If you’re under 18 and someone hurts you, a doctor or teacher may have to report it. So may a hotline, if it knows who you are. You can ask first. Everything else can wait.",
    2: "If there’s somebody who doesn’t live with you and won’t pass it on, tell them: “Home doesn’t always feel safe.” Or call or text one of these lines, on a phone nobody checks. They’re there for a worry, too. You can say that you just want to talk, and hang up whenever you like. Everything else can wait.",
  },
  lines: [
    "In danger right now: your local emergency number",
    `Afraid of a person: ${violenceAtHome.reach}`,
    `The lock, the street or the rent: ${housing.reach}`,
    `Thoughts of ending your life, or you can’t choose: ${crisis.reach}`,
    `Outside the ${country}: the last line of the note at the beginning`,
    "To settle before, in your head: whom to tell, or which line; your first words; which phone; a place for an hour, or a night",
  ],
  keep: "This week, take ten quiet minutes before the first message, every day. They’re the easiest to lose, because nobody notices when they’re gone. Is there something you’d miss more? Then take that: an early night, a slow cup of coffee, a kind word to yourself, an easy talk, or half an hour with one thing. Either way, give it a time: “My good thing is …, at ….”",
  practice:
    "You answered {answer} to {theme}. What to do: {how} A good moment: “When {cue}.” {why}",
  first: "Lower than this, and next in the plan:",
};
