import { listed } from "#domain/english.ts";
import type { TensionText } from "#domain/report/tensions.ts";
import type { InsightKey } from "./insights.ts";
import { company } from "./tensions/company.ts";
import { hours } from "./tensions/hours.ts";
import { pairs } from "./tensions/pairs.ts";
import { plans } from "./tensions/plans.ts";
import { requests } from "./tensions/requests.ts";

/**
 * What the report says to each insight of content/insights.ts: a title of at most 6 words, a text of 50 to 70 words, and an
 * experiment that takes ten minutes at most and says what to notice. None asks or refuses where that could do harm.
 */
export const tensions: Readonly<Record<InsightKey, TensionText>> = {
  ...plans,
  ...requests,
  ...company,
  ...hours,
  ...pairs,
};

/** Answers of one kind that a text reads, in a line above it. */
export function answered(label: string, themes: readonly string[]): string {
  return `${label}: ${listed(themes)}.`;
}
