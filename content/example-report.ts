import { priceLabel, site } from "./site.ts";

export const exampleReport = {
  back: "Back to home",
  badge: "Example Report",
  title: "What a full report looks like",
  begin: "Begin with the scan",
  written: (day: string) => `Sample generated on ${day}`,
  sample: (title: string) => `${title} (Sample)`,
} as const;

/** When the sample was made. */
export const exampleDate = {
  written: "October\u00A01,\u00A02025",
  timestamp: "2025-10-01T12:00:00.000Z",
} as const;

/** Spec 9: how much of the report the example shows. */
export const limits = {
  sections: 2,
  practices: 3,
  affirmations: 2,
  boosters: 1,
  boosterPractices: 2,
  days: 4,
  resources: 2,
  /** Ours. */
  tensions: 2,
} as const;

/** Below the example. */
export const previewCall = {
  title: "This is just a preview",
  text: `It shows two chapters of seven, written from sample scores. A full ${site.offer.name} is written from your own 21 answers, and has:`,
  terms: "One payment, no subscription.",
  scan: "Take Your Energy Scan",
  about: "Learn More",
  aboutWhat: "Learn More about us",
} as const;

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
