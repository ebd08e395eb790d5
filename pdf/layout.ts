import type { Ruler } from "./font.ts";
import type { Block } from "./blocks.ts";
import { alignRight, filled, layoutText, type Box } from "./box.ts";
import { moveDown, type Bookmark, type Item, type Page } from "./page.ts";
import { layoutBlock } from "./layout-block.ts";
import { baselineOf, colors, columns, sheet, styles } from "./style.ts";

/** Spacings to try, as shares of the designed white space: tighter ones, then wider ones. */
const otherSpacings = [
  0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 1.04, 1.08, 1.12, 1.16, 1.2, 1.24, 1.28, 1.32,
  1.36, 1.4,
];
/** The share of the last page that must be filled; less looks like a mistake. */
const leastFill = 0.4;
/** The most pages of a report, reached by tighter spacing if need be. */
const mostPages = 18;
/** How many of the last sections may be moved to the last page though they would fit on the one before. */
const movable = 2;

/**
 * Lays the report out on pages (spec 9): nothing outside the margins, a new page where less than 80 pt would remain,
 * no line or row cut, no heading without two lines of what follows, and a footer on every page.
 * `note` stands at the left of the footer, the page number at its right.
 */
export function layout(blocks: readonly Block[], ruler: Ruler, note: string): readonly Page[] {
  const boxes = attachLabels(blocks, ruler);
  const chosen = bestOf(boxes);
  return chosen.map((page, index) => {
    const number = `Page ${index + 1} of ${chosen.length}`;
    return {
      items: [...page.items, ...layoutFooter(note, number, ruler)],
      bookmarks: page.bookmarks,
    };
  });
}

type Filled = Page & { readonly end: number };

/**
 * The first variant whose last page is full enough without more pages than the designed one, else the one with the fullest
 * end.
 */
function bestOf(boxes: readonly Box[]): readonly Filled[] {
  const designed = paginate(boxes, 1);
  const most = Math.min(designed.length, mostPages);
  let best = designed;
  for (const attempt of settingsOf(boxes)) {
    if (best.length <= most && endFillOf(best) >= leastFill) break;
    if (attempt.length > most) continue;
    if (best.length > most || endFillOf(attempt) > endFillOf(best)) best = attempt;
  }
  return best;
}

/** Variants, the best first: whole sections on a page of their own look intended and keep the spacing. */
function* settingsOf(boxes: readonly Box[]): Generator<readonly Filled[]> {
  const starts = boxes.flatMap(({ bookmark }, index) => (bookmark === undefined ? [] : [index]));
  const moved = starts.slice(-movable).toReversed();
  for (const start of moved) yield paginate(boxes, 1, start);
  for (const spacing of otherSpacings) yield paginate(boxes, spacing);
  for (const spacing of otherSpacings) {
    for (const start of moved) yield paginate(boxes, spacing, start);
  }
}

/** How full the last page is, or the one before if that is emptier: moving a section must not leave a gap. */
function endFillOf(pages: readonly Filled[]): number {
  const fills = pages.slice(-2).map(({ end }) => (end - sheet.top) / (sheet.bottom - sheet.top));
  return Math.min(...fills);
}

/** All boxes in order; a label joins the first box of the block after it. */
function attachLabels(blocks: readonly Block[], ruler: Ruler): readonly Box[] {
  const boxes: Box[] = [];
  let label: Box | undefined;
  for (const block of blocks) {
    const set = layoutBlock(block, ruler);
    const [first, ...rest] = set;
    if (block.kind === "label") {
      label = first;
      continue;
    }
    if (first === undefined) continue;
    boxes.push(label === undefined ? first : beside(label, first, rest.length === 0), ...rest);
    label = undefined;
  }
  return boxes;
}

/** The label on the baseline of the first line. */
function beside(label: Box, box: Box, isAlone: boolean): Box {
  const shift = firstBaseline(box) - firstBaseline(label);
  return {
    ...box,
    gap: label.gap,
    height: isAlone ? Math.max(label.height, box.height) : box.height,
    items: [...label.items.map((item) => moveDown(item, shift)), ...box.items],
  };
}

function firstBaseline({ items }: Box): number {
  return items.find(({ kind }) => kind === "text")?.y ?? 0;
}

/**
 * Fills pages from the top; boxes that are kept together move to the next page together. The box at the index `start`, if
 * given, begins a page.
 */
function paginate(boxes: readonly Box[], spacing: number, start?: number): readonly Filled[] {
  let page = blankPage();
  const pages = [page];
  const isFresh = () => page.items.length === 0;
  const turn = () => {
    page = blankPage();
    pages.push(page);
  };
  const put = (box: Box) => {
    const top = page.end + (isFresh() ? 0 : box.gap * spacing);
    page.items.push(...box.items.map((item) => moveDown(item, top)));
    if (box.bookmark !== undefined) page.bookmarks.push({ title: box.bookmark, y: top });
    page.end = top + box.height;
  };

  for (const group of groupsOf(boxes)) {
    const needed = group.reduce((sum, { height, gap }) => sum + height + gap * spacing, 0);
    const isStart = start !== undefined && group[0] === boxes[start];
    if (!isFresh() && (isStart || page.end + needed > sheet.bottom)) turn();
    for (const box of group) {
      // Only a group taller than a page does not fit here.
      if (!isFresh() && page.end + box.gap * spacing + box.height > sheet.bottom) turn();
      if (isFresh() && box.head !== undefined) put(box.head);
      put(box);
    }
  }
  return pages;
}

function blankPage(): { items: Item[]; bookmarks: Bookmark[]; end: number } {
  return { items: [], bookmarks: [], end: sheet.top };
}

function groupsOf(boxes: readonly Box[]): readonly (readonly Box[])[] {
  const groups: Box[][] = [];
  let isOpen = false;
  for (const box of boxes) {
    if (isOpen) groups.at(-1)?.push(box);
    else groups.push([box]);
    isOpen = box.keepWithNext === true;
  }
  return groups;
}

function layoutFooter(note: string, number: string, ruler: Ruler): readonly Item[] {
  const { small } = styles;
  const top = sheet.footer - baselineOf(small);
  return [
    filled({ ...columns.full, y: top - 5, height: 0.6 }, colors.hairline, "foot"),
    ...layoutText(note, small, columns.full, "foot", ruler, top),
    ...layoutText(number, small, columns.full, "foot", ruler, top).map((line) =>
      alignRight(line, sheet.right),
    ),
  ];
}
