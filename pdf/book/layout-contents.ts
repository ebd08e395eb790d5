import type { BlockOf, ContentsEntry } from "./blocks.ts";
import { layoutText, rule, spaced, tag, tagIn, type Box } from "#pdf/engine/box.ts";
import type { PageOf } from "./layout-block.ts";
import { lotus } from "./drawings.ts";
import type { Item, Tag } from "#pdf/engine/page.ts";
import { colors, columns, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

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
    if (before && (before.chakra === undefined) !== (entry.chakra === undefined)) top += 5 * step;
    items.push(...layoutEntry(entry, pageOf(entry.destination), top, contents, ruler));
    top += rowHeight;
  }
  return { height: top, gap: 0, items, bookmark: { title, level: 1 } };
}

/** The page, the title and, at the right, the symbol of a chapter, on a hairline across the page that holds them together. */
function layoutEntry(
  { title, destination, chakra }: ContentsEntry,
  page: number,
  top: number,
  contents: Tag,
  ruler: Ruler,
): readonly Item[] {
  const { headline } = styles;
  const numeral = { ...headline, color: colors.accent };
  const link = tagIn(tagIn(tagIn(contents, "TOCI"), "Reference"), "Link");
  const symbol = { x: sheet.right - 9, y: top + headline.leading / 2, size: 18 };
  return [
    ...layoutText(title, headline, columns.text, link, ruler, top).map(spaced),
    ...layoutText(String(page), numeral, full, link, ruler, top),
    ...(chakra === undefined ? [] : lotus(chakra, symbol)),
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
  ];
}
