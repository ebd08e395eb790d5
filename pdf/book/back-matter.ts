import type { Resource } from "#domain/report/guidance.ts";
import { headings } from "#content/headings.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import type { Report } from "#domain/report/report.ts";
import { whatTheLinkHolds } from "#domain/report/report-code.ts";
import {
  keptParagraph,
  labeled,
  minorSection,
  paragraph,
  section,
  type Block,
  type Edition,
} from "./blocks.ts";

export function nextWeeks({ title }: SectionOf<"nextWeeks">, report: Report): readonly Block[] {
  return [
    section(title),
    ...report.next_weeks.flatMap((text, index) => labeled(`Week ${index + 2}`, paragraph(text))),
    paragraph(report.look_again),
  ];
}

export function reading({ title, resources }: SectionOf<"reading">, edition: Edition) {
  return [minorSection(title), links(resources, edition)];
}

export function sources(
  { title, sources: studies }: SectionOf<"sources">,
  { notes: { sources: lead } }: Report,
): readonly Block[] {
  return [
    minorSection(title),
    keptParagraph(lead),
    ...studies.flatMap(({ practice, finding, howWell, source }) =>
      labeled(practice, paragraph(`${finding} ${howWell}`), paragraph(source)),
    ),
  ];
}

export function notes({ title, disclaimers }: SectionOf<"notes">): readonly Block[] {
  // The private link, which comes next, would not fill a page alone.
  return [minorSection(title), { kind: "list", items: disclaimers, keepWithNext: true }];
}

function links(resources: readonly Resource[], { siteUrl }: Edition): Block {
  return {
    kind: "links",
    links: resources.map(({ title: text, slug }) => {
      const url = new URL(slug, siteUrl).href;
      return { text, url, printed: url.replace(/^https?:\/\//, "") };
    }),
  };
}

/** How to open the report on screen again, on any device, where there is a link for it. */
export function keepReport(url: string | undefined): readonly Block[] {
  if (url === undefined) return [];
  const text = `${whatTheLinkHolds}. Anyone who has it, or this PDF, can open the report.`;
  const link = { text: "Reopen this report", url, printed: url };
  return [minorSection(headings.privateLink), { kind: "reopening", text, link }];
}
