import { timeWords } from "#domain/headings.ts";
import type { Practice } from "#domain/template.ts";
import type { Ruler } from "./font.ts";
import { placeOfPractice, type BlockOf } from "./blocks.ts";
import { alignRight, filled, layoutText, spaced, tag, tagIn, type Box } from "./box.ts";
import { moveDown, type Item, type Tag } from "./page.ts";
import { colors, columns, gaps, step, styles, type Column } from "./style.ts";

/** Practices, each with what it is called, when and how long, and how to do it; they stay together on one page. */
export function layoutPractices(
  { practices, studiedMark, chapter }: BlockOf<"practices">,
  ruler: Ruler,
): readonly Box[] {
  const whole = tag("L");
  return practices.map((practice, index) => ({
    ...layoutPractice(practice, studiedMark, columns.text, tagIn(whole, "LI"), ruler),
    gap: index === 0 ? gaps.part : gaps.item,
    keepWithNext: index < practices.length - 1,
    ...(chapter !== undefined && { place: placeOfPractice(chapter, practice) }),
  }));
}

/** The one practice of the week and why it is this one, on a field as on screen. */
export function layoutOneThing(
  { title, practice, studiedMark, reason }: BlockOf<"oneThing">,
  ruler: Ruler,
): Box {
  const padding = step;
  const { full, label, text } = columns;
  const words = { x: label.x + padding, width: label.width - padding };
  const column = { x: text.x, width: text.width - padding };
  const heading = layoutText(title, styles.label, words, tag("H3"), ruler, padding);
  const what = layoutPractice(practice, studiedMark, column, tagIn(tag("L"), "LI"), ruler);
  const reasonTop = padding + what.height + step;
  const why = layoutText(reason, styles.body, column, tag("P"), ruler, reasonTop);
  const height = reasonTop + why.length * styles.body.leading + padding;
  return {
    height,
    gap: 2 * step,
    items: [
      filled({ ...full, y: 0, height }, colors.accentSoft),
      ...heading,
      ...what.items.map((item) => moveDown(item, padding)),
      ...why,
    ],
    bookmark: { title, level: 2 },
  };
}

function layoutPractice(
  { title, time, duration, how, studied }: Practice,
  studiedMark: string,
  column: Column,
  item: Tag,
  ruler: Ruler,
): { readonly height: number; readonly items: readonly Item[] } {
  const body = tagIn(item, "LBody");
  const when = `${timeWords[time]} · ${duration}${studied ? ` · ${studiedMark}` : ""}`;
  const heading = tagIn(body, "P");
  const whenLines = layoutText(when, styles.quiet, column, heading, ruler);
  const room = column.width - 16 - (whenLines[0]?.width ?? 0);
  const titleColumn = { x: column.x, width: room };
  const titleLines = layoutText(title, styles.strong, titleColumn, heading, ruler);
  const top = titleLines.length * styles.strong.leading;
  const howLines = layoutText(how, styles.body, column, body, ruler, top);
  return {
    height: top + howLines.length * styles.body.leading,
    items: [
      ...titleLines.map(spaced),
      ...whenLines.map((line) => alignRight(line, column.x + column.width)),
      ...howLines,
    ],
  };
}
