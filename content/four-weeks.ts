import {
  trialDays,
  type Move,
  type OwnTrial,
  type Trial,
  type TrialKind,
} from "#domain/report/four-weeks.ts";
import { answerLabel } from "#domain/scan/answers.ts";
import { headings } from "./headings.ts";
import { asSentence, listed, numberInWords } from "#domain/english.ts";

/** Stands before them where home is not safe. */
export const besideHome =
  "No practice can change the answer about home, but people can help with it. If you’ve told nobody by week 2, it’s not too late. If you did, and nothing came of it, a second person is worth a try. What follows is for other answers. Where anyone might read it, keep count in your head.";

/** What paper says of four weeks; apart from the rest, so that the PDF does not carry the words of the screen. */
export const trialSheet = {
  title: "One practice, four weeks",
  lead: "Keep one practice for four weeks. Three days a week is enough, and week 1 counts. Then go back to “What you answered” in its chapter: would you answer the same? If things are a little easier, keep the practice. If not, it isn’t your fault. Try another.",
  /** Where no answer is Rarely or Sometimes. */
  nothingLow: "On which day of this month did you enjoy your good thing most?",
  cue: ({ practice: { cue } }: Trial) => `My cue, such as “When ${cue}, I …”`,
  missed: "If I miss a day, I …",
  anyCue: "My cue, such as “When the kettle boils, I …”",
  toChoose: (example: Trial | undefined) =>
    example
      ? `The answer I’m working on. Suggested: ${example.label} to ${example.theme}, with “${example.practice.title}”`
      : "The answer I’m working on, and how",
  chosen: ({ chapter, label, theme, practice: { title, duration, how } }: Trial) =>
    `${chapter}: you answered ${label} to ${theme}. ${title} (${duration}): ${how}`,
  guess: "My guess: what I’ll answer in four weeks",
  begun: (date: string, done: readonly number[]) =>
    `Begun on ${date}.${done.length > 0 ? ` Done on ${done.length === 1 ? "day" : "days"} ${listed(done.map(String))}, ${done.length} of ${trialDays}.` : ""}`,
  lookBack: (themes: readonly string[]) =>
    `Looking back: what I answer now to ${themes.length > 0 ? listed(themes) : "the three questions of that chapter"}, and what has changed`,
  days: "Check off the days when you did it",
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
  lose: (date: string) =>
    `You began on ${date}. A new beginning clears that day, the ticks, the words and the guess of what you began.`,
  clear: "Clear and begin",
  keepBegun: "Keep what I began",
  answer: ({ label, theme }: Trial) => `You answered ${label} to ${theme}.`,
  day: "Day",
  dayOf: (day: number) =>
    day > trialDays
      ? "The four weeks are over. Look back when you like."
      : `Today is day ${day} of ${trialDays}.`,
  ifToday: (date: string) => `If you begin today, look back on ${date}.`,
  lookOn: (date: string) => `Look back on ${date}.`,
  add: "Add the days that are left to my calendar",
  addNote:
    "A file with an all-day entry for each day from tomorrow on, with your cue and “If I miss a day”, and one for looking back. Saved again, it replaces the first in most calendars. It is made here. Your own words are in it. Your private link is not, because calendars are often shared.",
  lookEntry: "Look back on four weeks",
  lookText: (title: string) =>
    `${title}. Open your kept report or your private link, go to “${headings.nextWeeks}” and press “Look back”.`,
  entryText: ({ practice: { cue, how } }: Trial, own = "", missed = "") =>
    [
      own || `When ${cue}, I do this.`,
      ...(missed ? [`If I miss a day, I ${missed}`] : []),
      how,
    ].join("\n"),
  kept: "Ticks and words are kept on this device. The private link takes along which answer it is and when you began, and nothing else of this page.",
  unkept:
    "Not kept yet: closing or reloading the page loses your ticks and words, unless you keep the report on this device. The private link takes along which answer it is and when you began, and nothing else of this page.",
  refused:
    "This browser does not let the page keep anything, so ticks and words last as long as this visit. The private link still takes along which answer it is and when you began.",
  look: "Look back",
  again: "Choose a new one",
  questions: "The three questions again",
  asBefore:
    "Think of the last few weeks. What you answered before is not shown here. What you answer now replaces an earlier look back.",
  /** Where the questions about home are among them. */
  homeAsked:
    "Whether home feels safe is asked for your sake alone: that answer is not compared, and not kept.",
  show: "See what moved",
  back: "Back to the days",
  finding: "What the four weeks show",
  soFar: "What has moved so far",
  practiced: "practiced",
  guessed: "You had guessed:",
  ghost: "The dotted petal is from before.",
  all: "Answer all 21 questions again",
  allNote: "A new scan, in a new tab. This report stays as it is.",
} as const;

/** What four weeks show. No sentence says that a practice worked, or that it did harm. `moves` begin with what was practiced. */
export const trialFindings: Readonly<Record<TrialKind, (moves: readonly Move[]) => string>> = {
  risen: ({ length }) =>
    `${length > 2 ? "All three" : "Both"} answers have risen. It may just have been a better month, and that is good in itself. They can’t tell what the practice had to do with it. Keep it if you like it.`,
  clear: ([, ...others]) =>
    `The answer you practiced has risen by two steps or more, and ${others.length > 1 ? "the other two have" : "the other has"} stayed. That is worth noticing. It is no proof: you knew what you hoped for${others.some(({ before }) => before === 4) ? ", and an answer of Always had no room to rise" : ""}. Keep the practice if you like what it does.`,
  mixed: ([, ...others]) =>
    `The answer you practiced has risen most, and ${whatMoved(others, 1)} too. So answers change without being practiced, and these three can’t tell what the practice did.`,
  together: ([practiced, ...others]) =>
    `${asSentence(whatMoved(others, Math.max(2, Math.abs(practiced?.steps ?? 0))))} by two steps or more without being practiced, and the practiced one no further. So these tell little about the practice. Keep it only if you like it for itself.`,
  step: () =>
    "The answer you practiced has risen by one step. Any week can do that, so it tells little yet. Begin again if you are curious, or stop here.",
  still: () =>
    "You kept at it, and the answer you practiced is where it was. This did not help, so drop it. That is worth knowing, too. A small change would not show in four answers to choose from: if you would miss the practice, keep it.",
  held: () =>
    "The answer you practiced has stayed, while another has gone down. What that says of the practice, these answers can’t tell. Keep it if you like it for itself.",
  lower: () =>
    "The answer you practiced is lower than it was. A month can do that to anyone, and you did nothing wrong. Whether the practice has a part in it, this can’t tell. Let it rest for a while.",
};

/** "another has gone up", of those that moved so many steps or more. */
function whatMoved(others: readonly Move[], least: number): string {
  const moved = others.filter(({ steps }) => Math.abs(steps) >= least);
  const up = moved.filter(({ steps }) => steps > 0).length;
  const down = moved.length - up;
  if (up > 0 && down > 0) return "of the other two, one has gone up and one down";
  return `${moved.length > 1 ? "the other two have" : "another has"} gone ${up > 0 ? "up" : "down"}`;
}

/** Stands in place of what four weeks show, where it is too early or too few days are ticked to tell. */
export const tooLittle = {
  early: ({ day, done }: Looked) =>
    `That was on day ${day} of ${trialDays}, with ${done.length} ticked. It is too early to tell anything about the practice.`,
  few: ({ done }: Looked) =>
    `${done.length} of ${trialDays} days ${done.length === 1 ? "is" : "are"} ticked here. That is too few to tell anything about the practice. If you ticked more on another device, look back there.`,
} as const;

type Looked = Pick<OwnTrial, "day" | "done">;

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
