import type { ChakraKey } from "#domain/chakra.ts";

/** The ids of the report's sections, shared by the list of contents and the sections. */
export const sectionIds = {
  overview: "energy-overview",
  focus: "special-focus-areas",
  plan: "ritual-plan",
  nextWeeks: "next-weeks",
  reading: "recommended-reading",
  sources: "sources",
  notes: "important-notes",
} as const;

export function chapterId(key: ChakraKey): string {
  return `chapter-${key.replace("_", "-")}`;
}
