import { palette } from "#drawing/palette.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { headings, timeWords } from "#content/headings.ts";
import { cueInWords, orWhen } from "#content/plan-cues.ts";
import { destinationOf, type BlockOf } from "./blocks.ts";
import {
  alignRight,
  filled,
  layoutParagraphs,
  layoutText,
  rule,
  spaced,
  tag,
  tagIn,
  type Box,
} from "#pdf/engine/box.ts";
import { frameAround } from "#pdf/engine/page.ts";
import { colors, columns, gaps, step, styles, tint, type Ruler } from "#pdf/engine/style.ts";

/** The white inside a field. */
const padding = step;
/** How far the field of the practice to try first reaches into the white above and below it. */
const overhang = 3;
/** As much of a chapter's color as on screen. */
const tintOf = (key: ChakraKey) => tint(palette[key].light, 0.09);

/** Practices, each with what it is called, when and how long, and in a few words how; in full also with its cue and a line for one's own, as the first of a chapter is. They stay together on one page. */
export function layoutPractices(
  { practices, studiedMark, chapter, isInFull, isUnwritten }: BlockOf<"practices">,
  ruler: Ruler,
): readonly Box[] {
  const whole = tag("L");
  const column = columns.text;
  const { x, width } = column;
  const right = x + width;
  const { strong, prose, quiet } = styles;
  return practices.map((practice, index) => {
    const { title, time, duration, studied, how } = practice;
    const first = index === 0 ? chapter : undefined;
    const item = tagIn(whole, "LI");
    const label = chapter && index === 1 ? headings.another : "";
    const another = layoutText(label, quiet, columns.label, tagIn(item, "Lbl"), ruler);
    const words = tagIn(item, "LBody");
    const heading = tagIn(words, "P");
    const when = `${timeWords[time]} · ${duration}${studied ? ` · ${studiedMark}` : ""}`;
    const whenLines = layoutText(when, quiet, column, heading, ruler);
    const room = right - frameAround(whenLines).right - 16;
    const titleLines = layoutText(title, strong, { x, width: room }, heading, ruler);
    const top = titleLines.length * strong.leading;
    const mark = first ? headings.tryFirst : "";
    const marked = layoutText(mark, quiet, columns.label, heading, ruler, strong.leading);
    const howLines = layoutText(how, prose, column, words, ruler, top);
    const cueTop = top + howLines.length * prose.leading;
    const isFull = first !== undefined || isInFull === true;
    const cue = isFull ? `${cueInWords(practice)}${isUnwritten ? "." : orWhen.paper}` : "";
    const cueLines = layoutText(cue, prose, column, words, ruler, cueTop);
    const end = cueTop + cueLines.length * prose.leading;
    const lineFrom = frameAround(cueLines).right + 6;
    const field = { x: x - padding, y: -overhang, width: width + 2 * padding };
    return {
      height: isFull ? end + step : end,
      gap: isInFull || index === 0 ? gaps.title : gaps.item,
      items: [
        ...another.map(spaced),
        // On the tint of its chapter, which reaches into the margins so that its words keep their edges.
        ...(first
          ? [filled({ ...field, height: end + 2 * overhang }, tintOf(first.key), "bleed")]
          : []),
        ...titleLines.map(spaced),
        ...marked.map(spaced),
        ...whenLines.map((line) => alignRight(line, right)),
        ...howLines,
        ...cueLines,
        ...(isFull && !isUnwritten
          ? [rule(end - 3, colors.quiet, { x: lineFrom, width: right - lineFrom })]
          : []),
      ],
      keepWithNext: index < practices.length - 1,
      ...(chapter && { destination: destinationOf(chapter.name, practice) }),
    };
  });
}

/** The one practice of the week and why it is this one, on a field as on screen, which reaches into the margins so that its words keep their edge; its chapter says how. */
export function layoutOneThing(
  { title, suggested, reason, lines = [] }: BlockOf<"oneThing">,
  ruler: Ruler,
): Box {
  const { full, label, text: column } = columns;
  const heading = layoutText(title, styles.label, label, tag("H3"), ruler, padding);
  const what = suggested ? `${suggested.practice.title} (${suggested.practice.duration})` : "";
  const whatLines = layoutText(what, styles.strong, column, tag("P"), ruler, padding);
  const reasonTop = padding + whatLines.length * styles.strong.leading;
  const texts = [reason, ...lines.map((line) => `• ${line}`)];
  // A list needs the narrower face to leave the overview on its page.
  const style = lines.length > 0 ? styles.body : styles.prose;
  const why = layoutParagraphs(texts, style, column, ruler, reasonTop);
  const height = why.end + padding;
  const field = { x: full.x - padding, y: 0, width: full.width + 2 * padding, height };
  return {
    height,
    gap: 2 * step,
    items: [
      filled(field, colors.accentSoft, "bleed"),
      ...heading,
      ...whatLines.map(spaced),
      ...why.items,
    ],
    bookmark: { title, level: 2 },
  };
}
