import { balancedFrom, needsSupportFrom, type ChakraState } from "#domain/scan/scores.ts";

/** The states as screen and paper name them. */
export const stateLabels: Readonly<Record<ChakraState, string>> = {
  balanced: "Balanced",
  needs_support: "Needs support",
  blocked: "Blocked",
};

/** The scores of each state as readers are told them: "10 or more", "7 to 9", "6 or less". */
export const scoreRanges: Readonly<Record<ChakraState, string>> = {
  balanced: `${balancedFrom} or more`,
  needs_support: `${needsSupportFrom} to ${balancedFrom - 1}`,
  blocked: `${needsSupportFrom - 1} or less`,
};
