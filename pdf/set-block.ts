import type { Ruler } from "./font.ts";
import type { Block, PracticeText } from "./blocks.ts";
import { alignRight, boxAround, boxesOfLines, rule, setText, tag, tagIn, type Box } from "./box.ts";
import { setBars, setChapter } from "./set-bar.ts";
import { setCover } from "./set-cover.ts";
import { setLinks, setList } from "./set-list.ts";
import { setTable } from "./set-table.ts";
import { colors, columns, sheet, styles } from "./style.ts";
import type { Item, RectangleItem } from "./page.ts";
import type { Printable } from "./printable.ts";

// Space above: between sections, between the parts of a chapter, and between the items of a part.
const sectionGap = 34;
const partGap = 15;
const itemGap = 7;
/** A paragraph of so many lines or fewer stays on one page. */
const keptWhole = 14;

/** Sets one block; a label stands in the margin column beside the first line of what follows it. */
export function setBlock(block: Block, ruler: Ruler): readonly Box[] {
  switch (block.kind) {
    case "cover":
      return setCover(block, ruler);
    case "section":
      return [setSection(block.title, ruler)];
    case "chapter":
      return [setChapter(block.bar, sectionGap, ruler)];
    case "label":
      return [setLabel(block.text, ruler)];
    case "lead": {
      const lines = setText(block.text, styles.lead, columns.text, tag("P"), ruler);
      return [{ ...boxAround(lines, styles.lead, partGap - 3), keepWithNext: true }];
    }
    case "paragraph": {
      const lines = setText(block.text, styles.body, columns.text, tag("P"), ruler);
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
      return setBars(block.bars, ruler);
    case "list":
      return setList(block, ruler);
    case "practices":
      return setPractices(block.practices, ruler);
    case "affirmations":
      return [setAffirmations(block.lines, block.color, ruler)];
    case "prompts":
      return block.prompts.map((prompt, index) => ({
        ...setPrompt(prompt, ruler),
        keepWithNext: index < block.prompts.length - 1,
      }));
    case "table":
      return setTable(block, ruler);
    case "links":
      return setLinks(block.links, ruler);
  }
}

function setSection(title: Printable, ruler: Ruler): Box {
  const top = 16;
  const lines = setText(title, styles.section, columns.full, tag("H2"), ruler, top);
  return {
    height: top + lines.length * styles.section.leading,
    gap: sectionGap,
    items: [rule(0, colors.rule), ...lines],
    keepWithNext: true,
    bookmark: title,
  };
}

function setLabel(text: Printable, ruler: Ruler): Box {
  const lines = setText(text, styles.label, columns.label, tag("H3"), ruler);
  return { ...boxAround(lines, styles.label, partGap), keepWithNext: true };
}

function setPractices(practices: readonly PracticeText[], ruler: Ruler): readonly Box[] {
  const whole = tag("L");
  return practices.map(({ title, when, how }, index) => {
    const body = tagIn(tagIn(whole, "LI"), "LBody");
    const { text } = columns;
    const whenLines = setText(when, styles.quiet, text, tagIn(body, "P"), ruler);
    const titleColumn = { x: text.x, width: text.width - 16 - (whenLines[0]?.width ?? 0) };
    const titleLines = setText(title, styles.strong, titleColumn, tagIn(body, "P"), ruler);
    const top = titleLines.length * styles.strong.leading;
    const howLines = setText(how, styles.body, text, tagIn(body, "P"), ruler, top);
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

function setAffirmations(lines: readonly Printable[], color: string, ruler: Ruler): Box {
  const indent = 12;
  const column = { x: columns.text.x + indent, width: columns.text.width - indent };
  const { leading } = styles.quote;
  let height = 0;
  const items: Item[] = [];
  for (const line of lines) {
    const set = setText(line, styles.quote, column, tag("P"), ruler, height);
    items.push(...set);
    height += set.length * leading + 2;
  }
  const edge: RectangleItem = {
    kind: "rectangle",
    x: columns.text.x,
    y: 2,
    width: 1.6,
    height: height - 5,
    color,
    mark: "layout",
  };
  return { height, gap: partGap, items: [edge, ...items] };
}

/** A question and two lines to write on. */
function setPrompt(prompt: Printable, ruler: Ruler): Box {
  const lines = setText(prompt, styles.body, columns.text, tag("P"), ruler);
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
