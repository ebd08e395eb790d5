/**
 * Stands in the offer of the report when all seven scores are balanced, so that nobody buys a mending that they do not need.
 * What it says of the report is held by domain/plan.test.ts.
 */
export const allBalancedOffer =
  "All seven of your scores are balanced, and nothing in them asks for care right now. Your report would be about keeping what goes well. Each chakra has a chapter with practices, affirmations, food ideas and reflection prompts, and a week of three small habits visits a chapter a day. Special focus areas and reading are for lower scores, so yours would have none.";
