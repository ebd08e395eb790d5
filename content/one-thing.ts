import type { OneThingWords } from "#domain/report/one-thing.ts";
import { helpLines } from "./site.ts";

const { childAbuse, crisis, housing, violenceAtHome } = helpLines;

/** Why the one thing of the week is this one: the answer that the practice serves, and what it may change. */
export const oneThingWords: OneThingWords = {
  unsafe: {
    1: "Call or text one of these lines, on a phone nobody checks. “Home doesn’t feel safe” is enough to begin with, and you can hang up whenever you like. Or tell somebody who doesn’t live with you and won’t pass it on. A doctor or a teacher can help, too. If you want to know first what they’d have to report, ask. Everything else can wait.",
    2: "If there’s somebody who doesn’t live with you and won’t pass it on, tell them: “Home doesn’t always feel safe.” Or call or text one of these lines, on a phone nobody checks. They’re there for a worry, too. You can say that you just want to talk, and hang up whenever you like. Everything else can wait.",
  },
  lines: [
    "In danger right now: your local emergency number, such as 911, on any phone",
    `Thoughts of ending your life, or not sure whom to call: ${crisis.reach}`,
    `Afraid of a person: ${violenceAtHome.reach}`,
    `The lock, the street or the rent: ${housing.reach}`,
    `Under 18: ${childAbuse.reach}. Doctors, teachers and a hotline that knows your name may have to report it, to protect you. You can keep your name to yourself and still talk.`,
    "If you live elsewhere, see findahelpline.com.",
    "Apart from calling: think of a place to go, for an hour or a night. If that means leaving somebody, a hotline helps you plan it.",
  ],
  keep: "Take ten quiet minutes each day, before the first message. If that isn’t what you’d miss, choose one other thing, such as a slow cup of coffee, an easy talk or half an hour with one task. Give it a time, and say it once: “My good thing is …, at ….” If a day gets in the way, move the time, and keep the thing.",
  practice:
    "You answered {answer} to {theme}. What to do: {how} A good moment: “When {cue}.” {why}",
  later: "{lower} scored lower, and the plan gets to that, too.",
};
