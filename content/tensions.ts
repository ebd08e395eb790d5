import { company } from "./tensions-company.ts";
import { hours } from "./tensions-hours.ts";
import { plans } from "./tensions-plans.ts";
import { requests } from "./tensions-requests.ts";

/**
 * Two or three answers that pull apart: those of `high` are Often or Always, those of `low` Rarely or Sometimes. The
 * question about home is in none, and no experiment asks or refuses where that could do harm.
 */
export type Tension = {
  readonly high: readonly number[];
  readonly low: readonly number[];
  /** At most 6 words. */
  readonly title: string;
  /** One sentence of 12 to 24 words that stands alone: what the answers say, in other words. */
  readonly insight: string;
  /** 50 to 70 words. */
  readonly text: string;
  /** Ten minutes at most, in 12 to 30 words: what to try this week, and what to notice. */
  readonly experiment: string;
};

export const tensions: readonly Tension[] = [...plans, ...requests, ...company, ...hours];
