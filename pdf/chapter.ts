import { chakraColors } from "#drawing/colors.ts";
import { headings } from "#domain/headings.ts";
import type { ChakraSection } from "#domain/chakra-section.ts";
import type { Report } from "#domain/report.ts";
import { insightParts } from "#domain/template.ts";
import {
  barOf,
  keptParagraph,
  labeled,
  note,
  paragraph,
  practicesOf,
  section,
  type Block,
  type Part,
} from "./blocks.ts";

const air: Block = { kind: "air" };

/** The seven chapters in the order of the report, and the special focus areas, if any. */
export function chapters(report: Report): readonly Part[] {
  const parts = report.chakra_sections.map((about, index) => ({
    chakra: about.key,
    blocks: chapter(about, report, index === 0),
  }));
  return report.boosters.length > 0 ? [...parts, { blocks: focusAreas(report) }] : parts;
}

/** The first chapter has the notes on practices and foods for all of them. */
function chapter(about: ChakraSection, report: Report, isFirst: boolean): readonly Block[] {
  const { key, description, template, mirror, practices, nearness, other_side } = about;
  const { notes } = report;
  const bar = barOf(about, report.overview);
  return [
    { kind: "chapter", bar: { ...bar, score: `${bar.score} · ${nearness}` }, description },
    air,
    { kind: "headline", text: template.headline },
    ...insightParts(template).flatMap(({ text, isQuotation }) =>
      isQuotation ? [air, { kind: "quotation", text } as const, air] : paragraph(text),
    ),
    ...(other_side ? [paragraph(other_side)] : []),
    air,
    ...(mirror.length > 0
      ? labeled(headings.mirror, {
          kind: "terms",
          items: mirror.map(({ label, text }) => ({ term: label, text })),
        })
      : []),
    ...labeled(
      headings.practices,
      ...(isFirst ? [note(notes.adapt)] : []),
      practicesOf(practices, report, about),
    ),
    ...labeled(headings.affirmations, {
      kind: "affirmations",
      lines: template.affirmations,
      color: chakraColors[key].light,
    }),
    ...labeled(headings.nutrition, ...(isFirst ? [note(notes.food)] : []), {
      kind: "terms",
      items: template.nutrition.map(foodAndReason),
    }),
    ...labeled(headings.prompts, { kind: "prompts", prompts: template.journal_prompts }),
  ];
}

/** "Oranges: the peel alone perfumes a kitchen". */
function foodAndReason(food: string) {
  const [term = food, ...reason] = food.split(": ");
  return { term, text: reason.join(": ") };
}

function focusAreas(report: Report): readonly Block[] {
  return [
    section(headings.focus),
    keptParagraph(report.notes.focus),
    ...report.boosters.flatMap(({ title, description, practices }) => [
      { kind: "headline", text: title } as const,
      keptParagraph(description),
      practicesOf(practices, report),
    ]),
    { kind: "lines", label: headings.ownNotes },
  ];
}
