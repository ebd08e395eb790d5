import { timeWords } from "#domain/headings.ts";
import type { Ruler } from "./font.ts";
import { placeOfPractice, type BlockOf } from "./blocks.ts";
import { alignRight, layoutText, spaced, tag, tagIn, type Box } from "./box.ts";
import { columns, gaps, sheet, styles } from "./style.ts";

/** Practices, each with what it is called, when and how long, and how to do it; one is never divided. */
export function layoutPractices(
  { practices, studiedMark, chapter }: BlockOf<"practices">,
  ruler: Ruler,
): readonly Box[] {
  const whole = tag("L");
  const { text } = columns;
  return practices.map((practice, index) => {
    const { title, time, duration, how, studied } = practice;
    const body = tagIn(tagIn(whole, "LI"), "LBody");
    const when = `${timeWords[time]} · ${duration}${studied ? ` · ${studiedMark}` : ""}`;
    const heading = tagIn(body, "P");
    const whenLines = layoutText(when, styles.quiet, text, heading, ruler);
    const room = text.width - 16 - (whenLines[0]?.width ?? 0);
    const titleColumn = { x: text.x, width: room };
    const titleLines = layoutText(title, styles.strong, titleColumn, heading, ruler);
    const top = titleLines.length * styles.strong.leading;
    const howLines = layoutText(how, styles.body, text, body, ruler, top);
    return {
      height: top + howLines.length * styles.body.leading,
      gap: index === 0 ? gaps.part : gaps.item,
      items: [
        ...titleLines.map(spaced),
        ...whenLines.map((line) => alignRight(line, sheet.right)),
        ...howLines,
      ],
      // Outside of a chapter they are few, and stay together.
      keepWithNext: chapter === undefined && index < practices.length - 1,
      ...(chapter !== undefined && { place: placeOfPractice(chapter, practice) }),
    };
  });
}
