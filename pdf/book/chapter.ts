import { palette } from "#drawing/palette.ts";
import { headings } from "#content/headings.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import type { Report } from "#domain/report/report.ts";
import { insightParts } from "#domain/report/template.ts";
import {
  barOf,
  keptParagraph,
  labeled,
  note,
  paragraph,
  practicesOf,
  section,
  type Block,
} from "./blocks.ts";

const stretch: Block = { kind: "stretch" };

/** The first chapter has the notes on practices and foods for all of them. */
export function chapter({ about, number }: SectionOf<"chapter">, report: Report): readonly Block[] {
  const isFirst = number === 1;
  const { key, template, answers, practices, nearness, other_side } = about;
  const { notes } = report;
  const bar = barOf(about, report.overview);
  return [
    { kind: "chapter", bar: { ...bar, score: `${bar.score} · ${nearness}` } },
    stretch,
    { kind: "headline", text: template.headline },
    ...insightParts(template).flatMap(({ text, isQuotation }) =>
      isQuotation ? [stretch, { kind: "quotation", text } as const, stretch] : paragraph(text),
    ),
    ...(other_side ? [paragraph(other_side)] : []),
    stretch,
    ...labeled(headings.answers, {
      kind: "terms",
      items: answers.map(({ theme, label, text }) => ({
        term: `${label}, ${theme}`,
        text,
      })),
    }),
    ...labeled(
      headings.practices,
      ...(isFirst ? [note(notes.adapt)] : []),
      practicesOf(practices, report, about),
    ),
    ...labeled(headings.affirmations, {
      kind: "affirmations",
      lines: template.affirmations,
      color: palette[key].light,
    }),
    ...labeled(
      headings.nutrition,
      ...(isFirst ? [note(notes.food)] : []),
      paragraph(`${template.nutrition.join(", ")}.`),
    ),
    ...labeled(headings.prompts, { kind: "prompts", prompts: template.journal_prompts }),
  ];
}

export function focusAreas(
  { title: heading, boosters }: SectionOf<"focus">,
  report: Report,
): readonly Block[] {
  return [
    section(heading),
    keptParagraph(report.notes.focus),
    ...boosters.flatMap(({ title, description, practices }) => [
      { kind: "headline", text: title } as const,
      keptParagraph(description),
      practicesOf(practices, report),
    ]),
    { kind: "lines", label: headings.ownNotes },
  ];
}
