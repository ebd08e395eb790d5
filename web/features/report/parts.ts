import type { ChakraKey } from "#domain/chakra.ts";
import { headings } from "#domain/headings.ts";
import type { Report } from "#domain/report.ts";
import { showPlace } from "#web/ui/show-place.ts";
import { chapterId, sectionIds } from "./section-ids.ts";

/** A part of the report as its contents name it; `id` is that of its heading. */
export type Part = {
  readonly id: string;
  readonly title: string;
  /** Which of the chapters it is, "3 of 7", if it is one. */
  readonly chapter?: { readonly key: ChakraKey; readonly place: string };
};

/** The parts that this report has, in the order in which they are read. */
export function partsOf(report: Report): readonly Part[] {
  const { chakra_sections: chapters, boosters, resources, sources } = report;
  return [
    { id: sectionIds.letter, title: headings.letter },
    { id: sectionIds.today, title: "Today" },
    { id: sectionIds.overview, title: headings.overview },
    ...chapters.map(({ key, name }, index) => ({
      id: chapterId(key),
      title: name,
      chapter: { key, place: `${index + 1} of ${chapters.length}` },
    })),
    ...(boosters.length > 0 ? [{ id: sectionIds.focus, title: headings.focus }] : []),
    { id: sectionIds.plan, title: headings.plan },
    { id: sectionIds.nextWeeks, title: headings.nextWeeks },
    ...(resources.length > 0 ? [{ id: sectionIds.reading, title: headings.reading }] : []),
    ...(sources.length > 0 ? [{ id: sectionIds.sources, title: headings.sources }] : []),
    { id: sectionIds.notes, title: headings.notes },
    { id: sectionIds.keep, title: keepTitle },
  ];
}

/** The heading of the part about the private link. */
export const keepTitle = "Keep this report";

/** Goes to a part: its section comes to the top of the window, and its heading takes the focus. */
export function showPart(id: string): void {
  const heading = document.getElementById(id);
  if (heading) showPlace(heading, heading.closest("section, header") ?? heading);
}
