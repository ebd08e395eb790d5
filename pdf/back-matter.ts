import { headings } from "#domain/headings.ts";
import type { Report } from "#domain/report.ts";
import { whatTheLinkHolds } from "#domain/report-code.ts";
import {
  keptParagraph,
  labeled,
  minorSection,
  paragraph,
  section,
  type Block,
  type Edition,
  type Part,
} from "./blocks.ts";

/** What stands after the week: weeks 2 to 4, reading, sources, notes, and the private link, if there is one. */
export function backMatter(report: Report, edition: Edition): Part {
  const { next_weeks, look_again, resources, sources, disclaimers } = report;
  return {
    blocks: [
      section(headings.nextWeeks),
      ...next_weeks.flatMap((text, index) => labeled(`Week ${index + 2}`, paragraph(text))),
      paragraph(look_again),
      ...(resources.length > 0 ? [minorSection(headings.reading), links(report, edition)] : []),
      ...(sources.length > 0 ? sourcesOf(report) : []),
      minorSection(headings.notes),
      // The private link, which comes next, would not fill a page alone.
      { kind: "list", items: disclaimers, keepWithNext: true },
      ...(edition.privateLink === undefined ? [] : reopening(edition.privateLink)),
      { kind: "lines", label: headings.ownNotes },
    ],
  };
}

function sourcesOf({ notes, sources }: Report): readonly Block[] {
  return [
    minorSection(headings.sources),
    keptParagraph(notes.sources),
    ...sources.flatMap(({ practice, finding, howWell, source }) =>
      labeled(practice, paragraph(`${finding} ${howWell}`), paragraph(source)),
    ),
  ];
}

function links({ resources }: Report, { siteUrl }: Edition): Block {
  return {
    kind: "links",
    links: resources.map(({ title: text, slug }) => {
      const url = new URL(slug, siteUrl).href;
      return { text, url, printed: url.replace(/^https?:\/\//, "") };
    }),
  };
}

/** How to open the report on screen again, on any device. */
function reopening(url: string): readonly Block[] {
  const text = `${whatTheLinkHolds}. Anyone who has it, or this PDF, can open the report.`;
  const link = { text: "Reopen this report", url, printed: url };
  return [minorSection(headings.privateLink), { kind: "reopening", text, link }];
}
