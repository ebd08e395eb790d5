/** The categories of the blog (spec 3). */
export const categories = [
  "Assessment",
  "Awakening",
  "Balance",
  "Communication",
  "Empowerment",
  "Healing",
  "Intuition",
  "Personal Power",
] as const;
