import type { ChakraState } from "#domain/scan/scores.ts";

/** How many practices a section shows (spec 9). */
export const practiceLimits: Readonly<Record<ChakraState, number>> = {
  blocked: 5,
  needs_support: 4,
  balanced: 3,
};
