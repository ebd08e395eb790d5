import type { Block, BlockOf } from "./blocks.ts";
import { boxAround, boxesOfLines, layoutText, tag, type Box } from "#pdf/engine/box.ts";
import { flower as drawFlower } from "./drawings.ts";
import { layoutCards } from "./layout-cards.ts";
import { layoutChapter, layoutOpening, layoutQuoted } from "./layout-chapter.ts";
import { layoutContents } from "./layout-contents.ts";
import { layoutCover, layoutPlate } from "./layout-cover.ts";
import { layoutReopening } from "./layout-link.ts";
import {
  layoutAnswers,
  layoutEnding,
  layoutLinks,
  layoutList,
  layoutPrompts,
  layoutTerms,
} from "./layout-list.ts";
import { layoutLetter, layoutOverview } from "./layout-overview.ts";
import { layoutDays, layoutPlan } from "./layout-plan.ts";
import { layoutOneThing, layoutPractices } from "./layout-practices.ts";
import { columns, gaps, step, styles, type Ruler } from "#pdf/engine/style.ts";

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
  section: layoutSection,
  overview: layoutOverview,
  plate: layoutPlate,
  chapter: (block, ruler) => [layoutChapter(block, ruler), layoutOpening(block, ruler)],
  headline: layoutHeadline,
  label: layoutLabel,
  paragraph: layoutParagraph,
  answers: layoutAnswers,
  list: layoutList,
  terms: layoutTerms,
  practices: layoutPractices,
  oneThing: layoutOneThing,
  affirmations: (block, ruler) => layoutQuoted(block, styles.affirmation, ruler),
  prompts: layoutPrompts,
  plan: layoutPlan,
  days: layoutDays,
  cards: layoutCards,
  links: layoutLinks,
  reopening: layoutReopening,
  ending: layoutEnding,
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
  { text, isLarge, keepWithNext }: BlockOf<"paragraph">,
  ruler: Ruler,
): readonly Box[] {
  const style = isLarge ? styles.large : styles.prose;
  const lines = layoutText(text, style, columns.text, tag("P"), ruler);
  return lines.length <= keptWhole
    ? [{ ...boxAround(lines, style, gaps.item), keepWithNext: keepWithNext ?? false }]
    : boxesOfLines(lines, style, gaps.item);
}

function layoutSection({ title, isMinor }: BlockOf<"section">, ruler: Ruler): Box {
  const [style, column] = isMinor
    ? [styles.headline, columns.title]
    : [styles.section, columns.full];
  const lines = layoutText(title, style, column, tag("H2"), ruler);
  return {
    ...boxAround(lines, style, gaps.section),
    keepWithNext: true,
    bookmark: { title, level: 1 },
    destination: title,
  };
}

function layoutLabel(
  { text, isTitle, number, flower, beginsPage = false }: BlockOf<"label">,
  ruler: Ruler,
): Box {
  const [style, column, gap] = isTitle
    ? [styles.headline, columns.title, gaps.title]
    : [styles.label, columns.label, gaps.part];
  const numeral = number ? layoutText(String(number), styles.ordinal, column, "layout", ruler) : [];
  const top = numeral.length * styles.ordinal.leading;
  const lines = layoutText(text, style, column, tag("H3"), ruler, top);
  const height = top + lines.length * style.leading;
  const place = { center: { x: column.x + 5 * step, y: height + 6 * step }, radius: 4.5 * step };
  return {
    height,
    gap,
    items: [...numeral, ...lines, ...(flower ? drawFlower(flower, place, "layout") : [])],
    keepWithNext: true,
    beginsPage,
    bookmark: { title: text, level: 2 },
  };
}
