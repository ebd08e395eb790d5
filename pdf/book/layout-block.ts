import type { Block, BlockOf } from "./blocks.ts";
import {
  alignRight,
  boxAround,
  boxesOfLines,
  filled,
  layoutText,
  tag,
  tagIn,
  type Box,
} from "#pdf/engine/box.ts";
import { sceneHeight, sceneOnField } from "./drawings.ts";
import { layoutCards } from "./layout-cards.ts";
import { layoutChapter } from "./layout-chapter.ts";
import { layoutContents } from "./layout-contents.ts";
import { layoutCover, layoutPlate } from "./layout-cover.ts";
import { layoutReopening } from "./layout-link.ts";
import {
  layoutLinks,
  layoutList,
  layoutOwnNotes,
  layoutPrompts,
  layoutTerms,
} from "./layout-list.ts";
import { layoutLetter, layoutOverview } from "./layout-overview.ts";
import { layoutDays, layoutPlan } from "./layout-plan.ts";
import { layoutOneThing, layoutPractices } from "./layout-practices.ts";
import { baselineOf, columns, gaps, step, styles, type Ruler } from "#pdf/engine/style.ts";
import { moveDown, type Item } from "#pdf/engine/page.ts";

/** The page of a destination in the document, from 1. */
export type PageOf = (destination: string) => number;

/** The most lines of a paragraph that is not divided. */
const keptWhole = 14;

const layouts: {
  readonly [Kind in Block["kind"]]: (
    block: BlockOf<Kind>,
    ruler: Ruler,
    pageOf: PageOf,
  ) => Box | readonly Box[];
} = {
  cover: layoutCover,
  contents: layoutContents,
  letter: layoutLetter,
  help: layoutHelp,
  section: layoutSection,
  overview: layoutOverview,
  plate: layoutPlate,
  chapter: layoutChapter,
  headline: layoutHeadline,
  stretch: () => [],
  label: layoutLabel,
  paragraph: layoutParagraph,
  quotation: layoutQuotation,
  list: layoutList,
  terms: layoutTerms,
  practices: layoutPractices,
  oneThing: layoutOneThing,
  affirmations: layoutAffirmations,
  prompts: layoutPrompts,
  plan: layoutPlan,
  days: layoutDays,
  cards: layoutCards,
  links: layoutLinks,
  reopening: layoutReopening,
  lines: layoutOwnNotes,
  scene: layoutScene,
};

/** Lays out one block; a label is in the margin column beside the first line of the next block. */
export function layoutBlock(block: Block, ruler: Ruler, pageOf: PageOf): readonly Box[] {
  const layOut = layouts[block.kind] as (one: Block, ...more: [Ruler, PageOf]) => Box | Box[];
  return [layOut(block, ruler, pageOf)].flat();
}

function layoutHeadline({ text }: BlockOf<"headline">, ruler: Ruler): Box {
  const lines = layoutText(text, styles.headline, columns.text, tag("H3"), ruler);
  return { ...boxAround(lines, styles.headline, gaps.part), keepWithNext: true };
}

function layoutParagraph(
  { text, isNote, keepWithNext }: BlockOf<"paragraph">,
  ruler: Ruler,
): readonly Box[] {
  const style = isNote ? styles.small : styles.body;
  // The first line on the grid, since a label stands beside it.
  const top = isNote ? baselineOf(styles.body) - baselineOf(style) : 0;
  const lines = layoutText(text, style, columns.text, tag("P"), ruler, top);
  return lines.length <= keptWhole
    ? [{ ...boxAround(lines, style, gaps.item), keepWithNext: keepWithNext ?? false }]
    : boxesOfLines(lines, style, gaps.item);
}

function layoutSection({ title, isMinor }: BlockOf<"section">, ruler: Ruler): Box {
  const style = isMinor ? styles.subsection : styles.section;
  const lines = layoutText(title, style, columns.full, tag("H2"), ruler);
  return {
    ...boxAround(lines, style, gaps.section),
    keepWithNext: true,
    bookmark: { title, level: 1 },
    destination: title,
  };
}

/** A note on help, in larger type than the rest: who needs it should not have to look for it. */
function layoutHelp({ title, text }: BlockOf<"help">, ruler: Ruler): readonly Box[] {
  const heading = layoutText(title, styles.headline, columns.text, tag("H2"), ruler);
  const lines = layoutText(text, styles.large, columns.text, tag("P"), ruler);
  return [
    {
      ...boxAround(heading, styles.headline, gaps.section),
      keepWithNext: true,
      bookmark: { title, level: 1 },
    },
    { ...boxAround(lines, styles.large, gaps.item), keepWithNext: true },
  ];
}

/** The white above it is its own, so that it turns no page. */
function layoutScene({ chakra }: BlockOf<"scene">): Box {
  const nothing: Box = { height: 0, gap: 0, items: [] };
  return {
    ...nothing,
    grow: (room) => {
      const top = room - sceneHeight;
      if (top < gaps.section) return nothing;
      return { ...nothing, items: sceneOnField(chakra).map((item) => moveDown(item, top)) };
    },
  };
}

function layoutLabel({ text }: BlockOf<"label">, ruler: Ruler): Box {
  const lines = layoutText(text, styles.label, columns.label, tag("H3"), ruler);
  return {
    ...boxAround(lines, styles.label, gaps.part),
    keepWithNext: true,
    bookmark: { title: text, level: 2 },
  };
}

/** A sentence to stop at; its quotation mark hangs in the margin, so that the words keep the edge of the column. */
function layoutQuotation({ text }: BlockOf<"quotation">, ruler: Ruler): Box {
  const { quotation } = styles;
  const mark = tagIn(tag("BlockQuote"), "P");
  const opening = layoutText("“", quotation, columns.text, mark, ruler);
  const lines = layoutText(`${text}”`, quotation, columns.text, mark, ruler);
  const hung = opening.map((item) => alignRight(item, columns.text.x - 1));
  const height = lines.length * quotation.leading + step;
  return { height, gap: 2 * step, items: [...hung, ...lines] };
}

function layoutAffirmations({ lines, color }: BlockOf<"affirmations">, ruler: Ruler): Box {
  const { affirmation } = styles;
  let height = 0;
  const items: Item[] = [];
  for (const line of lines) {
    const set = layoutText(line, affirmation, columns.text, tag("P"), ruler, height);
    items.push(...set);
    height += set.length * affirmation.leading;
  }
  const edge = { x: columns.text.x - 12, y: 3, width: 1.5, height: height - 5 };
  return { height, gap: gaps.part, items: [filled(edge, color), ...items] };
}
