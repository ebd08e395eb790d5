import type { BlockOf, ContentsEntry } from "./blocks.ts";
import { layoutText, linkTo, rule, spaced, tag, tagIn, type Box } from "#pdf/engine/box.ts";
import type { PageOf } from "./layout-block.ts";
import { layoutScale, layoutScore } from "./layout-chapter.ts";
import { lotus } from "./drawings.ts";
import type { Item, Tag } from "#pdf/engine/page.ts";
import { baselineOf, colors, columns, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

const { full, text } = columns;
/** The titles, past the numbers and the symbols. */
const titles = { x: text.x + 48, width: text.width - 48 };
const rowHeight = 4 * step;

/** Every part with its page, and each line leads there. */
export function layoutContents(
  { title, entries }: BlockOf<"contents">,
  ruler: Ruler,
  pageOf: PageOf,
): Box {
  const contents = tag("TOC");
  const items: Item[] = [...layoutText(title, styles.section, full, tag("H2"), ruler)];
  let top = 10 * step;
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    if (before && !before.bar !== !entry.bar) top += 5 * step;
    items.push(...layoutEntry(entry, pageOf(entry.title), top, contents, ruler));
    top += rowHeight;
  }
  return { height: top, gap: 0, items, bookmark: { title, level: 1 } };
}

/** The page, the title and, of a chapter, its symbol and at the right its score, on a hairline that holds them together. */
function layoutEntry(
  { title, bar }: ContentsEntry,
  page: number,
  top: number,
  contents: Tag,
  ruler: Ruler,
): readonly Item[] {
  const { headline } = styles;
  const [middle, baseline] = [top + headline.leading / 2, top + baselineOf(headline)];
  const numeral = { ...headline, color: colors.accent };
  const line = tagIn(contents, "TOCI");
  const link = tagIn(tagIn(line, "Reference"), "Link");
  return [
    ...layoutText(title, headline, titles, link, ruler, top).map(spaced),
    ...layoutText(String(page), numeral, text, link, ruler, top),
    rule(top + 3.5 * step, colors.hairline, text),
    linkTo(title, `${title}, page ${page}`, { ...text, y: top, height: headline.leading }, link),
    ...(bar
      ? [
          ...lotus(bar.key, { x: titles.x - 16, y: middle, size: 18 }),
          ...layoutScale(bar, { x: sheet.right - 145, width: 90 }, middle - 2.5),
          ...layoutScore(bar, [headline, styles.small], baseline, tagIn(line, "P"), ruler),
        ]
      : []),
  ];
}
