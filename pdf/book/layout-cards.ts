import { cueInWords } from "#content/plan-cues.ts";
import { timeWords } from "#content/headings.ts";
import { dayKeys } from "#domain/report/plan.ts";
import { palette } from "#drawing/palette.ts";
import { circle } from "#drawing/petal.ts";
import { times } from "#drawing/scenes/pen.ts";
import type { BlockOf, Card } from "./blocks.ts";
import { layoutText, outlined, rule, spaced, tag, type Box } from "#pdf/engine/box.ts";
import { lotus } from "./drawings.ts";
import { moveDown, type Item, type PathItem } from "#pdf/engine/page.ts";
import { headHeight } from "#pdf/engine/paginate.ts";
import { colors, columns, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

const across = 2;
const down = 4;
const headingHeight = 9 * step;
/** On every page as high as below the title on the first, so that all cards are alike. */
const height = 23 * step;
const width = columns.full.width / across;
const padding = 18;
const grid = { left: 0, top: 0, right: across * width, bottom: down * height };
const uprights = times(across + 1, (index) => `M${index * width} 0V${grid.bottom}`);
const levels = times(down + 1, (index) => `M0 ${index * height}H${grid.right}`);
const edges = [...uprights, ...levels].join("");
/** Hairlines around the cards and between them, to cut along. */
const cuts = outlined(edges, { x: sheet.left, y: 0 }, grid, colors.rule, 0.5);
/** How far below the top of its line a capital of the kicker begins. */
const aboveCapitals = 1.6;

/** Pages of eight cards on one grid to cut along; the title and what the circles are for stand above the first. */
export function layoutCards(
  { title, lead, cards }: BlockOf<"cards">,
  ruler: Ruler,
): readonly Box[] {
  const perPage = across * down;
  const { section, prose } = styles;
  const heading: Box = {
    height: headingHeight,
    gap: 0,
    items: [
      ...layoutText(title, section, columns.full, tag("H2"), ruler),
      ...layoutText(lead, prose, columns.full, tag("P"), ruler, 5.5 * step),
    ],
    keepWithNext: true,
    bookmark: { title, level: 1 },
    destination: title,
  };
  const pages = Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page): Box => {
    const set = cards.slice(page * perPage, (page + 1) * perPage);
    const placed = set.flatMap((card, index) => {
      const x = sheet.left + (index % across) * width;
      return layoutCard(card, x, Math.floor(index / across) * height, ruler);
    });
    // Cards that are printed back to back are cut together.
    const top = page === 0 ? 0 : headingHeight - headHeight;
    const items = [cuts, ...placed].map((item) => moveDown(item, top));
    return { height: top + grid.bottom, gap: 0, items };
  });
  return [heading, ...pages];
}

function layoutCard(card: Card, x: number, y: number, ruler: Ruler): readonly Item[] {
  const column = { x: x + padding, width: width - 2 * padding };
  const top = y + padding - aboveCapitals;
  if (card.kind === "blank") {
    return [1, 2, 3, 4].map((line) => rule(y + line * 4.5 * step, colors.rule, column));
  }
  if (card.kind === "affirmations") {
    const close = { ...styles.affirmation, leading: 16 };
    const style = card.lines.length > 1 ? close : styles.quotation;
    const words = { x: column.x + 36, width: column.width - 36 };
    return card.lines.flatMap(({ chakra, text }, index) => {
      const middle = y + padding / 2 + ((index + 0.5) * (height - padding)) / card.lines.length;
      const lines = layoutText(text, style, words, tag("P"), ruler);
      const first = middle - (lines.length * style.leading) / 2;
      const ornament = lotus(chakra, { x: column.x + 12, y: middle, size: 24 });
      return [...ornament, ...lines.map((line) => moveDown(line, first))];
    });
  }
  const { chakra, chapter } = card;
  const size = 28;
  const head = { ...column, width: column.width - size - 6 };
  const inset = padding + size / 2;
  const { title, time, duration, how } = card.practice;
  const when = `${chapter} · ${timeWords[time]} · ${duration}`;
  const heading = { ...styles.headline, leading: 18 };
  const titleTop = top + 18;
  const name = layoutText(title, heading, head, tag("H3"), ruler, titleTop);
  const howTop = titleTop + name.length * heading.leading + step;
  const said = layoutText(how, styles.body, column, tag("P"), ruler, howTop);
  const cueTop = howTop + said.length * styles.body.leading + 3;
  return [
    ...lotus(chakra, { x: x + width - inset, y: y + inset, size }),
    ...layoutText(when, styles.smallStrong, head, tag("P"), ruler, top).map(spaced),
    ...name,
    circlesToTick(column.x, y + height - padding - radius, palette[chakra].light),
    ...said,
    ...layoutText(cueInWords(card.practice), styles.note, column, tag("P"), ruler, cueTop),
  ];
}

const radius = 5;

/** A circle for each day of a week, to tick when it was done. */
function circlesToTick(x: number, y: number, color: string): PathItem {
  const pitch = 4 * radius;
  const circles = dayKeys.map((_, index) =>
    circle(radius - 0.4, { x: radius + index * pitch, y: 0 }),
  );
  const room = { left: 0, top: -radius, right: dayKeys.length * pitch, bottom: radius };
  return outlined(circles.join(""), { x, y }, room, color, 0.7);
}
