/** The headings of a report on screen, on paper and in the example (spec 2). */
export const headings = {
  report: "Your Energy Report",
  overview: "Energy Overview",
  insights: "Key Insights",
  practices: "Practices",
  affirmations: "Affirmations",
  nutrition: "Nutrition",
  prompts: "Reflection prompts",
  focus: "Special Focus Areas",
  plan: "7-Day Ritual Plan",
  reading: "Recommended Reading",
  notes: "Important Notes",
} as const;

/** The columns of the plan beside the one of the days, and which part of a day each shows. */
export const planColumns = [
  { title: "Morning", part: "am" },
  { title: "Anytime", part: "anytime" },
  { title: "Evening", part: "pm" },
] as const;
