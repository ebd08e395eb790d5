import type { ChakraKey } from "#domain/chakra.ts";

/** The fragment ids of the report's sections, so that the list of contents and the sections agree. */
export const sectionIds = {
  overview: "energy-overview",
  focus: "special-focus-areas",
  plan: "ritual-plan",
  reading: "recommended-reading",
  notes: "important-notes",
} as const;

export function chapterId(key: ChakraKey): string {
  return `chapter-${key.replace("_", "-")}`;
}
