import type { Block, Part } from "./blocks.ts";
import { alignRight, filled, layoutText, type Box } from "#pdf/engine/box.ts";
import { moveDown, type Item, type Page } from "#pdf/engine/page.ts";
import { lotus } from "./drawings.ts";
import { layoutBlock, type PageOf } from "./layout-block.ts";
import { paginate } from "#pdf/engine/paginate.ts";
import { baselineOf, colors, columns, gaps, sheet, styles, type Ruler } from "#pdf/engine/style.ts";

/**
 * Lays the report out on pages (spec 9): nothing outside the margins, a new page where less than 80 pt would remain and for
 * each part, no line or row cut, no heading without two lines of what follows, and a footer on every page.
 * `note` stands at the inner end of the footer, the page number at its outer one.
 */
export function layout(parts: readonly Part[], ruler: Ruler, note: string): readonly Page[] {
  const pages = withNumbers(parts, ruler);
  return pages.map((page, index) => {
    if (page.isBare) return page;
    const number = `Page ${index + 1} of ${pages.length}`;
    const words = index % 2 ? [number, note] : [note, number];
    return { ...page, items: [...page.items, ...layoutFooter(words, ruler)] };
  });
}

type SetPart = { readonly part: Part; readonly pages: readonly Page[] };

/** Parts that name page numbers are laid out twice; each number takes as much room, so that no part changes its length. */
function withNumbers(parts: readonly Part[], ruler: Ruler): readonly Page[] {
  const pagesOf = ({ blocks, chakra, isBare }: Part, pageOf: PageOf) =>
    paginate(
      { boxes: boxesOf(blocks, ruler, pageOf), ornament: chakra && lotus.bind(undefined, chakra) },
      ruler,
    ).map((page) => (isBare ? { ...page, isBare } : page));
  const set = withOpenersOnTheRight(parts.map((part) => ({ part, pages: pagesOf(part, () => 1) })));
  const numbers = new Map(
    set
      .flatMap(({ pages }) => pages)
      .flatMap(({ destinations }, index) => destinations.map(({ name }) => [name, index + 1])),
  );
  const pageOf: PageOf = (destination) => {
    const number = numbers.get(destination);
    if (number === undefined)
      throw new Error(`There is no destination "${destination}" in the document.`);
    return number;
  };
  return set.flatMap(({ part, pages }) =>
    part.blocks.some(({ kind }) => kind === "contents" || kind === "plan")
      ? pagesOf(part, pageOf)
      : pages,
  );
}

/**
 * Chapters, of two pages each, open on right-hand pages without an empty page: where an odd number of pages stands before them,
 * the plate, which else comes last, stands there too.
 */
function withOpenersOnTheRight(set: readonly SetPart[]): readonly SetPart[] {
  const opener = set.findIndex(({ part }) => part.chakra);
  const before = set.slice(0, opener);
  const isOdd = before.flatMap(({ pages }) => pages).length % 2 === 1;
  return isOdd ? [...before, ...set.slice(-1), ...set.slice(opener, -1)] : set;
}

/** All boxes in order; a label joins the first box of the block after it. */
function boxesOf(blocks: readonly Block[], ruler: Ruler, pageOf: PageOf): readonly Box[] {
  const boxes: Box[] = [];
  let label: Box | undefined;
  let follows: Block["kind"] | undefined;
  for (const block of blocks) {
    const [first, ...rest] = layoutBlock(block, ruler, pageOf);
    if (block.kind === "label" || (block.kind === "section" && block.isMinor)) {
      label = first;
      continue;
    }
    if (first === undefined) continue;
    const isAlone = rest.length === 0 && first.keepWithNext !== true;
    const head = label === undefined ? first : beside(label, first, isAlone);
    const gap = label?.gap ?? gaps.part;
    boxes.push(follows === "section" ? changed(head, (one) => ({ ...one, gap })) : head, ...rest);
    follows = block.kind;
    label = undefined;
  }
  return boxes;
}

/** The same box but for a change, also where it is lean or grows. */
function changed(box: Box, change: (one: Box) => Box): Box {
  const { lean, grow } = box;
  return {
    ...change(box),
    ...(lean && { lean: changed(lean, change) }),
    ...(grow && { grow: (room: number) => change(grow(room)) }),
  };
}

/** The label on the baseline of the first line, which makes room for a larger one. */
function beside(label: Box, box: Box, isAlone: boolean): Box {
  const shift = firstBaseline(box) - firstBaseline(label);
  const down = Math.max(0, -shift);
  const withLabel = (set: Box): Box => ({
    ...set,
    ...(label.bookmark && { bookmark: label.bookmark }),
    ...(label.destination && { destination: label.destination }),
    gap: Math.max(label.gap, set.gap),
    beginsPage: set.beginsPage === true || label.beginsPage === true,
    height: Math.max(isAlone ? label.height : 0, set.height + down),
    items: [
      ...label.items.map((item) => moveDown(item, shift + down)),
      ...set.items.map((item) => moveDown(item, down)),
    ],
  });
  return changed(box, withLabel);
}

function firstBaseline({ items }: Box): number {
  return items.find(({ kind }) => kind === "text")?.y ?? 0;
}

function layoutFooter(words: readonly string[], ruler: Ruler): readonly Item[] {
  const { small } = styles;
  const top = sheet.footer - baselineOf(small);
  return [
    filled({ ...columns.full, y: top - 5, height: 0.5 }, colors.hairline, "foot"),
    ...words.flatMap((text, index) =>
      layoutText(text, small, columns.full, "foot", ruler, top).map((line) =>
        index ? alignRight(line, sheet.right) : line,
      ),
    ),
  ];
}
