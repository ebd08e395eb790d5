import { trialDays, type Move, type Trial, type TrialKind } from "#domain/report/four-weeks.ts";
import { answerLabel } from "#domain/scan/answers.ts";
import { asSentence, listed, numberInWords } from "#domain/english.ts";

/** What paper says of four weeks; apart from the rest, so that the PDF does not carry the words of the screen. */
export const trialSheet = {
  title: "An honest four weeks",
  lead: "Pick one low answer and do its practice for four weeks, from today on if you like. Then answer its chapter’s three questions again, here. If only that answer has risen, the practice may have helped. If all three have, it may just have been a better month. It is a hint, not a proof.",
  /** Stands first where home is not safe. */
  besideHome:
    "The answer about home is not one to practice: for that you need people. By week 2 you may not have told anyone. That is all right: the lines at the front are still there. If help has not come by week 4, ask a second person. What follows is for other answers. Where anyone might read it, keep count in your head.",
  /** Where no answer is Rarely or Sometimes. */
  nothingLow:
    "There is no test to run here. From Often, an answer can only move up to Always, and a change that small could be chance.",
  cue: ({ practice: { cue } }: Trial) => `My cue, such as “When ${cue}, I …”`,
  missed: "If I miss it, I …",
  anyCue: "My cue, such as “When the kettle boils, I …”",
  toChoose: (example: Trial | undefined) =>
    example
      ? `The answer that I practice, such as ${example.label} to ${example.theme} (“${example.practice.title}”)`
      : "The answer that I practice, and how",
  chosen: ({ chapter, label, theme, practice: { title, duration, how } }: Trial) =>
    `${chapter}: ${label} to ${theme}. ${title} (${duration}): ${how}`,
  guess: "My guess: what will have moved in four weeks?",
  begun: (date: string, done: readonly number[]) =>
    `Begun on ${date}.${done.length > 0 ? ` Done on day ${listed(done.map(String))}.` : ""}`,
  lookBack: (themes: readonly string[]) =>
    `Looking back: what I answer now to ${themes.length > 0 ? listed(themes) : "its chapter’s three questions"}, and what that shows`,
  days: "Tick each day on which you did it",
} as const;

/** One low answer that is practiced for four weeks, and what the same three questions say afterwards. */
export const fourWeeks = {
  ...trialSheet,
  /** The link came with something that is no trial of this report. */
  damaged:
    "The link carried four weeks that cannot be read; a part of it may be missing. The report is whole. You can pick the answer again.",
  choose: "The answer to practice",
  option: ({ chapter, label, theme }: Trial, isSuggested: boolean) =>
    `${chapter}: ${label}, ${theme}${isSuggested ? " (suggested)" : ""}`,
  begin: "Begin today",
  keep: "Go back to what I began",
  lose: "A new beginning clears the ticks, the words and the guess of what you began.",
  clear: "Clear them and begin",
  answer: ({ label, theme }: Trial) => `You answered ${label} to ${theme}.`,
  day: "Day",
  dayOf: (day: number) =>
    day > trialDays
      ? "The four weeks are over. Look back when you like."
      : `Today is day ${day} of ${trialDays}. You can look back at any time.`,
  add: "Add the days that are left to my calendar",
  addNote:
    "A file with an all-day entry for each day from tomorrow on, with your cue and “If I miss it”, and one for looking back. Saved again, it replaces the first in most calendars. It is made here. Your private link is not in it, because calendars are often shared.",
  lookEntry: "Look back on four weeks",
  entryText: ({ practice: { cue, how } }: Trial, own = "", missed = "") =>
    [
      own || `When ${cue}, I do this.`,
      ...(missed ? [`If I miss it, I … ${missed}`] : []),
      how,
    ].join("\n"),
  kept: "Ticks and words stay only if you keep the report on this device. The private link takes along which answer it is and when you began, and nothing else of this page.",
  refused:
    "This browser does not let the page keep anything, so ticks and words last as long as this visit. The private link still takes along which answer it is and when you began.",
  look: "Look back",
  again: "Choose a new one",
  questions: "The three questions again",
  asBefore: "Think of the last few weeks. What you answered before is not shown here.",
  show: "See what moved",
  back: "Back to the days",
  finding: "What the four weeks show",
  practiced: "practiced",
  guessed: "You had guessed:",
  ghost: "The dotted petal is from before.",
  all: "Answer all 21 questions again",
  allNote: "A new scan, in a new tab. This report stays as it is.",
} as const;

/** What four weeks show. No sentence says that a practice worked, or that it did harm. */
export const trialFindings: Readonly<Record<TrialKind, string>> = {
  clear:
    "The answer you practiced has risen by two steps or more, and the other two have stayed. That is worth noticing. It is no proof: you knew what you hoped for, and an answer of Always had no room to rise. Keep the practice if you like what it does.",
  mixed:
    "The answer you practiced has risen most, and another has moved as well, up or down. So answers change without the practice, too. Whether any of this is the practice, they cannot tell.",
  together:
    "One of the other two answers has moved as far or further, up or down. Where answers swing so much by themselves, they tell little about the practice. Keep it only if you like it for itself.",
  step: "The answer you practiced has risen by one step. Any week can do that, so it tells little yet. Go on for four more weeks if you are curious, or stop here.",
  still:
    "The answer you practiced is where it was. This did not help, so drop it. That is worth knowing, too. Only if the four weeks are not over, or most days were missed, has it had no real chance.",
  lower:
    "The answer you practiced is lower than it was. A month can do that to anyone, and you did nothing wrong. It does not speak against the practice either. Let it rest for a while.",
};

/** Follows where an answer is lower. */
export const trialFell =
  "If what has gone down stays down, tell someone you trust. You need no better reason.";

/** "Then Rarely, now Often: two steps up." */
export function moveInWords({ before, after, steps }: Move): string {
  if (steps === 0) return `${answerLabel(after)}, as before.`;
  const size = Math.abs(steps);
  const way = `${numberInWords(size)} ${size === 1 ? "step" : "steps"} ${steps > 0 ? "up" : "down"}`;
  return `Then ${answerLabel(before)}, now ${answerLabel(after)}. ${asSentence(way)}.`;
}
