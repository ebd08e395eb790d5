import type { Ruler } from "./font.ts";
import type { Block, BlockOf } from "./blocks.ts";
import {
  alignRight,
  boxAround,
  boxesOfLines,
  filled,
  layoutText,
  rule,
  tag,
  tagIn,
  type Box,
} from "./box.ts";
import { layoutBars, layoutChapter } from "./layout-bar.ts";
import { layoutCover } from "./layout-cover.ts";
import { layoutLinks, layoutList } from "./layout-list.ts";
import { layoutTable } from "./layout-table.ts";
import { colors, columns, sheet, styles } from "./style.ts";
import type { Item } from "./page.ts";

// Space above: between sections, between the parts of a chapter, and between the items of a part.
const sectionGap = 34;
const partGap = 15;
const itemGap = 7;
/** The most lines of a paragraph that is not divided. */
const keptWhole = 14;

/** Lays out one block; a label is in the margin column beside the first line of the next block. */
export function layoutBlock(block: Block, ruler: Ruler): readonly Box[] {
  switch (block.kind) {
    case "cover":
      return layoutCover(block, ruler);
    case "section":
      return [layoutSection(block.title, ruler)];
    case "chapter":
      return [layoutChapter(block.bar, sectionGap, ruler)];
    case "label":
      return [layoutLabel(block.text, ruler)];
    case "lead": {
      const lines = layoutText(block.text, styles.lead, columns.text, tag("P"), ruler);
      return [{ ...boxAround(lines, styles.lead, partGap - 3), keepWithNext: true }];
    }
    case "paragraph": {
      const lines = layoutText(block.text, styles.body, columns.text, tag("P"), ruler);
      return lines.length <= keptWhole
        ? [
            {
              ...boxAround(lines, styles.body, itemGap - 2),
              keepWithNext: block.keepWithNext ?? false,
            },
          ]
        : boxesOfLines(lines, styles.body, itemGap - 2);
    }
    case "bars":
      return layoutBars(block.bars, ruler);
    case "list":
      return layoutList(block, ruler);
    case "practices":
      return layoutPractices(block, ruler);
    case "affirmations":
      return [layoutAffirmations(block.lines, block.color, ruler)];
    case "prompts":
      return block.prompts.map((prompt, index) => ({
        ...layoutPrompt(prompt, ruler),
        keepWithNext: index < block.prompts.length - 1,
      }));
    case "table":
      return layoutTable(block, ruler);
    case "links":
      return layoutLinks(block, ruler);
  }
}

function layoutSection(title: string, ruler: Ruler): Box {
  const top = 16;
  const lines = layoutText(title, styles.section, columns.full, tag("H2"), ruler, top);
  return {
    height: top + lines.length * styles.section.leading,
    gap: sectionGap,
    items: [rule(0, colors.rule), ...lines],
    keepWithNext: true,
    bookmark: title,
  };
}

function layoutLabel(text: string, ruler: Ruler): Box {
  const lines = layoutText(text, styles.label, columns.label, tag("H3"), ruler);
  return { ...boxAround(lines, styles.label, partGap), keepWithNext: true };
}

function layoutPractices(
  { practices, studiedMark }: BlockOf<"practices">,
  ruler: Ruler,
): readonly Box[] {
  const whole = tag("L");
  return practices.map(({ title, time, duration, how, studied }, index) => {
    const body = tagIn(tagIn(whole, "LI"), "LBody");
    const { text } = columns;
    const when = tagIn(body, "P");
    const whenLines = layoutText(
      `${time} · ${duration}${studied ? ` · ${studiedMark}` : ""}`,
      styles.quiet,
      text,
      when,
      ruler,
    );
    const titleColumn = { x: text.x, width: text.width - 16 - (whenLines[0]?.width ?? 0) };
    const titleLines = layoutText(title, styles.strong, titleColumn, tagIn(body, "P"), ruler);
    const top = titleLines.length * styles.strong.leading;
    const howLines = layoutText(how, styles.body, text, tagIn(body, "P"), ruler, top);
    return {
      height: top + howLines.length * styles.body.leading,
      gap: index === 0 ? partGap : itemGap,
      items: [
        ...titleLines,
        ...whenLines.map((line) => alignRight(line, sheet.right)),
        ...howLines,
      ],
    };
  });
}

function layoutAffirmations(lines: readonly string[], color: string, ruler: Ruler): Box {
  const indent = 12;
  const column = { x: columns.text.x + indent, width: columns.text.width - indent };
  const { leading } = styles.quote;
  let height = 0;
  const items: Item[] = [];
  for (const line of lines) {
    const set = layoutText(line, styles.quote, column, tag("P"), ruler, height);
    items.push(...set);
    height += set.length * leading + 2;
  }
  const edge = { x: columns.text.x, y: 2, width: 1.6, height: height - 5 };
  return { height, gap: partGap, items: [filled(edge, color), ...items] };
}

/** A question and two lines to write on. */
function layoutPrompt(prompt: string, ruler: Ruler): Box {
  const lines = layoutText(prompt, styles.body, columns.text, tag("P"), ruler);
  const below = lines.length * styles.body.leading;
  const writingLine = 23;
  return {
    height: below + 2 * writingLine,
    gap: itemGap + 3,
    items: [
      ...lines,
      rule(below + writingLine - 1, colors.hairline, columns.text),
      rule(below + 2 * writingLine - 1, colors.hairline, columns.text),
    ],
  };
}
