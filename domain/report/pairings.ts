import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { balancedFrom, needsSupportFrom, stateOf, type Scores } from "#domain/scan/scores.ts";

/** Two chakras read together. `sentence` says it once more in other words, for use inside the letter. */
export type Pairing = { readonly title: string; readonly text: string; readonly sentence: string };

type Kind = "highLow" | "bothBlocked" | "bothBalanced";

/** In `highLow` the first chakra is the higher one. Of equal weight, the earlier in this list comes first. */
const pairs = {
  heart_over_throat: ["highLow", "heart", "throat"],
  throat_over_heart: ["highLow", "throat", "heart"],
  third_eye_over_solar: ["highLow", "third_eye", "solar"],
  solar_over_third_eye: ["highLow", "solar", "third_eye"],
  crown_over_root: ["highLow", "crown", "root"],
  root_over_crown: ["highLow", "root", "crown"],
  heart_over_solar: ["highLow", "heart", "solar"],
  solar_over_heart: ["highLow", "solar", "heart"],
  solar_over_sacral: ["highLow", "solar", "sacral"],
  sacral_over_root: ["highLow", "sacral", "root"],
  root_and_solar_blocked: ["bothBlocked", "root", "solar"],
  sacral_and_crown_blocked: ["bothBlocked", "sacral", "crown"],
  heart_and_throat_blocked: ["bothBlocked", "heart", "throat"],
  solar_and_throat_blocked: ["bothBlocked", "solar", "throat"],
  root_and_heart_balanced: ["bothBalanced", "root", "heart"],
  solar_and_throat_balanced: ["bothBalanced", "solar", "throat"],
  third_eye_and_crown_balanced: ["bothBalanced", "third_eye", "crown"],
  sacral_and_heart_balanced: ["bothBalanced", "sacral", "heart"],
} as const satisfies Record<string, readonly [Kind, ChakraKey, ChakraKey]>;

export type PairingKey = keyof typeof pairs;

const pairingKeys = Object.keys(pairs) as PairingKey[];

/**
 * The pairings that these scores bear out, at most three, the most telling first. The rule is our own:
 * - a high and a low one: at least 3 points apart (so the lower is not balanced), the higher at 7 or more; weight: the points between them;
 * - both blocked, or both balanced; weight: the points by which the two together lie past the bound of that state.
 *
 * The heaviest come first. The third is the next that does not name a chakra which both others name, if there is one.
 */
export function pairingsOf(
  scores: Scores,
  words: Readonly<Record<PairingKey, Pairing>>,
): readonly Pairing[] {
  return chosen(pairingKeysOf(scores)).map((key) => words[key]);
}

/** Every pairing that these scores bear out, by weight. */
export function pairingKeysOf(scores: Scores): readonly PairingKey[] {
  return pairingKeys
    .map((key) => ({ key, weight: weightOf(pairs[key], scores) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ key }) => key);
}

function chosen(keys: readonly PairingKey[]): readonly PairingKey[] {
  const [first, second, ...others] = keys;
  if (first === undefined || second === undefined) return keys;
  const named = chakraKeys.filter((chakra) => names(first, chakra) && names(second, chakra));
  const third = others.find((key) => !named.some((chakra) => names(key, chakra))) ?? others[0];
  return third === undefined ? [first, second] : [first, second, third];
}

function names(key: PairingKey, chakra: ChakraKey): boolean {
  return pairs[key][1] === chakra || pairs[key][2] === chakra;
}

/** 0 where the scores do not bear the pairing out. */
function weightOf(
  [kind, one, other]: readonly [Kind, ChakraKey, ChakraKey],
  scores: Scores,
): number {
  const [a, b] = [scores[one], scores[other]];
  const areBoth = (state: string) => stateOf(a) === state && stateOf(b) === state;
  switch (kind) {
    case "highLow": {
      const fits = a - b >= 3 && stateOf(a) !== "blocked";
      return fits ? a - b : 0;
    }
    case "bothBlocked":
      return areBoth("blocked") ? 2 * needsSupportFrom - a - b : 0;
    case "bothBalanced":
      return areBoth("balanced") ? a + b - 2 * (balancedFrom - 1) : 0;
  }
}
