import type { BlockOf } from "./blocks.ts";
import { petalMark, tailpiece } from "./drawings.ts";
import { times } from "#drawing/scenes/pen.ts";
import {
  filled,
  keepsWithNext,
  layoutText,
  rule,
  spaced,
  tag,
  tagIn,
  type Box,
} from "#pdf/engine/box.ts";
import type { Item, Tag, TextItem } from "#pdf/engine/page.ts";
import { baselineOf, step, colors, columns, gaps, styles, type Ruler } from "#pdf/engine/style.ts";

/** How far bullets hang into the margin, so that the words keep the edge of the column. */
const bulletOutdent = 10;
/** The longest list that is not divided: foods and reading have 8 at most. */
const keptWhole = 8;

/** A bulleted list; an item is never split, and a short list stays on one page. */
export function layoutList(
  { items, isLarge, keepWithNext }: BlockOf<"list">,
  ruler: Ruler,
): readonly Box[] {
  const list = tag("L");
  const { text: column } = columns;
  const style = isLarge ? styles.large : styles.prose;
  const bullets = { ...style, color: colors.accent };
  const hanging = { x: column.x - bulletOutdent, width: bulletOutdent };
  const set = items.map((text) => {
    const item = tagIn(list, "LI");
    return {
      bullet: layoutText("•", bullets, hanging, tagIn(item, "Lbl"), ruler),
      lines: layoutText(text, style, column, tagIn(item, "LBody"), ruler),
    };
  });
  const isLong = set.some(({ lines }) => lines.length > 1);
  return set.map(({ bullet, lines }, index) => ({
    height: lines.length * style.leading,
    gap: index === 0 || isLong ? gaps.item : 0,
    items: [...bullet.map(spaced), ...lines],
    keepWithNext: keepWithNext ?? keepsWithNext(index, items.length, keptWhole),
  }));
}

/** Answers one below the other; before each hangs a petal in the color of its chakra, an outline where the answer is low, as on screen. */
export function layoutAnswers({ answered }: BlockOf<"answers">, ruler: Ruler): Box {
  const style = styles.answer;
  const paragraph = tag("P");
  let height = 0;
  const items = answered.flatMap(({ text, isLow, chakra }): readonly Item[] => {
    const lines = layoutText(text, style, columns.text, paragraph, ruler, height);
    const at = { x: columns.text.x - bulletOutdent, y: height + 4 };
    height += lines.length * style.leading;
    return [...lines.map(spaced), petalMark(chakra, at, isLow)];
  });
  return { height, gap: gaps.item, items, keepWithNext: true };
}

/** Words in bold, and below each what is said of it. */
export function layoutTerms({ items }: BlockOf<"terms">, ruler: Ruler): readonly Box[] {
  const list = tag("L");
  return items.map((item, index) => {
    const element = tagIn(list, "LI");
    const mark = tagIn(element, "Lbl");
    const words = layoutText(item.term, styles.term, columns.text, mark, ruler);
    const top = words.length * styles.term.leading;
    const body = tagIn(element, "LBody");
    const lines = layoutText(item.text, styles.prose, columns.text, body, ruler, top);
    return {
      height: top + lines.length * styles.body.leading,
      gap: index === 0 ? gaps.part : 2 * step,
      items: [...words.map(spaced), ...lines],
      beginsPage: index === 0,
    };
  });
}

/** Titles as links, each with its printed address below. */
export function layoutLinks({ links }: BlockOf<"links">, ruler: Ruler): readonly Box[] {
  const list = tag("L");
  return links.map(({ text, url, printed }, index) => {
    const body = tagIn(tagIn(list, "LI"), "LBody");
    const mark = tagIn(body, "Link");
    const lines = layoutText(text, styles.link, columns.text, mark, ruler);
    const top = lines.length * styles.link.leading;
    const address = layoutText(printed, styles.small, columns.text, tagIn(body, "P"), ruler, top);
    return {
      height: top + address.length * styles.small.leading,
      gap: index === 0 ? gaps.part : gaps.item,
      items: [...lines, ...linkAreas(lines, 0, { url, text }, mark), ...address],
      keepWithNext: keepsWithNext(index, links.length, keptWhole),
    };
  });
}

/** What makes lines of text a link to an address: an active area over each, and a line under it. */
export function linkAreas(
  lines: readonly TextItem[],
  top: number,
  { url, text }: { readonly url: string; readonly text: string },
  mark: Tag,
): readonly Item[] {
  const { leading, color } = styles.link;
  return lines.flatMap(({ x, width }, index): readonly Item[] => {
    const y = top + index * leading;
    return [
      { kind: "link", x, y, width, height: leading, to: { url }, label: text, mark },
      filled({ x, y: y + leading - 2.6, width, height: 0.5 }, color),
    ];
  });
}

/** The distance between two lines to write on. */
const pitch = 3 * step;

/** Questions to write about; the lines below each, two where that costs no page, take what is left of it. */
export function layoutPrompts(
  { label = "", prompts, keepWithNext }: BlockOf<"prompts">,
  ruler: Ruler,
): readonly Box[] {
  const list = tag("L");
  return prompts.map((prompt, index) => {
    const item = tagIn(list, "LI");
    const body = tagIn(item, "LBody");
    const above = layoutText(label, styles.label, columns.text, body, ruler);
    const top = above.length * styles.label.leading;
    const words = layoutText(prompt, styles.prose, columns.text, body, ruler, top);
    const below = top + words.length * styles.body.leading;
    const withLines = (count: number): Box => ({
      height: below + count * pitch,
      gap: index === 0 ? gaps.part : gaps.part - gaps.item,
      items: [...above.map(spaced), ...words, ...writingLines(below, count)],
      keepWithNext: keepWithNext === true || index < prompts.length - 1,
    });
    if (label) return withLines(2);
    const growing = (least: number): Box => ({
      ...withLines(least),
      grow: (room) => withLines(least + Math.max(0, Math.floor(room / pitch))),
    });
    return { ...growing(2), lean: growing(1) };
  });
}

/** Lines for own notes at the foot of the page, where enough of it is left, or without a label an ornament; it has no height of its own, so that it turns no page. */
export function layoutEnding({ label, isCue }: BlockOf<"ending">, ruler: Ruler): Box {
  const [least, many, most, white] = isCue ? [1, 2, 2, 0] : [3, 6, 7, 2 * gaps.part];
  const nothing: Box = { height: 0, gap: 0, items: [] };
  const grow = (room: number) => {
    const apart = many * (pitch + step) > room - white ? pitch : pitch + step;
    const count = Math.min(most, Math.floor((room - white) / apart));
    if (count < least) return nothing;
    if (label === undefined) return { ...nothing, items: tailpiece(room) };
    const top = step * Math.floor((room - count * apart) / step);
    const above = top + apart - styles.quiet.leading;
    const words = layoutText(label, styles.quiet, columns.label, "layout", ruler, above);
    return { ...nothing, items: [...words, ...writingLines(top, count, apart)] };
  };
  return { ...nothing, grow };
}

function writingLines(top: number, count: number, apart: number = pitch): readonly Item[] {
  const { body } = styles;
  const first = top + baselineOf(body) + apart - body.leading;
  return times(count, (index) => rule(first + index * apart, colors.rule, columns.text));
}
