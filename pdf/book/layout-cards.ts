import { cueInWords } from "#content/plan-cues.ts";
import { timeWords } from "#content/headings.ts";
import { dayKeys } from "#domain/report/plan.ts";
import { palette } from "#drawing/palette.ts";
import { circle } from "#drawing/petal.ts";
import type { BlockOf, Card } from "./blocks.ts";
import { filled, layoutText, outlined, rule, spaced, tag, type Box } from "#pdf/engine/box.ts";
import { lotus } from "./drawings.ts";
import type { Item, PathItem } from "#pdf/engine/page.ts";
import { colors, columns, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

const across = 2;
const down = 4;
/** The length of the crop marks, outside of the cards on all sides. */
const cropMark = 9;
const headHeight = 8 * step;
const width = (sheet.right - sheet.left - 2 * cropMark) / across;
const height = (sheet.bottom - sheet.top - headHeight - 2 * cropMark) / down;
const padding = 15;

/** Pages of eight cards with crop marks; the title and what the circles are for stand above the first. */
export function layoutCards(
  { title, lead, cards }: BlockOf<"cards">,
  ruler: Ruler,
): readonly Box[] {
  const perPage = across * down;
  const pages = Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) =>
    cards.slice(page * perPage, (page + 1) * perPage),
  );
  const column = { x: sheet.left + cropMark, width: across * width };
  return pages.map((set, page): Box => {
    const isFirst = page === 0;
    const { section, body, smallStrong } = styles;
    const heading = isFirst
      ? [
          ...layoutText(title, section, columns.full, tag("H2"), ruler),
          ...layoutText(lead, body, columns.full, tag("P"), ruler, section.leading),
        ]
      : [
          ...layoutText(title, smallStrong, columns.full, "head", ruler),
          rule(2.5 * step, colors.rule),
        ];
    return {
      height: sheet.bottom - sheet.top,
      gap: 0,
      items: [
        ...heading,
        ...cropMarks(),
        ...set.flatMap((card, index) => {
          const x = column.x + (index % across) * width;
          const y = headHeight + cropMark + Math.floor(index / across) * height;
          return layoutCard(card, x, y, ruler);
        }),
      ],
      ...(isFirst && { bookmark: { title, level: 1 }, destination: title }),
    };
  });
}

function layoutCard(card: Card, x: number, y: number, ruler: Ruler): readonly Item[] {
  const column = { x: x + padding, width: width - 2 * padding };
  const top = y + padding - 2;
  if (card.kind === "blank") {
    return [1, 2, 3, 4].map((line) => rule(y + 12 + line * 4 * step, colors.rule, column));
  }
  const { chakra, chapter } = card;
  const color = palette[chakra].light;
  const head = { ...column, width: column.width - 34 };
  const ornament = [
    filled({ x: x + padding, y: y + 7, width: 24, height: 2.5 }, color),
    ...lotus(chakra, { x: x + width - padding - 13, y: y + padding + 13, size: 28 }),
  ];
  if (card.kind === "affirmation") {
    const kicker = layoutText(chapter, styles.smallStrong, head, tag("P"), ruler, top);
    const lines = layoutText(card.text, styles.quotation, column, tag("P"), ruler);
    const first = y + (height - lines.length * styles.quotation.leading) / 2 + 6;
    return [...ornament, ...kicker, ...lines.map((line) => ({ ...line, y: line.y + first }))];
  }
  const { title, time, duration, how } = card.practice;
  const when = `${chapter} · ${timeWords[time]} · ${duration}`;
  const kicker = layoutText(when, styles.smallStrong, head, tag("P"), ruler, top);
  const heading = { ...styles.headline, leading: 18 };
  const titleTop = top + 22;
  const name = layoutText(title, heading, head, tag("H3"), ruler, titleTop);
  const howTop = titleTop + name.length * heading.leading + step;
  const said = layoutText(how, styles.body, column, tag("P"), ruler, howTop);
  const cueTop = howTop + said.length * styles.body.leading;
  return [
    ...ornament,
    ...kicker.map(spaced),
    ...name,
    circlesToTick(column.x, y + height - padding, color),
    ...said,
    ...layoutText(cueInWords(card.practice), styles.small, column, tag("P"), ruler, cueTop),
  ];
}

/** A circle for each day of a week, to tick when it was done. */
function circlesToTick(x: number, y: number, color: string): PathItem {
  const radius = 4;
  const pitch = 4 * radius;
  const circles = dayKeys.map((_, index) =>
    circle(radius - 0.4, { x: radius + index * pitch, y: 0 }),
  );
  const room = { left: 0, top: -radius, right: dayKeys.length * pitch, bottom: radius };
  return outlined(circles.join(""), { x, y }, room, color, 0.7);
}

/** Marks at the edges of the page where the cuts begin, and small crosses where they meet. */
function cropMarks(): readonly Item[] {
  const left = sheet.left + cropMark;
  const top = headHeight + cropMark;
  const xs = Array.from({ length: across + 1 }, (_, index) => left + index * width);
  const ys = Array.from({ length: down + 1 }, (_, index) => top + index * height);
  const thin = 0.5;
  const upright = (x: number, y: number, long = cropMark - 3, color: string = colors.quiet) =>
    filled({ x: x - thin / 2, y, width: thin, height: long }, color);
  const level = (x: number, y: number, long = cropMark - 3, color: string = colors.quiet) =>
    filled({ x, y: y - thin / 2, width: long, height: thin }, color);
  const crosses = ys.slice(1, -1).map((y) => ({ x: left + width, y }));
  return [
    ...xs.flatMap((x) => [upright(x, top - cropMark), upright(x, top + down * height + 3)]),
    ...ys.flatMap((y) => [level(left - cropMark, y), level(left + across * width + 3, y)]),
    ...crosses.flatMap(({ x, y }) => [
      upright(x, y - 4, 8, colors.rule),
      level(x - 4, y, 8, colors.rule),
    ]),
  ];
}
