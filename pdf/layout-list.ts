import type { Ruler } from "./font.ts";
import type { BlockOf } from "./blocks.ts";
import { filled, keepsWithNext, layoutText, spaced, tag, tagIn, type Box } from "./box.ts";
import { columns, styles, type TypeStyle } from "./style.ts";
import type { Item, Tag, TextItem } from "./page.ts";

const bulletIndent = 11;
/** The longest list that is not divided: foods and reading have 8 at most. */
const keptWhole = 8;

/** A bulleted list; an item is never split, and a short list stays on one page. */
export function layoutList({ items, color }: BlockOf<"list">, ruler: Ruler): readonly Box[] {
  const list = tag("L");
  return items.map((text, index) => {
    const set = layoutItem(text, color, tagIn(list, "LI"), ruler);
    return {
      height: (set.length - 1) * styles.body.leading,
      gap: index === 0 ? 15 : 2.5,
      items: set,
      keepWithNext: keepsWithNext(index, items.length, keptWhole),
    };
  });
}

/** The bullet, then the lines beside it. */
function layoutItem(text: string, color: string, item: Tag, ruler: Ruler): readonly TextItem[] {
  const mark: TypeStyle = { ...styles.body, color };
  const { x, width } = columns.text;
  const body = { x: x + bulletIndent, width: width - bulletIndent };
  return [
    ...layoutText("•", mark, { x, width }, tagIn(item, "Lbl"), ruler).map(spaced),
    ...layoutText(text, styles.body, body, tagIn(item, "LBody"), ruler),
  ];
}

/** Titles as links, each with its printed address below, if it has one. */
export function layoutLinks({ links }: BlockOf<"links">, ruler: Ruler): readonly Box[] {
  const list = tag("L");
  return links.map(({ text, url, printed }, index) => {
    const body = tagIn(tagIn(list, "LI"), "LBody");
    const mark = tagIn(body, "Link");
    const lines = layoutText(text, styles.link, columns.text, mark, ruler);
    const { leading } = styles.link;
    const areas = lines.flatMap(({ x, width }, line): readonly Item[] => [
      { kind: "link", x, y: line * leading, width, height: leading, url, label: text, mark },
      filled({ x, y: (line + 1) * leading - 2.8, width, height: 0.5 }, styles.link.color),
    ]);
    const top = lines.length * leading;
    const address =
      printed === undefined
        ? []
        : layoutText(printed, styles.small, columns.text, tagIn(body, "P"), ruler, top);
    return {
      height: top + address.length * styles.small.leading,
      gap: index === 0 ? 15 : 6,
      items: [...lines, ...areas, ...address],
      keepWithNext: keepsWithNext(index, links.length, keptWhole),
    };
  });
}
