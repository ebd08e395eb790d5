import { mixed } from "#drawing/palette.ts";
import type { Point } from "#drawing/petal.ts";
import {
  colors,
  baselineOf,
  columns,
  inSteps,
  type Column,
  type TypeStyle,
  type Ruler,
} from "./style.ts";
import { wrap } from "./wrap.ts";
import {
  documentTag,
  type Area,
  type Artifact,
  type Bookmark,
  type Frame,
  type Item,
  type LinkItem,
  type Mark,
  type PathItem,
  type RectangleItem,
  type Role,
  type RoundedArea,
  type Tag,
  type TextItem,
} from "./page.ts";
import { toPrintable } from "./printable.ts";

/** What a page break never cuts: a line, a practice, a picture. Its items are placed as if its top were at 0. */
export type Box = {
  readonly height: number;
  readonly items: readonly Item[];
  /** White space above, dropped at the top of a page. */
  readonly gap: number;
  /** The next box belongs on the same page. */
  readonly keepWithNext?: boolean;
  /** Begins a page, where that costs none. */
  readonly beginsPage?: boolean;
  readonly bookmark?: Omit<Bookmark, "y">;
  /** The name under which links of the document find it. */
  readonly destination?: string;
  /** The same box, lower, where that saves a page. */
  readonly lean?: Box;
  /** The same box, higher by at most the given room, where the page has some left. */
  readonly grow?: (room: number) => Box;
};

/** A new element of the structure. */
export function tagIn(
  parent: Tag,
  role: Role,
  more: Pick<Tag, "alt" | "actual" | "scope"> = {},
): Tag {
  return { role, parent, ...more };
}

/** A new element directly in the document. */
export function tag(role: Role): Tag {
  return tagIn(documentTag, role);
}

/** Sets a text in lines, one below the other from `top` on, in the letters that our fonts have. */
export function layoutText(
  text: string,
  style: TypeStyle,
  { x, width }: Column,
  mark: Mark,
  ruler: Ruler,
  top = 0,
): readonly TextItem[] {
  const { leading, ...type } = style;
  const measure = (part: string) => ruler(part, type.font, type.size);
  // What is large is seen as a shape.
  const lines = wrap(toPrintable(text), width, measure, type.size > 20);
  return lines.map((line, index) => ({
    kind: "text",
    x,
    y: top + index * leading + baselineOf(style),
    width: measure(line),
    text: line,
    ...type,
    mark,
    continues: index < lines.length - 1,
  }));
}

/** Sets paragraphs, one below the other from `top` on, with white between them, and says where they end. */
export function layoutParagraphs(
  texts: readonly string[],
  style: TypeStyle,
  column: Column,
  ruler: Ruler,
  top = 0,
  white = 0,
) {
  let end = top - white;
  const items = texts.flatMap((text) => {
    const set = layoutText(text, style, column, tag("P"), ruler, end + white);
    end += white + set.length * style.leading;
    return set;
  });
  return { items, end };
}

/** The same line, moved so that it ends at `right`. */
export function alignRight(item: TextItem, right: number): TextItem {
  return { ...item, x: right - item.width };
}

/** One box a line; the first two and the last two lines stay together, so that no page begins or ends with one. */
export function boxesOfLines(
  lines: readonly TextItem[],
  { leading }: TypeStyle,
  gap: number,
): readonly Box[] {
  return lines.map((line, index) => ({
    height: leading,
    gap: index === 0 ? gap : 0,
    items: [{ ...line, y: line.y - index * leading }],
    keepWithNext: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
  }));
}

/** A box around lines that belong together. */
export function boxAround(lines: readonly TextItem[], { leading }: TypeStyle, gap: number): Box {
  return { height: inSteps(lines.length * leading), gap, items: lines };
}

/** Whether a part stays with the next one: up to `few` all do; of more, the first two and the last two. */
export function keepsWithNext(index: number, count: number, few: number): boolean {
  if (index >= count - 1) return false;
  return count <= few || index === 0 || index === count - 2;
}

/** The same line with a space written after it, for a line that is followed by more of the same element. */
export function spaced(line: TextItem): TextItem {
  return { ...line, continues: true };
}

/** The active area of a link in the document. */
export function linkTo(destination: string, label: string, area: Area, mark: Tag): LinkItem {
  return { kind: "link", ...area, to: { destination }, label, mark };
}

/** A filled shape, which assistive technology passes over. */
export function filled(
  shape: RoundedArea,
  color: string,
  mark: Artifact = "layout",
): RectangleItem {
  return { kind: "rectangle", ...shape, color, mark };
}

/** A thin outline, which assistive technology passes over: `d` in points from its place, and the room that it takes there. */
export function outlined(
  d: string,
  at: Point,
  room: Frame,
  color: string,
  width: number,
): PathItem {
  return { kind: "path", ...at, room, scale: 1, d, stroke: { color, width }, mark: "layout" };
}

/** A thin line across a column; its top is at `y`. */
export function rule(y: number, color: string, column: Column = columns.full): RectangleItem {
  return filled({ ...column, y, height: 0.5 }, color);
}

/** A bar as on screen: a thin stem up to `least`, and from there a track that is filled up to `portion`, both 0 to 1. */
export function layoutTrack(
  { x, y, width, height }: RoundedArea,
  [least, portion]: readonly [number, number],
  color: string,
): readonly RectangleItem[] {
  const part = (share: number, shade: string) => {
    const area = { y, width: Math.max(height, width * (share - least)), height };
    return filled({ ...area, x: x + width * least, radius: height / 2 }, shade);
  };
  const stem = { x, y: y + height / 2 - 0.4, width: width * least, height: 0.8 };
  return [
    filled(stem, mixed(color, 0.5, colors.track)),
    part(1, colors.track),
    part(portion, color),
  ];
}
