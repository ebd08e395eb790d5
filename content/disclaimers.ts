import { helpLines } from "./site.ts";

const { crisis, country } = helpLines;

/** The notes at the end of every report: exactly three sentences. */
export const disclaimers: readonly [string, string, string] = [
  "This report is for self-reflection and education only and is not medical or psychological advice, diagnosis or treatment.",
  `If something worries you or you are in crisis, talk to a qualified professional, the ${crisis.name} (${country}: ${crisis.reach}) or your local emergency service, and do not stop a treatment because of this report.`,
  "The scores show the last few weeks as you saw them that day, they are not a measurement, and you can retake the scan at any time.",
];

/** Stands once in a report, above its first foods. */
export const foodNote =
  "By a modern custom, each chakra has foods that share its color or its mood. They are ideas for the table, not diet advice. Skip whatever you don’t eat, are allergic to, or were told to avoid.";

/** Stands once in a report, above its special focus areas. */
export const focusNote =
  "These are extras. If one suits you better than the plan, let it take that place.";

/** Stands once in a report, above its first practices. */
export const adaptNote =
  "Every practice is optional. You may sit for it, keep your eyes open, or leave it out. Stop if it hurts or makes you feel worse. “3x” means three times that day.";
