import type { ChakraKey } from "#domain/chakra.ts";

/** The ids of the headings in a report, shared by its contents and its sections. */
export const sectionIds = {
  letter: "letter",
  today: "today",
  overview: "energy-overview",
  focus: "special-focus-areas",
  plan: "ritual-plan",
  nextWeeks: "next-weeks",
  reading: "recommended-reading",
  sources: "sources",
  notes: "important-notes",
  keep: "keep-report",
} as const;

export function chapterId(key: ChakraKey): string {
  return `chapter-${key.replace("_", "-")}`;
}
