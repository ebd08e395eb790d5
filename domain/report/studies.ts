/** The studies of practices that the site can name (About, and the sources at the end of a report), in the order of their listing. */
export const studyKeys = [
  "slow_breathing",
  "gratitude_writing",
  "mindfulness",
  "nature_walk",
  "expressive_writing",
  "if_then_plans",
] as const;
export type StudyKey = (typeof studyKeys)[number];

/** The studies behind the practices of these sections and boosters, once each: the sources that a report lists. */
export function studiesOf(
  parts: readonly { readonly practices: readonly { readonly studied?: StudyKey }[] }[],
): readonly StudyKey[] {
  const used = parts.flatMap(({ practices }) => practices.map(({ studied }) => studied));
  return studyKeys.filter((key) => used.includes(key));
}
