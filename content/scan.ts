import { questionCount } from "#domain/scan/question.ts";
import { priceLabel } from "./site.ts";

/** The words of the first views of the scan; what comes later has files of its own, so that these come soon. */
export const intro = {
  title: "Your Energy Scan",
  promise: "Your answers stay private: they are added up in this browser and sent nowhere.",
  points: [
    "21 short questions, three for each of the seven chakras. Answer for the last few weeks, as they were. There is no right answer.",
    "It takes 7-8 minutes.",
    `The snapshot at the end is free. A personal report is there if you want it: ${priceLabel}, one payment, no subscription.`,
  ],
  begin: "Begin My Scan",
  toResults: "Continue to your results",
  goOn: (question: number) => `Continue at question ${question}`,
  begun: "Your answers so far are still in this tab. Begin My Scan starts again without them.",
  bought:
    "This browser remembers your purchase, by its number and your email address. After the scan, Get Full Report opens your report without paying again.",
  damaged: "A scan was begun in this tab, but it cannot be read, so it cannot be resumed.",
  withoutScript: "The scan needs JavaScript, because your answers are added up in this browser.",
  late: "The scan is still on its way. If it does not begin, please reload the page or update your browser.",
  disclaimer:
    "For adults, and for self-reflection only. It is not medical or psychological advice.",
} as const;

export const quiz = {
  place: (question: number, count: number = questionCount) => `Question ${question} of ${count}`,
  percent: (percent: number) => `${percent}% complete`,
  answered: (answers: number, count: number) => `${answers} of ${count} answered`,
  hint: "Think of the last few weeks. There is no right answer.",
  answers: "Your answer",
  keysOn: "Keys 1 to 4 choose an answer and Enter goes on.",
  keysHeard: "Screen readers: focus mode.",
  keysOff: "Keys 1 to 4 are off.",
  keys: "Shortcuts",
  back: "Back",
  next: "Next",
  last: "See Results",
  choose: "Choose an answer to go on.",
  unkept:
    "This browser does not let the site keep your answers, so the scan cannot be resumed once the page is closed, and the report cannot be bought here.",
} as const;

export const waiting = {
  results: "Adding up your answers…",
  reportTitle: "Opening your report",
  report: "Checking your purchase…",
  breath: "Usually no longer than one slow breath.",
  reportTab: "Checking your purchase",
} as const;

/** What a visitor can do about a message. */
export const remedies = {
  retry: "Try again",
  write: (email: string) => `Write to ${email}`,
} as const;
