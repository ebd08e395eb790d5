import type { BlockOf } from "./blocks.ts";
import {
  filled,
  keepsWithNext,
  layoutText,
  spaced,
  tag,
  tagIn,
  type Box,
} from "#pdf/engine/box.ts";
import type { Item } from "#pdf/engine/page.ts";
import { colors, columns, gaps, styles, type Ruler } from "#pdf/engine/style.ts";

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
  const style = isLarge ? styles.large : styles.body;
  const set = items.map((text) => {
    const item = tagIn(list, "LI");
    const hanging = { x: column.x - bulletOutdent, width: bulletOutdent };
    return {
      bullet: layoutText(
        "•",
        { ...style, color: colors.accent },
        hanging,
        tagIn(item, "Lbl"),
        ruler,
      ),
      lines: layoutText(text, style, column, tagIn(item, "LBody"), ruler),
    };
  });
  const isLong = set.some(({ lines }) => lines.length > 1);
  return set.map(({ bullet, lines }, index) => {
    return {
      height: lines.length * style.leading,
      gap: index === 0 || isLong ? gaps.item : 0,
      items: [...bullet.map(spaced), ...lines],
      keepWithNext: keepWithNext ?? keepsWithNext(index, items.length, keptWhole),
    };
  });
}

/** Words in bold, and below each what is said of it. */
export function layoutTerms({ items }: BlockOf<"terms">, ruler: Ruler): readonly Box[] {
  const list = tag("L");
  return items.map((item, index) => {
    const element = tagIn(list, "LI");
    const mark = tagIn(element, "Lbl");
    const words = layoutText(item.term, styles.strong, columns.text, mark, ruler);
    const top = words.length * styles.strong.leading;
    const body = tagIn(element, "LBody");
    const lines = layoutText(item.text, styles.body, columns.text, body, ruler, top);
    return {
      height: top + lines.length * styles.body.leading,
      gap: index === 0 ? gaps.part : gaps.item,
      items: [...words.map(spaced), ...lines],
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
    const { leading } = styles.link;
    const areas = lines.flatMap(({ x, width }, line): readonly Item[] => [
      {
        kind: "link",
        x,
        y: line * leading,
        width,
        height: leading,
        to: { url },
        label: text,
        mark,
      },
      filled({ x, y: (line + 1) * leading - 2.6, width, height: 0.5 }, styles.link.color),
    ]);
    const top = lines.length * leading;
    const address = layoutText(printed, styles.small, columns.text, tagIn(body, "P"), ruler, top);
    return {
      height: top + address.length * styles.small.leading,
      gap: index === 0 ? gaps.part : gaps.item,
      items: [...lines, ...areas, ...address],
      keepWithNext: keepsWithNext(index, links.length, keptWhole),
    };
  });
}
