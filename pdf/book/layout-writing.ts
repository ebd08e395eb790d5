import { layoutText, rule, tag, tagIn, type Box } from "#pdf/engine/box.ts";
import type { Item } from "#pdf/engine/page.ts";
import { baselineOf, colors, columns, gaps, step, styles, type Ruler } from "#pdf/engine/style.ts";

/** The distance between two lines to write on. */
const pitch = 4 * step;
const leastLines = 2;
/** The fewest lines for own notes that are worth the ink, and the most that are an offer rather than a task. */
const leastOwnLines = 3;
const mostOwnLines = 8;

/** Questions to write about; the lines below each take what is left of the page. */
export function layoutPrompts(prompts: readonly string[], ruler: Ruler): readonly Box[] {
  const list = tag("L");
  return prompts.map((prompt, index) => {
    const body = tagIn(tagIn(list, "LI"), "LBody");
    const words = layoutText(prompt, styles.body, columns.text, body, ruler);
    const below = words.length * styles.body.leading;
    const withLines = (count: number): Box => ({
      height: below + count * pitch,
      gap: index === 0 ? gaps.part : gaps.part - gaps.item,
      items: [...words, ...writingLines(below, count)],
      keepWithNext: index < prompts.length - 1,
    });
    return {
      ...withLines(leastLines),
      grow: (room) => withLines(leastLines + Math.max(0, Math.floor(room / pitch))),
    };
  });
}

/** Lines for own notes, where enough of the page is left; the white above them is theirs, so that it turns no page. */
export function layoutOwnNotes(label: string, ruler: Ruler): Box {
  const nothing: Box = { height: 0, gap: 0, items: [] };
  return {
    ...nothing,
    grow: (room) => {
      const count = Math.min(mostOwnLines, Math.floor((room - gaps.part - pitch / 2) / pitch));
      if (count < leastOwnLines) return nothing;
      const words = layoutText(label, styles.quiet, columns.label, "layout", ruler);
      return {
        height: count * pitch,
        gap: gaps.part,
        items: [...words, ...writingLines(0, count)],
      };
    },
  };
}

function writingLines(top: number, count: number): readonly Item[] {
  const { body } = styles;
  // On the baselines of the grid.
  const first = top + baselineOf(body) + pitch - body.leading;
  return Array.from({ length: count }, (_, index) =>
    rule(first + index * pitch, colors.rule, columns.text),
  );
}
