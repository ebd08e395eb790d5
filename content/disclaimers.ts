/** The notes at the end of every report: exactly three sentences. */
export const disclaimers: readonly [string, string, string] = [
  "This report is for self-reflection and education only and is not medical or psychological advice, diagnosis or treatment.",
  "If something worries you or you are in crisis, talk to a qualified professional or your local emergency service, and do not stop a treatment because of this report.",
  "The scores reflect how you answered on that day and are not a measurement, and you can retake the scan at any time.",
];

/** Stands once in a report, above its first foods. */
export const foodNote =
  "By a modern custom, each chakra has foods that share its color or its mood. They are ideas for the table and no diet advice.";
