import { trialSheet as words } from "#content/four-weeks.ts";
import { headings } from "#content/headings.ts";
import { stateLabels } from "#content/states.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import { chakrasOf } from "#domain/scan/question.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import { whatTheLinkHolds } from "#domain/report/report-code.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { foodsOf, paragraphsOf } from "#domain/report/template.ts";
import { maxScore } from "#domain/scan/scores.ts";
import { palette } from "#drawing/palette.ts";
import {
  barOf,
  keptParagraph,
  labeled,
  minorSection,
  paragraph,
  practicesOf,
  section,
  type Block,
  type ContentsEntry,
  type Edition,
  type FlowerOfScores,
  type Part,
} from "./blocks.ts";

/** The first page: the flower, and for whom. */
export function cover(report: Report, { productName, name, date }: Edition): Block {
  return { kind: "cover", productName, name, date, flower: flowerOf(report) };
}

/** The flower alone, with name and month. */
export function plate(report: Report, { name, month }: Edition): Block {
  return { kind: "plate", name, month, flower: flowerOf(report) };
}

export function letter(
  { title, paragraphs }: SectionOf<"letter">,
  report: Report,
): readonly Block[] {
  return [{ kind: "letter", title, paragraphs, flower: flowerOf(report) }];
}

/** Answers that say more together than alone. */
export function tensions(
  { title: heading, tensions: texts }: SectionOf<"tensions">,
  report: Report,
): readonly Block[] {
  return [
    section(heading),
    ...texts.flatMap(({ title, ids, answered, text, experiment }, index): readonly Block[] => {
      const beginsPage = texts.length === 4 && index === 2;
      const flower = { ...flowerOf(report), lit: chakrasOf(ids) };
      const beside = { number: index + 1, flower, beginsPage };
      return [
        { kind: "label", text: title, isTitle: true, ...beside },
        ...(answered ? [{ kind: "answers", answered } as const] : []),
        keptParagraph(text),
        { kind: "prompts", label: `${headings.experiment}:`, prompts: [experiment] },
        ending,
      ];
    }),
  ];
}

/** Own notes, where there is room. */
export const ending: Block = { kind: "ending", label: headings.ownNotes };

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
export function helpNotes(
  { notes: texts }: SectionOf<"help">,
  { answers }: Report,
): readonly Block[] {
  const blocks = texts.flatMap(({ title, text, lines }): readonly Block[] => {
    const [first = "", ...more] = paragraphsOf(text);
    return [
      minorSection(title),
      // In larger type than the rest: who needs it should not have to look for it.
      { kind: "paragraph", text: first, isLarge: true, keepWithNext: true },
      { kind: "list", items: lines, isLarge: true, keepWithNext: true },
      { kind: "paragraph", text: more.join(" "), isLarge: true },
    ];
  });
  return [...blocks, feelsUnsafe(answers) ? { kind: "ending" } : ending];
}

/** All parts with a title, which is the name of their destination. */
export function contents(parts: readonly Part[]): Block {
  const entries = parts.flatMap(({ blocks }) => blocks.flatMap(entryOf));
  return { kind: "contents", title: headings.contents, entries };
}

function entryOf(block: Block): readonly ContentsEntry[] {
  switch (block.kind) {
    case "letter":
    case "section":
    case "cards":
      return [{ title: block.title }];
    case "chapter":
      return [{ title: block.bar.name, bar: block.bar }];
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
    ...labeled(headings.insights, keptParagraph(about.order), {
      kind: "list",
      items: about.quick_summary,
    }),
    ...(about.changes ? labeled(headings.changes, paragraph(about.changes)) : []),
    { kind: "oneThing", title: headings.oneThing, ...about.one_thing },
    ...labeled(headings.howToRead, paragraph(about.how_to_read)),
    ...labeled(headings.practices, paragraph(report.notes.adapt)),
    ...labeled(headings.nutrition, paragraph(report.notes.food)),
    ending,
  ];
}

export function chapter({ about }: SectionOf<"chapter">, report: Report): readonly Block[] {
  const { key, template, answers, practices } = about;
  const [quotation = "", ...paragraphs] = paragraphsOf(template.insight);
  const bar = barOf(about, report.overview);
  return [
    { kind: "chapter", bar, headline: template.headline, quotation, paragraphs },
    ...labeled(headings.answers, {
      kind: "terms",
      items: answers.map(({ theme, label, text }) => ({
        term: `${label}, ${theme}`,
        text,
      })),
    }),
    ...labeled(headings.practices, practicesOf(practices, report, { chapter: about })),
    ...labeled(headings.affirmations, {
      kind: "affirmations",
      lines: template.affirmations,
      color: palette[key].light,
    }),
    ...labeled(headings.nutrition, paragraph(foodsOf(template))),
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
      { kind: "label", text: title, isTitle: true } as const,
      keptParagraph(description),
      practicesOf(practices, report, { isInFull: boosters.length < 3 }),
    ]),
    ending,
  ];
}

export function nextWeeks(
  { title }: SectionOf<"nextWeeks">,
  report: Report,
  edition: Edition,
): readonly Block[] {
  const { trials, help } = report;
  return [
    section(title),
    ...(trials.length * help.length > 0 ? [keptParagraph(report.notes.besideHome)] : []),
    ...(trials.length > 0
      ? sheetOf(report, edition)
      : report.next_weeks.flatMap((text, index) => labeled(`Week ${index + 2}`, paragraph(text)))),
    ...(trials.length + help.length === 0 ? [paragraph(words.nothingLow)] : []),
    paragraph(report.look_again),
  ];
}

/** The sheet of a trial, with what the reader has chosen, ticked and written on screen, or lines for it. */
function sheetOf(report: Report, { own, begun }: Edition): readonly Block[] {
  const { suggested } = report.overview.one_thing;
  const example = report.trials.find(({ practice }) => practice === suggested?.practice);
  const { trial, done = [], cue = "", missed = "", guess = "" } = own ?? {};
  const practiced = trial ?? example;
  const asked = trial ? sectionsByChakra(report)[trial.chakra].answers : [];
  const lookBack = words.lookBack(asked.map(({ theme }) => theme));
  const prompts = [
    ...(trial ? [] : [words.toChoose(example)]),
    `${practiced ? words.cue(practiced) : words.anyCue} ${cue}`,
    `${words.missed} ${missed}`,
    `${words.guess} ${guess}`,
  ];
  return [
    { kind: "headline", text: words.title },
    keptParagraph(words.lead),
    ...(practiced === example && example ? [keptParagraph(report.next_weeks.join(" "))] : []),
    ...(trial ? [words.chosen(trial), words.begun(begun, done)].map(keptParagraph) : []),
    { kind: "prompts", keepWithNext: true, prompts },
    ...labeled(words.days, { kind: "days", done }),
    { kind: "prompts", keepWithNext: true, prompts: [lookBack] },
  ];
}

export function reading(
  { title, resources }: SectionOf<"reading">,
  { siteUrl }: Edition,
): readonly Block[] {
  const links = resources.map(({ title: text, slug }) => {
    const url = new URL(slug, siteUrl).href;
    return { text, url, printed: url.replace(/^https?:\/\//, "") };
  });
  return [minorSection(title), { kind: "links", links }];
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

/** How to open the report on screen again, on any device, where there is a link for it. */
export function keepReport(url: string | undefined): readonly Block[] {
  if (url === undefined) return [];
  const text = `${whatTheLinkHolds}. Anyone who has it, or this PDF, can open the report.`;
  const link = { text: "Reopen this report", url, printed: url };
  return [minorSection(headings.privateLink), { kind: "reopening", text, link }];
}
