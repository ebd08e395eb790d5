import { palette } from "#drawing/palette.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { headings, timeWords } from "#content/headings.ts";
import { cueInWords, orWhen } from "#content/plan-cues.ts";
import type { Practice } from "#domain/report/template.ts";
import { destinationOf, type BlockOf } from "./blocks.ts";
import {
  alignRight,
  filled,
  layoutText,
  rule,
  spaced,
  tag,
  tagIn,
  type Box,
} from "#pdf/engine/box.ts";
import { frameAround, type Tag } from "#pdf/engine/page.ts";
import {
  colors,
  columns,
  gaps,
  step,
  styles,
  tint,
  type Column,
  type Ruler,
} from "#pdf/engine/style.ts";

/** The white inside a field. */
const padding = step;
/** How far the field of the practice to try first reaches into the white above and below it. */
const overhang = 5;
/** How much of a chapter's color its tint has: as much as on screen. */
const tintShare = 0.09;

type Laid = Pick<Box, "height" | "items">;

/** Practices, each with what it is called, when and how long, and in a few words how; of a chapter the first in full. They stay together on one page. */
export function layoutPractices(
  { practices, studiedMark, chapter, isInFull, isUnwritten = false }: BlockOf<"practices">,
  ruler: Ruler,
): readonly Box[] {
  const whole = tag("L");
  return practices.map((practice, index) => {
    const item = tagIn(whole, "LI");
    // In the margin, where the others begin.
    const another =
      chapter && index === 1
        ? layoutText(headings.another, styles.quiet, columns.label, tagIn(item, "Lbl"), ruler)
        : [];
    const { height, items } =
      isInFull || (chapter && index === 0)
        ? layoutInFull(practice, studiedMark, chapter?.key, item, ruler, isUnwritten)
        : layoutPractice(practice, [practice.how], studiedMark, columns.text, item, ruler);
    return {
      height,
      items: [...another.map(spaced), ...items],
      gap: index === 0 || isInFull ? gaps.part : gaps.item,
      keepWithNext: index < practices.length - 1,
      ...(chapter && { destination: destinationOf(chapter.name, practice) }),
    };
  });
}

/** With its cue and a line for one's own; in a chapter on its tint, which reaches into the margin so that its words keep their edge. */
function layoutInFull(
  practice: Practice,
  studiedMark: string,
  key: ChakraKey | undefined,
  item: Tag,
  ruler: Ruler,
  isUnwritten: boolean,
): Laid {
  const { x, width } = columns.text;
  const column = { x, width: key ? width - padding : width };
  const said = [practice.how, `${cueInWords(practice)}${isUnwritten ? "." : orWhen.paper}`];
  const mark = key && headings.tryFirst;
  const { height, items } = layoutPractice(practice, said, studiedMark, column, item, ruler, mark);
  const lineFrom = frameAround(items.slice(-1)).right + 6;
  const room = { x: lineFrom, width: x + column.width - lineFrom };
  const field = {
    x: x - padding,
    y: -overhang,
    width: width + padding,
    height: height + 2 * overhang,
  };
  return {
    height: height + step,
    items: [
      ...(key ? [filled(field, tint(palette[key].light, tintShare))] : []),
      ...items,
      ...(isUnwritten ? [] : [rule(height - 3, colors.quiet, room)]),
    ],
  };
}

/** The one practice of the week and why it is this one, on a field as on screen, which reaches into the margins so that its words keep their edge; its chapter says how. */
export function layoutOneThing(
  { title, suggested, reason }: BlockOf<"oneThing">,
  ruler: Ruler,
): Box {
  const { full, label, text: column } = columns;
  const heading = layoutText(title, styles.label, label, tag("H3"), ruler, padding);
  const what = suggested ? `${suggested.practice.title} (${suggested.practice.duration})` : "";
  const whatLines = layoutText(what, styles.strong, column, tag("P"), ruler, padding);
  const reasonTop = padding + whatLines.length * styles.strong.leading;
  const why = layoutText(reason, styles.body, column, tag("P"), ruler, reasonTop);
  const height = reasonTop + why.length * styles.body.leading + padding;
  const field = { x: full.x - padding, y: 0, width: full.width + 2 * padding, height };
  return {
    height,
    gap: 2 * step,
    items: [
      filled(field, colors.accentSoft, "bleed"),
      ...heading,
      ...whatLines.map(spaced),
      ...why,
    ],
    bookmark: { title, level: 2 },
  };
}

function layoutPractice(
  { title, time, duration, studied }: Practice,
  said: readonly string[],
  studiedMark: string,
  column: Column,
  item: Tag,
  ruler: Ruler,
  mark = "",
): Laid {
  const body = tagIn(item, "LBody");
  const when = `${timeWords[time]} · ${duration}${studied ? ` · ${studiedMark}` : ""}`;
  const heading = tagIn(body, "P");
  const whenLines = layoutText(when, styles.quiet, column, heading, ruler);
  const whenLeft = column.x + column.width - (whenLines[0]?.width ?? 0);
  const markLines = layoutText(mark, styles.strong, column, heading, ruler).map((line) =>
    alignRight(line, whenLeft - 6),
  );
  const room = (markLines[0]?.x ?? whenLeft) - 16 - column.x;
  const titleColumn = { x: column.x, width: room };
  const titleLines = layoutText(title, styles.strong, titleColumn, heading, ruler);
  const top = titleLines.length * styles.strong.leading;
  const howLines = said.reduce<ReturnType<typeof layoutText>>((above, text) => {
    const below = top + above.length * styles.body.leading;
    return [...above, ...layoutText(text, styles.body, column, body, ruler, below)];
  }, []);
  return {
    height: top + howLines.length * styles.body.leading,
    items: [
      ...titleLines.map(spaced),
      ...markLines.map(spaced),
      ...whenLines.map((line) => alignRight(line, column.x + column.width)),
      ...howLines,
    ],
  };
}
