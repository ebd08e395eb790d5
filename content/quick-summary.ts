import type { QuickSummaryFacts } from "#domain/report/guidance.ts";

/** The key insights of spec 9. */
export function quickSummary({ names, balanced, blocked }: QuickSummaryFacts): readonly string[] {
  const [first, second] = names;
  return [
    balanced === 1 ? "1 chakra is balanced." : `${balanced} chakras are balanced.`,
    blocked === 1 ? "1 area is blocked." : `${blocked} areas are blocked.`,
    balanced === names.length
      ? `Focus on what holds up ${first} and ${second}.`
      : `Focus on ${first} and ${second}.`,
  ];
}
