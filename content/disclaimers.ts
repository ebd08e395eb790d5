import { helpLines } from "./site.ts";

const { crisis, country } = helpLines;

/** The notes at the end of every report: exactly three sentences. */
export const disclaimers: readonly [string, string, string] = [
  "This report is for self-reflection only and is not medical or psychological advice, diagnosis or treatment.",
  `If you are worried or in crisis, turn to a professional, the ${crisis.name} (${country}: ${crisis.reach}; elsewhere: findahelpline.com) or your local emergency service, and never stop a treatment because of this report.`,
  "The scores show a few weeks as you saw them, and you can retake the scan at any time.",
];

/** Stands once in a report, above its first foods. */
export const foodNote =
  "Matching foods with chakras is a modern custom, and not diet advice. Skip anything you can’t eat. If food is a hard subject for you, skip these parts.";

/** Stands once in a report, above its special focus areas. */
export const focusNote = "On a day when the plan doesn’t suit you, try one of these instead.";

/** Stands once in a report, above its first practices. */
export const adaptNote =
  "All are optional. If a practice asks you to stand or walk, you can sit or skip it. If one hurts or makes you feel worse, stop.";
