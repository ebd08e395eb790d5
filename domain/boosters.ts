import type { Scores } from "./scores.ts";

/** The five special focus areas in the order of spec 9. */
export const boosterKeys = [
  "foundation_first",
  "gentle_communication",
  "mind_to_body",
  "heart_bridge",
  "creative_spark",
] as const;
export type BoosterKey = (typeof boosterKeys)[number];

// The same bounds as the states (blocked <= 6, balanced >= 10), spelled out because spec 9 gives the triggers in numbers.
const triggers: Readonly<Record<BoosterKey, (scores: Scores) => boolean>> = {
  foundation_first: ({ root, sacral, solar }) => root <= 6 && (sacral <= 6 || solar <= 6),
  gentle_communication: ({ throat, heart }) => throat <= 6 || (throat <= 9 && heart <= 9),
  mind_to_body: ({ third_eye, crown, root }) => (third_eye >= 10 || crown >= 10) && root <= 6,
  heart_bridge: ({ heart, third_eye, crown }) => heart <= 6 && (third_eye >= 10 || crown >= 10),
  creative_spark: ({ sacral, solar }) => sacral <= 6 && solar <= 6,
};

/** The special focus areas that these scores call for, by the triggers of spec 9. */
export function boostersFor(scores: Scores): readonly BoosterKey[] {
  return boosterKeys.filter((key) => triggers[key](scores));
}
