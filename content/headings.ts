import type { PracticeTime } from "#domain/report/template.ts";
import { reportTitle } from "./scan-messages.ts";

/** The headings of a report on screen, on paper and in the example: those of spec 2, and of the parts that are ours. */
export const headings = {
  report: reportTitle,
  contents: "Contents",
  help: "Where to find help",
  today: "Today",
  letter: "A letter for you",
  plate: "Your flower",
  tensions: "Your answers, read together",
  experiment: "Try this",
  overview: "Energy Overview",
  insights: "Key Insights",
  changes: "Since last time",
  oneThing: "If you do only one thing this week",
  howToRead: "How to read this",
  answers: "What you answered",
  practices: "Practices",
  tryFirst: "If you try one",
  another: "For another day",

  affirmations: "Affirmations",
  nutrition: "Nutrition",
  prompts: "Reflection prompts",
  focus: "Special Focus Areas",
  plan: "7-Day Ritual Plan",
  cards: "Practice Cards",
  nextWeeks: "Weeks 2 to 4",
  reading: "Recommended Reading",
  sources: "Sources",
  notes: "Important Notes",
  keep: "Keep this report",
  privateLink: "Private Link",
  ownNotes: "Your notes",
  ownCue: "Your own cue",
  ownGood: "My good thing",
} as const;

/** What stands above the practice cards on paper: what their seven circles are for. */
export const cardsLead = "Cut the cards out. Fill a circle each day you do the practice.";

/** The times of a practice (spec 3) in words. */
export const timeWords: Readonly<Record<PracticeTime, string>> = {
  AM: "Morning",
  Anytime: "Anytime",
  PM: "Evening",
};

/** The columns of the plan beside the one of the days, and which part of a day each shows. */
export const planColumns = [
  { title: timeWords.AM, part: "am" },
  { title: timeWords.Anytime, part: "anytime" },
  { title: timeWords.PM, part: "pm" },
] as const;
