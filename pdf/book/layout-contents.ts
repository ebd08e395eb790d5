import type { Bar, BlockOf, ContentsEntry } from "./blocks.ts";
import { alignRight, layoutText, rule, spaced, tag, tagIn, type Box } from "#pdf/engine/box.ts";
import type { PageOf } from "./layout-block.ts";
import { layoutScale } from "./layout-chapter.ts";
import { lotus } from "./drawings.ts";
import type { Item, Tag } from "#pdf/engine/page.ts";
import { baselineOf, colors, columns, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

const { full } = columns;
const rowHeight = 4 * step;

/** Every part with its page, and each line leads there. */
export function layoutContents(
  { title, entries }: BlockOf<"contents">,
  ruler: Ruler,
  pageOf: PageOf,
): Box {
  const heading = layoutText(title, styles.section, full, tag("H2"), ruler);
  const contents = tag("TOC");
  const items: Item[] = [...heading];
  let top = 10 * step;
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    // The chapters are a group of their own.
    if (before && !before.bar !== !entry.bar) top += 5 * step;
    items.push(...layoutEntry(entry, pageOf(entry.destination), top, contents, ruler));
    top += rowHeight;
  }
  return { height: top, gap: 0, items, bookmark: { title, level: 1 } };
}

/** The page, the title and, at the right, the score and the symbol of a chapter, on a hairline across the page that holds them together. */
function layoutEntry(
  { title, destination, bar }: ContentsEntry,
  page: number,
  top: number,
  contents: Tag,
  ruler: Ruler,
): readonly Item[] {
  const { headline } = styles;
  const numeral = { ...headline, color: colors.accent };
  const line = tagIn(contents, "TOCI");
  const link = tagIn(tagIn(line, "Reference"), "Link");
  return [
    ...layoutText(title, headline, columns.text, link, ruler, top).map(spaced),
    ...layoutText(String(page), numeral, full, link, ruler, top),
    rule(top + 3.5 * step, colors.hairline),
    {
      kind: "link",
      ...full,
      y: top,
      height: headline.leading,
      to: { destination },
      label: `${title}, page ${page}`,
      mark: link,
    },
    ...(bar ? layoutReading(bar, top, tagIn(line, "P"), ruler) : []),
  ];
}

/** The bar of a score, the score and the symbol of its chapter. */
function layoutReading(bar: Bar, top: number, mark: Tag, ruler: Ruler): readonly Item[] {
  const { headline, quiet } = styles;
  const middle = top + headline.leading / 2;
  const line = top + baselineOf(headline) - baselineOf(quiet);
  const words = layoutText(`${bar.score} ${bar.most}`, quiet, full, mark, ruler, line);
  return [
    ...layoutScale(bar, { x: sheet.right - 170, width: 90 }, middle - 2.5),
    ...words.map((word) => alignRight(word, sheet.right - 34)),
    ...lotus(bar.key, { x: sheet.right - 9, y: middle, size: 18 }),
  ];
}
