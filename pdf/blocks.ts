import { badgeColors, chakraColors, stateColors } from "#drawing/colors.ts";
import { dayKeys } from "#domain/plan.ts";
import { headings, planColumns } from "#domain/headings.ts";
import { byChakra, chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import { sectionsByChakra, type ChakraSection, type Report } from "#domain/report.ts";
import { whatTheLinkHolds } from "#domain/report-code.ts";
import { maxScore, stateLabels, type Scores } from "#domain/scores.ts";
import { paragraphsOf, type Practice } from "#domain/template.ts";
import type { PrintedName } from "./name.ts";
import { toPrintable, type Printable } from "./printable.ts";
import { colors } from "./style.ts";

export type PracticeText = {
  readonly title: Printable;
  /** Time of day and duration. */
  readonly when: Printable;
  readonly how: Printable;
};

export type Bar = {
  readonly key: ChakraKey;
  readonly name: Printable;
  /** Score and percent. */
  readonly score: Printable;
  readonly state: Printable;
  /** How much of the bar is filled, 0 to 1. */
  readonly portion: number;
  /** The state's colors: of bars and borders, of its word, and of its badge's ground. */
  readonly color: string;
  readonly ink: string;
  readonly fill: string;
};

/** The parts of the report in reading order, without sizes and positions. */
export type Block =
  | {
      readonly kind: "cover";
      readonly productName: Printable;
      readonly title: Printable;
      readonly preparedFor: Printable;
      readonly name: PrintedName;
      readonly date: Printable;
      readonly wheel: {
        readonly scores: Scores;
        readonly names: ByChakra<Printable>;
        readonly description: string;
      };
    }
  | { readonly kind: "section"; readonly title: Printable }
  | { readonly kind: "chapter"; readonly bar: Bar }
  | { readonly kind: "label"; readonly text: Printable }
  | { readonly kind: "lead"; readonly text: Printable }
  | {
      readonly kind: "paragraph";
      readonly text: Printable;
      /** Stays on the page of the next block, if it is short enough not to be divided. */
      readonly keepWithNext?: true;
    }
  | { readonly kind: "bars"; readonly bars: readonly Bar[] }
  | {
      readonly kind: "list";
      readonly items: readonly Printable[];
      readonly color: string;
    }
  | { readonly kind: "practices"; readonly practices: readonly PracticeText[] }
  | { readonly kind: "affirmations"; readonly lines: readonly Printable[]; readonly color: string }
  | { readonly kind: "prompts"; readonly prompts: readonly Printable[] }
  | {
      readonly kind: "table";
      readonly head: readonly Printable[];
      readonly rows: readonly (readonly Printable[])[];
    }
  | {
      readonly kind: "links";
      readonly links: readonly LinkText[];
    };

export type LinkText = {
  readonly text: Printable;
  readonly url: string;
  /** The address printed below the title; undefined where it is too long to type. */
  readonly printed?: Printable;
};

export type Cover = Extract<Block, { kind: "cover" }>;

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
    { kind: "paragraph", text: toPrintable(report.plan_lead), keepWithNext: true },
    planTable(report),
    ...(report.resources.length > 0 ? [section(headings.reading), links(report, edition)] : []),
    section(headings.notes),
    list(report.disclaimers),
    ...(edition.privateLink === undefined ? [] : reopening(edition.privateLink)),
  ];
}

function coverOf(sections: ByChakra<ChakraSection>, edition: Edition): Cover {
  const readings = Object.values(sections).map(
    ({ name, score, state }) =>
      `${name} ${score} of ${maxScore}, ${stateLabels[state].toLowerCase()}`,
  );
  return {
    kind: "cover",
    productName: toPrintable(edition.productName),
    title: toPrintable(headings.report),
    preparedFor: toPrintable("Prepared for"),
    name: edition.name,
    date: toPrintable(edition.date),
    wheel: {
      scores: byChakra((key) => sections[key].score),
      names: byChakra((key) => toPrintable(sections[key].name)),
      description: `Balance wheel: ${readings.join("; ")}.`,
    },
  };
}

function barOf({ key, name, score, state }: ChakraSection, overview: Report["overview"]): Bar {
  const percent = overview.summary_graph[key];
  return {
    key,
    name: toPrintable(name),
    score: toPrintable(`${score} / ${maxScore} · ${percent}%`),
    state: toPrintable(stateLabels[state]),
    portion: score / maxScore,
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
    { kind: "lead", text: toPrintable(headline) },
    ...paragraphsOf(insight).map(
      (text) => ({ kind: "paragraph", text: toPrintable(text) }) as const,
    ),
    ...labeled(headings.practices, practicesOf(about.practices)),
    ...labeled(headings.affirmations, {
      kind: "affirmations",
      lines: allPrintable(affirmations),
      color,
    }),
    ...labeled(
      headings.nutrition,
      ...foodNotes.map(
        (text) => ({ kind: "paragraph", text: toPrintable(text), keepWithNext: true }) as const,
      ),
      list(nutrition, color),
    ),
    ...labeled(headings.prompts, { kind: "prompts", prompts: allPrintable(journal_prompts) }),
  ];
}

function focusAreas({ boosters }: Report): readonly Block[] {
  return [
    section(headings.focus),
    ...boosters.flatMap(({ title, description, practices }) => [
      ...labeled(title, { kind: "paragraph", text: toPrintable(description) }),
      practicesOf(practices),
    ]),
  ];
}

function practicesOf(practices: readonly Practice[]): Block {
  return {
    kind: "practices",
    practices: practices.map(({ title, time, duration, how }) => ({
      title: toPrintable(title),
      when: toPrintable(`${time} · ${duration}`),
      how: toPrintable(how),
    })),
  };
}

function planTable({ daily_plan: { days } }: Report): Block {
  const rows = dayKeys.map((key, index) =>
    allPrintable([`Day ${index + 1}`, ...planColumns.map(({ part }) => days[key][part])]),
  );
  const head = allPrintable(["Day", ...planColumns.map(({ title }) => title)]);
  return { kind: "table", head, rows };
}

function links({ resources }: Report, { siteUrl }: Edition): Block {
  return {
    kind: "links",
    links: resources.map(({ title, slug }) => {
      const url = new URL(slug, siteUrl).href;
      return {
        text: toPrintable(title),
        url,
        printed: toPrintable(url.replace(/^https?:\/\//, "")),
      };
    }),
  };
}

/** How to open the report on screen again, on any device. */
function reopening(url: string): readonly Block[] {
  const about = `${whatTheLinkHolds}. Anyone who has it, or this PDF, can open the report.`;
  return [
    ...labeled("Your private link", { kind: "paragraph", text: toPrintable(about) }),
    { kind: "links", links: [{ text: toPrintable("Reopen this report"), url }] },
  ];
}

function section(title: string): Block {
  return { kind: "section", title: toPrintable(title) };
}

function labeled(text: string, ...blocks: readonly Block[]): readonly Block[] {
  return [{ kind: "label", text: toPrintable(text) }, ...blocks];
}

function list(items: readonly string[], color: string = colors.quiet): Block {
  return { kind: "list", items: allPrintable(items), color };
}

function allPrintable(texts: readonly string[]): readonly Printable[] {
  return texts.map((text) => toPrintable(text));
}
