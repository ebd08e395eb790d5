import { headings } from "#content/headings.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import type { HelpText } from "#domain/report/guidance.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { stateLabels } from "#content/states.ts";
import { maxScore } from "#domain/scan/scores.ts";
import {
  barOf,
  keptParagraph,
  labeled,
  minorSection,
  paragraph,
  section,
  type Block,
  type Edition,
  type ContentsEntry,
  type FlowerOfScores,
  type Part,
} from "./blocks.ts";

/** The first page: the flower, and for whom. */
export function cover(report: Report, { productName, name, date }: Edition): Block {
  return { kind: "cover", productName, name, date, flower: flowerOf(report) };
}

export function letter(
  { title, paragraphs }: SectionOf<"letter">,
  report: Report,
): readonly Block[] {
  return [{ kind: "letter", title, paragraphs, flower: flowerOf(report) }];
}

/** Answers that say more together than alone. */
export function tensions({ title: heading, tensions: texts }: SectionOf<"tensions">) {
  return [
    // Few of them share the page of the letter.
    texts.length > 2 ? section(heading) : minorSection(heading),
    ...texts.flatMap(({ title, text, experiment }): readonly Block[] => [
      { kind: "headline", text: title },
      keptParagraph(text),
      { kind: "prompts", prompts: [experiment] },
    ]),
  ];
}

function flowerOf(report: Report): FlowerOfScores {
  const sections = sectionsByChakra(report);
  const readings = Object.values(sections).map(
    ({ name, score, state }) =>
      `${name} ${score} of ${maxScore}, ${stateLabels[state].toLowerCase()}`,
  );
  return {
    scores: byChakra((key) => sections[key].score),
    answers: report.answers,
    names: byChakra((key) => sections[key].name),
    description: `Flower of seven petals: ${readings.join("; ")}.`,
  };
}

/** Notes on how to find help have a page of their own. */
export function helpNotes({ notes }: SectionOf<"help">): readonly Block[] {
  return [...notes.flatMap(helpNote), { kind: "scene", chakra: "heart" }];
}

function helpNote({ title, text, lines }: HelpText): readonly Block[] {
  return [
    { kind: "help", title, text },
    ...(lines.length > 0 ? [{ kind: "list", items: lines, isLarge: true } as const] : []),
  ];
}

/** All parts with a title, and the destinations that they lead to. */
export function contents(parts: readonly Part[]): Block {
  const entries = parts.flatMap(({ blocks }) => blocks.flatMap(entryOf));
  return { kind: "contents", title: headings.contents, entries };
}

function entryOf(block: Block): readonly ContentsEntry[] {
  switch (block.kind) {
    case "letter":
    case "section":
    case "cards":
      return [{ title: block.title, destination: block.title }];
    case "chapter": {
      const { key, name } = block.bar;
      return [{ title: name, destination: name, chakra: key }];
    }
    default:
      return [];
  }
}

export function overview(report: Report): readonly Block[] {
  const { overview: about } = report;
  const byKey = sectionsByChakra(report);
  const flower = flowerOf(report);
  return [
    section(headings.overview),
    { kind: "overview", bars: chakraKeys.map((key) => barOf(byKey[key], about)), flower },
    ...labeled(
      headings.insights,
      { kind: "list", items: about.quick_summary },
      paragraph(about.order),
    ),
    ...(about.changes ? labeled(headings.changes, paragraph(about.changes)) : []),
    {
      kind: "oneThing",
      title: headings.oneThing,
      reason: about.one_thing.reason,
      suggested: about.one_thing.suggested,
    },
    ...labeled(headings.howToRead, paragraph(about.how_to_read)),
    { kind: "lines", label: headings.ownNotes },
  ];
}
