import type { BlockOf, ContentsEntry } from "./blocks.ts";
import { alignRight, layoutText, spaced, tag, tagIn, type Box } from "#pdf/engine/box.ts";
import type { PageOf } from "./layout-block.ts";
import { lotus } from "./drawings.ts";
import type { Item, Tag } from "#pdf/engine/page.ts";
import { colors, columns, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

const { full, text: column } = columns;
const rowHeight = 4 * step;
const numberWidth = 26;
const quietDots = { ...styles.large, color: colors.rule };

/** Every part with its page: title, dots and number lead there. */
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

function layoutEntry(
  { title, destination, chakra }: ContentsEntry,
  page: number,
  top: number,
  contents: Tag,
  ruler: Ruler,
): readonly Item[] {
  const { large } = styles;
  const link = tagIn(tagIn(tagIn(contents, "TOCI"), "Reference"), "Link");
  const words = layoutText(title, large, column, link, ruler, top).map(spaced);
  const number = layoutText(String(page), large, column, link, ruler, top);
  const end = Math.max(...words.map(({ x, width }) => x + width));
  // The spaces do not break, so that the dots are one line. All rows end alike, so that the dots stand below one another.
  const dot = ".\u00a0";
  const pitch = ruler(dot.repeat(2), "regular", large.size) - ruler(dot, "regular", large.size);
  const count = Math.floor((sheet.right - numberWidth - end - 6) / pitch);
  const dots = layoutText(dot.repeat(count), quietDots, columns.full, "layout", ruler, top);
  const y = top + large.leading / 2;
  return [
    ...(chakra === undefined ? [] : lotus(chakra, { x: column.x - 20, y, size: 18 })),
    ...dots.map((line) => alignRight(line, sheet.right - numberWidth)),
    ...words,
    ...number.map((line) => alignRight(line, sheet.right)),
    {
      kind: "link",
      ...column,
      y: top,
      height: large.leading,
      to: { destination },
      label: `${title}, page ${page}`,
      mark: link,
    },
  ];
}
