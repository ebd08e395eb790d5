import type { NextWeeksFacts } from "#domain/report/guidance.ts";

/** Weeks 2, 3 and 4: with the one practice of the week, without one, and where much is low. */
export function nextWeeks({
  practice,
  serves = 0,
  isMuchLow = false,
  isUnsafe = false,
}: NextWeeksFacts): readonly [string, string, string] {
  const calm = isUnsafe ? keepingUnwatched : keeping;
  const [second, third, fourth] = isMuchLow
    ? muchLow
    : practice
      ? weeksOf(practice, furtherSteps[serves])
      : calm;
  return [isUnsafe ? `${toldSomebody} ${second}` : second, third, fourth];
}

const toldSomebody =
  "If nobody knows about home yet, it is not too late, and you don’t have to explain why you waited. The hotlines are still there.";

const weeksOf = (practice: string, [second, fourth]: readonly [string, string] = ["", ""]) =>
  [
    `Keep “${practice}” and let the other practices go. In week 2, go one step further: ${second}`,
    `In week 3, try that step again. If it was too much, stay with “${practice}” as it was.`,
    `In week 4, ${fourth}. After that, keep it if you’d miss it.`,
  ] as const;

/** From the practice toward what it is for, in weeks 2 and 4, by the id of the question that it serves. */
const furtherSteps: Readonly<Record<number, readonly [string, string]>> = {
  1: [
    "on two evenings, go to bed when you first feel sleepy, even if something is unfinished. If someone needs you at night, lie down for a while during the day.",
    "keep the earlier evening that suited you best",
  ],
  3: [
    "ask the one who answered most warmly: “If something breaks at your place, call me. Could I call you, too?” If nobody did, a librarian can tell you who near you helps with repairs or rides.",
    "if someone said yes, ask for one small thing, such as a ride. If not, ask one more person",
  ],
  4: [
    "give one pleasure half an hour before the work is done.",
    "put that half hour on your list, like any task",
  ],
  5: [
    "tell someone you trust what you felt, in a single word.",
    "make it a whole sentence, or write it and keep it",
  ],
  6: [
    "start something silly yourself, and see who ends it.",
    "try it on a duller day, or with somebody else you trust",
  ],
  7: [
    "tell one small plan to a person who will ask how it went.",
    "keep one small plan that nobody asks about",
  ],
  8: [
    "tell one person what you chose and why, and don’t ask what they think.",
    "make one small choice within a minute, and let it stand",
  ],
  9: [
    "say one small no to somebody who will take it well: “I can’t this time. I hope you find someone.”",
    "answer one small request on the day it comes, with a yes or a no",
  ],
  10: [
    "on the next hard day, do one kind thing for yourself before the day is over.",
    "do it on an ordinary day, too",
  ],
  11: [
    "ask someone you often see a real question, and stay for the answer.",
    "ask how it went on since then",
  ],
  12: [
    "let someone do one thing for you that you could do yourself.",
    "ask for one such thing before it is offered",
  ],
  13: [
    "have one conversation side by side, on a walk or over the dishes.",
    "have one face to face, and breathe out before you answer",
  ],
  14: [
    "tell someone you like one real opinion about something harmless.",
    "tell the same person one that matters a little more",
  ],
  15: [
    "ask someone you like for ten minutes of help with something you do need.",
    "ask for something that takes planning, such as a ride next week",
  ],
  16: [
    "give half an hour to one thing that matters to you, with messages muted.",
    "do it at the same hour on two days",
  ],
  17: [
    "decide one small thing without asking anyone, and keep it.",
    "say which way you lean before you ask for advice",
  ],
  18: [
    "in a mild disagreement, say their view aloud until they say, “Yes, that’s it.”",
    "do it once with someone who is easy to be with and hard to follow",
  ],
  19: [
    "tell the people around you when your five quiet minutes are.",
    "make them ten, once or twice",
  ],
  20: [
    "show someone what made you stop.",
    "go somewhere you’ve never been, and let one thing stop you",
  ],
  21: [
    "go once to where others who share it meet, or ask one of them how they began.",
    "go or write again, so that they get to know you",
  ],
};

/** No answer is low: the weeks stay with the one that the letter asks for. */
const keeping = [
  "Go on with what you chose, at its hour, and let the practices go. On a day without it, was anything different?",
  "If the days with it were better, tell someone when you do it, so they can help you keep that time. If you saw no difference, choose something else.",
  "Notice what you still do without this report. Keep that, and leave everything else until you want it.",
] as const;

/** Beside an unsafe home. */
const keepingUnwatched = [
  "If you told someone, tell them what would help you next: company, a call, a place to stay. Keep the part of the plan that came most easily. If you kept this report, reread a chapter that you liked, in a place where nobody looks.",
  "Choose one practice from that chapter for two or three days of this week.",
  "If you asked for help with home and nothing came of it, ask a second person. If you haven’t asked, you still can. Of all the rest, keep only what you like.",
] as const;

/** Nothing new is asked, and each week has a way to tell whether to find help. */
const muchLow = [
  "If it still weighs on you, this is the time to see a doctor or a counselor, or to tell someone you trust who doesn’t live with you. You don’t have to show this report. Keep a practice only if it did you good.",
  "Which of your last seven days was the easiest, and what was different on it? If a person, a place or an hour made it easier, go back to it once.",
  "If you have looked for help, it can take more than one try. If the first person had no time or no answer, ask a second. If something in these pages made a day lighter, keep that, and let the rest go. And if you haven’t told a doctor how you feel, you still can.",
] as const;

/** When to take the scan again; `day` as a reader reads it, such as "December 19, 2026". */
export function lookAgain(day: string, isUnsafe = false): string {
  const ifSafe = isUnsafe ? ", if it’s safe to open this site then" : "";
  return `Look again on ${day}${ifSafe}: take the scan once more, and compare answers, not scores.${isUnsafe ? " The links below would stay in the browser’s history." : ""}`;
}
