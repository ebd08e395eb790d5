import { stateOf, type Scores } from "#domain/scan/scores.ts";

/** The five special focus areas in the order of spec 9. */
export const boosterKeys = [
  "foundation_first",
  "gentle_communication",
  "mind_to_body",
  "heart_bridge",
  "creative_spark",
] as const;
export type BoosterKey = (typeof boosterKeys)[number];

// Spec 9 gives the triggers in numbers, which are the bounds of the states.
const isLow = (score: number) => stateOf(score) === "blocked";
const isHigh = (score: number) => stateOf(score) === "balanced";

const triggers: Readonly<Record<BoosterKey, (scores: Scores) => boolean>> = {
  foundation_first: ({ root, sacral, solar }) => isLow(root) && (isLow(sacral) || isLow(solar)),
  gentle_communication: ({ throat, heart }) => isLow(throat) || !(isHigh(throat) || isHigh(heart)),
  mind_to_body: ({ third_eye, crown, root }) => (isHigh(third_eye) || isHigh(crown)) && isLow(root),
  heart_bridge: ({ heart, third_eye, crown }) =>
    isLow(heart) && (isHigh(third_eye) || isHigh(crown)),
  creative_spark: ({ sacral, solar }) => isLow(sacral) && isLow(solar),
};

/** The special focus areas that these scores call for, by the triggers of spec 9. */
export function boostersFor(scores: Scores): readonly BoosterKey[] {
  return boosterKeys.filter((key) => triggers[key](scores));
}
