import type { Ruler } from "./font.ts";
import type { Block } from "./blocks.ts";
import { alignRight, setText, type Box } from "./box.ts";
import { moveDown, type Bookmark, type Item, type Page } from "./page.ts";
import { toPrintable, type Printable } from "./printable.ts";
import { setBlock } from "./set-block.ts";
import { baselineOf, colors, columns, sheet, styles } from "./style.ts";

/** Shares of the designed white space: a little tighter, then a little wider. */
const otherSpacings = [0.94, 0.88, 0.82, 0.76, 1.08, 1.16, 1.24, 1.32];
/** A last page filled less than this share looks like a mistake. */
const leastFill = 0.3;

/**
 * Lays the report out on pages (spec 9): nothing outside the margins, a new page where less than 80 pt would remain,
 * no line or row cut, no heading without two lines of what follows, and a footer on every page.
 * `note` stands at the left of the footer, the page number at its right.
 */
export function layout(blocks: readonly Block[], ruler: Ruler, note: Printable): readonly Page[] {
  const boxes = attachLabels(blocks, ruler);
  const chosen = bestOf(boxes);
  return chosen.map((page, index) => {
    const number = toPrintable(`Page ${index + 1} of ${chosen.length}`);
    return { items: [...page.items, ...setFooter(note, number, ruler)], bookmarks: page.bookmarks };
  });
}

type Filled = Page & { readonly end: number };

/** The first setting whose last page is full enough, or else the one whose last page is fullest; never more pages. */
function bestOf(boxes: readonly Box[]): readonly Filled[] {
  const designed = paginate(boxes, 1);
  let best = designed;
  for (const spacing of otherSpacings) {
    if (fillOf(best) >= leastFill) break;
    const attempt = paginate(boxes, spacing);
    if (attempt.length <= designed.length && fillOf(attempt) > fillOf(best)) best = attempt;
  }
  return best;
}

function fillOf(pages: readonly Filled[]): number {
  const end = pages.at(-1)?.end ?? sheet.bottom;
  return (end - sheet.top) / (sheet.bottom - sheet.top);
}

/** All boxes in order; a label joins the first box of the block after it. */
function attachLabels(blocks: readonly Block[], ruler: Ruler): readonly Box[] {
  const boxes: Box[] = [];
  let label: Box | undefined;
  for (const block of blocks) {
    const set = setBlock(block, ruler);
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

/** Fills pages from the top; what is kept together moves to the next page together. */
function paginate(boxes: readonly Box[], spacing: number): readonly Filled[] {
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
    if (!isFresh() && page.end + needed > sheet.bottom) turn();
    for (const box of group) {
      // Only a group taller than a page gets here without fitting.
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

function setFooter(note: Printable, number: Printable, ruler: Ruler): readonly Item[] {
  const { small } = styles;
  const top = sheet.footer - baselineOf(small);
  const { x, width } = columns.full;
  return [
    { kind: "rectangle", x, y: top - 5, width, height: 0.6, color: colors.hairline, mark: "foot" },
    ...setText(note, small, columns.full, "foot", ruler, top),
    ...setText(number, small, columns.full, "foot", ruler, top).map((line) =>
      alignRight(line, sheet.right),
    ),
  ];
}
