import { priceLabel, site } from "./site.ts";

/** Below the title: what the example is, and what a whole one costs. */
export const exampleLead = `Two of seven chapters, written from sample scores. The full ${site.offer.name} is written from your own answers and costs ${priceLabel} once, no subscription. The scan before it is free.`;

/** What a bought report has and the example does not, below the example. */
export const fullReportAdds = [
  "A letter about what you answered, and one thing to begin with this week.",
  "All seven chapters, with your three answers in each given back to you.",
  "Every practice, foods for each chapter, and reflection prompts to write about.",
  "All seven days of the plan, with today’s practices on top when you come back, and three more weeks after it.",
  "A private link that opens it again on any device, a PDF, and a calendar file of the plan.",
] as const;
