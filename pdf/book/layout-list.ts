import type { Ruler } from "#pdf/engine/font.ts";
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
import { colors, columns, gaps, styles } from "#pdf/engine/style.ts";

/** How far bullets hang into the margin, so that the words keep the edge of the column. */
const bulletOutdent = 10;
/** The longest list that is not divided: foods and reading have 8 at most. */
const keptWhole = 8;
const termWidth = 118;

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

/** Words in bold, and what is said of each in a column beside them. */
export function layoutTerms({ items }: BlockOf<"terms">, ruler: Ruler): readonly Box[] {
  const list = tag("L");
  const { x, width } = columns.text;
  const term = { x, width: termWidth - 12 };
  const about = { x: x + termWidth, width: width - termWidth };
  return items.map((item, index) => {
    const element = tagIn(list, "LI");
    const words = layoutText(item.term, styles.strong, term, tagIn(element, "Lbl"), ruler);
    const lines = layoutText(item.text, styles.body, about, tagIn(element, "LBody"), ruler);
    return {
      height: Math.max(words.length, lines.length) * styles.body.leading,
      gap: index === 0 ? gaps.part : 0,
      items: [...words.map(spaced), ...lines],
      keepWithNext: keepsWithNext(index, items.length, keptWhole),
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
