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
import type { ChakraKey } from "#domain/chakra.ts";
import { sceneHeight, sceneOnField } from "./drawings.ts";
import { layoutCards } from "./layout-cards.ts";
import { layoutChapter } from "./layout-chapter.ts";
import { layoutContents } from "./layout-contents.ts";
import { layoutCover } from "./layout-cover.ts";
import { layoutLetter } from "./layout-letter.ts";
import { layoutReopening } from "./layout-link.ts";
import { layoutLinks, layoutList, layoutTerms } from "./layout-list.ts";
import { layoutOverview } from "./layout-overview.ts";
import { layoutPlan } from "./layout-plan.ts";
import { layoutOneThing, layoutPractices } from "./layout-practices.ts";
import { layoutOwnNotes, layoutPrompts } from "./layout-writing.ts";
import { baselineOf, columns, gaps, step, styles, type Ruler } from "#pdf/engine/style.ts";
import { moveDown, type Item } from "#pdf/engine/page.ts";

/** The page of a destination in the document, from 1. */
export type PageOf = (destination: string) => number;

/** The most lines of a paragraph that is not divided. */
const keptWhole = 14;

/** Lays out one block; a label is in the margin column beside the first line of the next block. */
export function layoutBlock(block: Block, ruler: Ruler, pageOf: PageOf): readonly Box[] {
  switch (block.kind) {
    case "cover":
      return [layoutCover(block, ruler)];
    case "contents":
      return [layoutContents(block, ruler, pageOf)];
    case "letter":
      return [layoutLetter(block, ruler)];
    case "help":
      return layoutHelp(block, ruler);
    case "section":
      return [layoutSection(block, ruler)];
    case "overview":
      return [layoutOverview(block, ruler)];
    case "chapter":
      return [layoutChapter(block, ruler)];
    case "headline": {
      const lines = layoutText(block.text, styles.headline, columns.text, tag("H3"), ruler);
      return [{ ...boxAround(lines, styles.headline, gaps.part), keepWithNext: true }];
    }
    case "stretch":
      return [];
    case "label":
      return [layoutLabel(block.text, ruler)];
    case "paragraph": {
      const style = block.isNote ? styles.small : styles.body;
      // The first line on the grid, since a label stands beside it.
      const top = block.isNote ? baselineOf(styles.body) - baselineOf(style) : 0;
      const lines = layoutText(block.text, style, columns.text, tag("P"), ruler, top);
      return lines.length <= keptWhole
        ? [{ ...boxAround(lines, style, gaps.item), keepWithNext: block.keepWithNext ?? false }]
        : boxesOfLines(lines, style, gaps.item);
    }
    case "quotation":
      return [layoutQuotation(block.text, ruler)];
    case "list":
      return layoutList(block, ruler);
    case "terms":
      return layoutTerms(block, ruler);
    case "practices":
      return layoutPractices(block, ruler);
    case "oneThing":
      return [layoutOneThing(block, ruler)];
    case "affirmations":
      return [layoutAffirmations(block.lines, block.color, ruler)];
    case "prompts":
      return layoutPrompts(block.prompts, ruler);
    case "plan":
      return layoutPlan(block, ruler, pageOf);
    case "cards":
      return layoutCards(block, ruler);
    case "links":
      return layoutLinks(block, ruler);
    case "reopening":
      return [layoutReopening(block, ruler)];
    case "lines":
      return [layoutOwnNotes(block.label, ruler)];
    case "scene":
      return [layoutScene(block.chakra)];
  }
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
function layoutHelp(
  { title, text }: { readonly title: string; readonly text: string },
  ruler: Ruler,
): readonly Box[] {
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

function layoutScene(chakra: ChakraKey): Box {
  const nothing: Box = { height: 0, gap: gaps.section, items: [] };
  return {
    ...nothing,
    grow: (room) => {
      const top = room - sceneHeight;
      if (top < 0) return nothing;
      return { ...nothing, items: sceneOnField(chakra).map((item) => moveDown(item, top)) };
    },
  };
}

function layoutLabel(text: string, ruler: Ruler): Box {
  const lines = layoutText(text, styles.label, columns.label, tag("H3"), ruler);
  return {
    ...boxAround(lines, styles.label, gaps.part),
    keepWithNext: true,
    bookmark: { title: text, level: 2 },
  };
}

/** A sentence to stop at; its quotation mark hangs in the margin, so that the words keep the edge of the column. */
function layoutQuotation(text: string, ruler: Ruler): Box {
  const { quotation } = styles;
  const mark = tagIn(tag("BlockQuote"), "P");
  const opening = layoutText("“", quotation, columns.text, mark, ruler);
  const lines = layoutText(`${text}”`, quotation, columns.text, mark, ruler);
  const hung = opening.map((item) => alignRight(item, columns.text.x - 1));
  const height = lines.length * quotation.leading + step;
  return { height, gap: 2 * step, items: [...hung, ...lines] };
}

function layoutAffirmations(lines: readonly string[], color: string, ruler: Ruler): Box {
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
