import { filled, layoutText, type Box } from "./box.ts";
import type { Point } from "#drawing/petal.ts";
import {
  moveDown,
  type Artifact,
  type Bookmark,
  type Item,
  type Page,
  type Destination,
} from "./page.ts";
import { colors, columns, gaps, inSteps, sheet, step, styles, type Ruler } from "./style.ts";

/** What to try in this order, where it saves a page: shares of the designed white space, first with what had better begin a page, last with lean boxes. */
const settingsToTry = [1, 2, 3].flatMap((pass) =>
  [1, 0.8, 0.6, 0.4].map((spacing) => ({ turns: pass === 1, spacing, isLean: pass === 3 })),
);

/** The height of the running head, with the white below it, and with that above a title. */
export const [headHeight, headAboveTitle] = [4 * step, 7 * step];
const mostBelowHead = sheet.bottom - sheet.top - headHeight;

/** An ornament around a point, as large as `size`. */
type Ornament = (at: Point & { readonly size: number }, mark: Artifact) => readonly Item[];

/** One part of the document, and what stands before its title above its pages after the first. */
type Flow = { readonly boxes: readonly Box[]; readonly ornament?: Ornament | undefined };

/** What a running head says: the section that goes on, and which part of it, where that goes on as well. */
type Head = { readonly title: string; readonly label: string | undefined; height: number };

/** The boxes of one page, and its running head, if it has one. */
type Filling = { readonly boxes: Box[]; readonly head?: Head | undefined };

/** As few pages as a slightly tighter setting can reach, and of these the widest. Boxes that are kept together move together. */
export function paginate({ boxes, ornament }: Flow, ruler: Ruler): readonly Page[] {
  const settings = settingsToTry.map(({ turns, spacing, isLean }) => {
    const all = isLean ? boxes.map((box) => box.lean ?? box) : boxes;
    return { spacing, ...fill(all, spacing, turns) };
  });
  const least = Math.min(...settings.map(({ cost }) => cost));
  const { fillings = [], spacing = 1 } = settings.find(({ cost }) => cost === least) ?? {};
  return fillings.map((filling) => {
    const page = place(grow(filling, spacing), spacing, filling.head?.height);
    const head = filling.head ? layoutHead(filling.head, ornament, ruler) : [];
    return { ...page, items: [...head, ...page.items] };
  });
}

/** What costs the least is best: pages, and what is divided of all that is kept together. */
function fill(boxes: readonly Box[], spacing: number, turns: boolean) {
  let page: Filling = { boxes: [] };
  const fillings = [page];
  let cost = 1;
  let title: string | undefined;
  let label: string | undefined;
  let end: number = sheet.top;
  const headAbove = (first: Box | undefined): Head | undefined =>
    title === undefined || first?.bookmark?.level === 1 || (first?.height ?? 0) > mostBelowHead
      ? undefined
      : {
          title,
          label: first?.bookmark ? undefined : label,
          height: first?.gap === gaps.title ? headAboveTitle : headHeight,
        };
  const turn = (first: Box | undefined, costs: number) => {
    cost += costs;
    const head = headAbove(first);
    page = { boxes: [], head };
    fillings.push(page);
    end = sheet.top + (head?.height ?? 0);
  };
  const heightOf = (box: Box, isFirst: boolean) =>
    (isFirst ? 0 : gapOf(box, spacing)) + inSteps(box.height);

  for (const group of groupsOf(boxes)) {
    const isFresh = page.boxes.length === 0;
    const needed = group.reduce(
      (sum, box, index) => sum + heightOf(box, isFresh && index === 0),
      0,
    );
    const begins = turns && group[0]?.beginsPage === true;
    if (!isFresh && (begins || end + needed > sheet.bottom)) turn(group[0], 1);
    for (const box of group) {
      // Only a group taller than a page does not fit here.
      const height = heightOf(box, page.boxes.length === 0);
      if (page.boxes.length > 0 && end + height > sheet.bottom) turn(box, 2);
      end += heightOf(box, page.boxes.length === 0);
      page.boxes.push(box);
      if (box.bookmark?.level === 1) [title, label] = [box.bookmark.title, undefined];
      if (box.bookmark?.level === 2) label = box.bookmark.title;
    }
  }
  return { fillings, cost };
}

function gapOf({ gap }: Box, spacing: number): number {
  return gap === 0 ? 0 : Math.max(1, Math.round((gap * spacing) / step)) * step;
}

/** Shares the room that is left on a page among the boxes that can use it. */
function grow({ boxes, head }: Filling, spacing: number): readonly Box[] {
  const growing = boxes.filter(({ grow: more, height }) => more && height > 0).length;
  const used = boxes.reduce(
    (sum, box, index) => sum + (index === 0 ? 0 : gapOf(box, spacing)) + inSteps(box.height),
    head?.height ?? 0,
  );
  let room = sheet.bottom - sheet.top - used;
  const each = room / growing;
  return boxes.map((box, index) => {
    // What has no height of its own takes the rest, at the foot of the page alone.
    const isFoot = box.height === 0 && index === boxes.length - 1;
    const set = ((box.height > 0 || isFoot) && box.grow?.(isFoot ? room : each)) || box;
    room -= inSteps(set.height) - inSteps(box.height);
    return set;
  });
}

function place(boxes: readonly Box[], spacing: number, above = 0): Page {
  const items: Item[] = [];
  const bookmarks: Bookmark[] = [];
  const destinations: Destination[] = [];
  let end = sheet.top + above;
  for (const [index, box] of boxes.entries()) {
    const top = end + (index === 0 ? 0 : gapOf(box, spacing));
    for (const item of box.items) items.push(moveDown(item, top));
    if (box.bookmark !== undefined) bookmarks.push({ ...box.bookmark, y: top });
    if (box.destination !== undefined) destinations.push({ name: box.destination, y: top });
    end = top + inSteps(box.height);
  }
  return { items, bookmarks, destinations };
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

/** What goes on, in the columns of the page, with its lotus and above a hairline. */
function layoutHead(
  { title, label }: Head,
  ornament: Ornament | undefined,
  ruler: Ruler,
): readonly Item[] {
  const { small, smallStrong } = styles;
  const size = 14;
  const top = sheet.top + (size - small.leading) / 2;
  const x = ornament === undefined ? sheet.left : sheet.left + size + 6;
  const words = { x, width: sheet.right - x };
  return [
    ...(ornament?.({ x: sheet.left + size / 2, y: sheet.top + size / 2, size }, "head") ?? []),
    ...layoutText(title, smallStrong, words, "head", ruler, top),
    ...(label === undefined ? [] : layoutText(label, small, columns.text, "head", ruler, top)),
    filled({ ...columns.full, y: sheet.top + 2.5 * step, height: 0.5 }, colors.rule, "head"),
  ];
}
