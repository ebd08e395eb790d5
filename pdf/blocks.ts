import { badgeColors, chakraColors, stateColors } from "#drawing/colors.ts";
import { dayKeys } from "#domain/plan.ts";
import { headings, planColumns } from "#domain/headings.ts";
import { byChakra, chakraKeys, type ByChakra } from "#domain/chakra.ts";
import { sectionsByChakra, type ChakraSection, type Report } from "#domain/report.ts";
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
      readonly wheel: {
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
  | { readonly kind: "practices"; readonly practices: readonly Practice[] }
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
  /** A note above the first list of foods: what they are and are not. */
  readonly foodNote: string;
  /** The address that opens this very report in a browser. */
  readonly privateLink?: string | undefined;
};

/** Writes the report as blocks, with the contents and order of spec 2, view 4. */
export function reportBlocks(report: Report, edition: Edition): readonly Block[] {
  const { chakra_sections: sections, overview } = report;
  const byKey = sectionsByChakra(report);
  return [
    coverOf(byKey, edition),
    section(headings.overview),
    { kind: "bars", bars: chakraKeys.map((key) => barOf(byKey[key], overview)) },
    ...labeled(headings.insights, list(overview.quick_summary)),
    ...sections.flatMap((about, index) =>
      chapter(about, overview, index === 0 ? [edition.foodNote] : []),
    ),
    ...(report.boosters.length > 0 ? focusAreas(report) : []),
    section(headings.plan),
    { kind: "paragraph", text: report.plan_lead, keepWithNext: true },
    planTable(report),
    ...(report.resources.length > 0 ? [section(headings.reading), links(report, edition)] : []),
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
  const wheel = {
    scores: byChakra((key) => sections[key].score),
    names: byChakra((key) => sections[key].name),
    description: `Balance wheel: ${readings.join("; ")}.`,
  };
  return { kind: "cover", productName, name: visitor, date, wheel };
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

function chapter(
  about: ChakraSection,
  overview: Report["overview"],
  foodNotes: readonly string[],
): readonly Block[] {
  const { headline, insight, affirmations, nutrition, journal_prompts } = about.template;
  const color = chakraColors[about.key].light;
  return [
    { kind: "chapter", bar: barOf(about, overview) },
    { kind: "lead", text: headline },
    ...paragraphsOf(insight).map((text) => paragraph(text)),
    ...labeled(headings.practices, { kind: "practices", practices: about.practices }),
    ...labeled(headings.affirmations, { kind: "affirmations", lines: affirmations, color }),
    ...labeled(
      headings.nutrition,
      ...foodNotes.map((text) => ({ kind: "paragraph", text, keepWithNext: true }) as const),
      list(nutrition, color),
    ),
    ...labeled(headings.prompts, { kind: "prompts", prompts: journal_prompts }),
  ];
}

function focusAreas({ boosters }: Report): readonly Block[] {
  return [
    section(headings.focus),
    ...boosters.flatMap(({ title, description, practices }) => [
      ...labeled(title, { kind: "paragraph", text: description }),
      { kind: "practices", practices } as const,
    ]),
  ];
}

function planTable({ daily_plan: { days } }: Report): Block {
  return {
    kind: "table",
    head: ["Day", ...planColumns.map(({ title }) => title)],
    rows: dayKeys.map((key, index) => [
      `Day ${index + 1}`,
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
    ...labeled("Your private link", { kind: "paragraph", text }),
    { kind: "links", links: [{ text: "Reopen this report", url }] },
  ];
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
