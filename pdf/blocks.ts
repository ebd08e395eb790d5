import { badgeColors, chakraColors, stateColors } from "#drawing/colors.ts";
import { dayKeys } from "#domain/plan.ts";
import { headings, planColumns } from "#domain/headings.ts";
import { byChakra, chakraKeys, type ByChakra } from "#domain/chakra.ts";
import type { HelpText } from "#domain/guidance.ts";
import type { ChakraSection } from "#domain/chakra-section.ts";
import { sectionsByChakra, type Report } from "#domain/report.ts";
import { whatTheLinkHolds } from "#domain/report-code.ts";
import { maxScore, stateLabels, type Scores } from "#domain/scores.ts";
import { paragraphsOf, type Practice } from "#domain/template.ts";
import type { PrintedName } from "./name.ts";
import { colors } from "./style.ts";

/** The parts of the report in the order they are read, free of sizes and places. */
export type Block =
  | {
      readonly kind: "cover";
      readonly productName: string;
      readonly name: PrintedName;
      readonly date: string;
      readonly flower: {
        readonly scores: Scores;
        readonly names: ByChakra<string>;
        readonly description: string;
      };
    }
  | { readonly kind: "section"; readonly title: string }
  | { readonly kind: "chapter"; readonly bar: Bar }
  | { readonly kind: "label"; readonly text: string }
  | { readonly kind: "lead"; readonly text: string }
  | {
      readonly kind: "paragraph";
      readonly text: string;
      /** Stays on the page of what follows, as long as it is short enough to stay whole. */
      readonly keepWithNext?: true;
    }
  | { readonly kind: "bars"; readonly bars: readonly Bar[] }
  | { readonly kind: "list"; readonly items: readonly string[]; readonly color: string }
  | {
      readonly kind: "practices";
      readonly practices: readonly Practice[];
      /** Stands beside a practice that was studied. */
      readonly studiedMark: string;
    }
  | { readonly kind: "affirmations"; readonly lines: readonly string[]; readonly color: string }
  | { readonly kind: "prompts"; readonly prompts: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: "links"; readonly links: readonly LinkText[] };

type LinkText = {
  readonly text: string;
  readonly url: string;
  /** The address below the title, for readers on paper; left out where it is too long to type. */
  readonly printed?: string;
};

export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** What the PDF needs besides the report. `siteUrl` is the origin that its links begin with. */
export type Edition = {
  readonly productName: string;
  readonly siteUrl: string;
  readonly date: string;
  readonly name: PrintedName;
  /** The address that opens this very report in a browser. */
  readonly privateLink?: string | undefined;
};

/** Writes the report as blocks, with the contents and order of spec 2, view 4. */
export function reportBlocks(report: Report, edition: Edition): readonly Block[] {
  const { chakra_sections: sections, overview } = report;
  const byKey = sectionsByChakra(report);
  return [
    coverOf(byKey, edition),
    ...report.help.flatMap(helpNote),
    ...labeled(headings.letter, ...report.letter.map(paragraph)),
    section(headings.overview),
    { kind: "bars", bars: chakraKeys.map((key) => barOf(byKey[key], overview)) },
    ...labeled(headings.insights, list(overview.quick_summary), paragraph(overview.order)),
    ...(overview.changes ? labeled(headings.changes, paragraph(overview.changes)) : []),
    ...labeled(
      headings.oneThing,
      practicesOf([overview.one_thing.practice], report),
      paragraph(overview.one_thing.reason),
    ),
    ...overview.pairings.flatMap(({ title, text }) => labeled(title, paragraph(text))),
    ...labeled(headings.howToRead, paragraph(overview.how_to_read)),
    ...sections.flatMap((about, index) => chapter(about, report, index === 0)),
    ...(report.boosters.length > 0 ? focusAreas(report) : []),
    section(headings.plan),
    keptParagraph(report.plan_lead),
    planTable(report),
    section(headings.nextWeeks),
    ...report.next_weeks.flatMap((text, index) => labeled(`Week ${index + 2}`, paragraph(text))),
    paragraph(report.look_again),
    ...(report.resources.length > 0 ? [section(headings.reading), links(report, edition)] : []),
    ...(report.sources.length > 0 ? sources(report) : []),
    section(headings.notes),
    list(report.disclaimers),
    ...(edition.privateLink === undefined ? [] : reopening(edition.privateLink)),
  ];
}

function coverOf(
  sections: ByChakra<ChakraSection>,
  { productName, name: visitor, date }: Edition,
): Block {
  const readings = Object.values(sections).map(
    ({ name, score, state }) =>
      `${name} ${score} of ${maxScore}, ${stateLabels[state].toLowerCase()}`,
  );
  const flower = {
    scores: byChakra((key) => sections[key].score),
    names: byChakra((key) => sections[key].name),
    description: `Flower of seven petals: ${readings.join("; ")}.`,
  };
  return { kind: "cover", productName, name: visitor, date, flower };
}

export type Bar = Readonly<ReturnType<typeof barOf>>;

function barOf({ key, name, score, state }: ChakraSection, overview: Report["overview"]) {
  return {
    key,
    name,
    score: `${score} / ${maxScore} · ${overview.summary_graph[key]}%`,
    state: stateLabels[state],
    /** How much of the bar is filled, 0 to 1. */
    portion: score / maxScore,
    /** The colors of the state: of bars and borders, of its word, and of the ground under that. */
    color: stateColors[state].light,
    ink: badgeColors[state].ink.light,
    fill: badgeColors[state].fill.light,
  };
}

/** The first chapter has the notes on practices and foods for all of them. */
function chapter(about: ChakraSection, report: Report, isFirst: boolean): readonly Block[] {
  const { headline, insight, affirmations, nutrition, journal_prompts } = about.template;
  const { notes } = report;
  const color = chakraColors[about.key].light;
  const bar = barOf(about, report.overview);
  return [
    { kind: "chapter", bar: { ...bar, score: `${bar.score} · ${about.nearness}` } },
    keptParagraph(about.description),
    { kind: "lead", text: headline },
    ...paragraphsOf(insight).map(paragraph),
    ...(about.other_side ? [paragraph(about.other_side)] : []),
    ...(about.mirror.length > 0
      ? labeled(headings.mirror, list(about.mirror.map(({ label, text }) => `${label}: ${text}`)))
      : []),
    ...labeled(
      headings.practices,
      ...(isFirst ? [keptParagraph(notes.adapt)] : []),
      practicesOf(about.practices, report),
    ),
    ...labeled(headings.affirmations, { kind: "affirmations", lines: affirmations, color }),
    ...labeled(
      headings.nutrition,
      ...(isFirst ? [keptParagraph(notes.food)] : []),
      list(nutrition, color),
    ),
    ...labeled(headings.prompts, { kind: "prompts", prompts: journal_prompts }),
  ];
}

function focusAreas(report: Report): readonly Block[] {
  return [
    section(headings.focus),
    keptParagraph(report.notes.focus),
    ...report.boosters.flatMap(({ title, description, practices }) => [
      ...labeled(title, paragraph(description)),
      practicesOf(practices, report),
    ]),
  ];
}

function practicesOf(practices: readonly Practice[], { notes }: Report): Block {
  return { kind: "practices", practices, studiedMark: notes.studied };
}

function helpNote({ title, text, lines }: HelpText): readonly Block[] {
  return labeled(title, paragraph(text), ...(lines.length > 0 ? [list(lines)] : []));
}

function sources(report: Report): readonly Block[] {
  return [
    section(headings.sources),
    keptParagraph(report.notes.sources),
    ...report.sources.flatMap(({ practice, finding, howWell, source }) =>
      labeled(practice, paragraph(`${finding} ${howWell}`), paragraph(source)),
    ),
  ];
}

function planTable(report: Report): Block {
  const { days } = report.daily_plan;
  const sections = sectionsByChakra(report);
  const names = report.plan_chapters.map((key) => sections[key].name);
  return {
    kind: "table",
    head: ["Day", ...planColumns.map(({ title }) => title)],
    rows: dayKeys.map((key, index) => [
      `Day ${index + 1} ${names[index]}`,
      ...planColumns.map(({ part }) => days[key][part]),
    ]),
  };
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
  return [
    ...labeled("Your private link", paragraph(text)),
    { kind: "links", links: [{ text: "Reopen this report", url }] },
  ];
}

function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

/** Stays on the page of the next block. */
function keptParagraph(text: string): Block {
  return { kind: "paragraph", text, keepWithNext: true };
}

function section(title: string): Block {
  return { kind: "section", title };
}

function labeled(text: string, ...blocks: readonly Block[]): readonly Block[] {
  return [{ kind: "label", text }, ...blocks];
}

function list(items: readonly string[], color: string = colors.quiet): Block {
  return { kind: "list", items, color };
}
