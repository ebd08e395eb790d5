import type { BlockOf } from "./blocks.ts";
import { layoutText, spaced, tag, tagIn, type Box } from "#pdf/engine/box.ts";
import { flower } from "./drawings.ts";
import { largestFit } from "./layout-cover.ts";
import { frameAround, type Item, type PathItem, type Tag } from "#pdf/engine/page.ts";
import { colors, nameSizes, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

const center = { x: sheet.width / 2, y: 43 * step };
const radius = 200;
const nameTop = 81 * step;
const nameColumn = { x: sheet.left + 40, width: sheet.width - 2 * (sheet.left + 40) };
/** How much larger than on the cover a drawn name is: as sharp as print needs. */
const enlarged = 1.5;

/** A page to frame: the flower as large as the page, and below it for whom and when. */
export function layoutPlate(
  { title, name, month, flower: shown }: BlockOf<"plate">,
  ruler: Ruler,
): Box {
  const figure = { ...tag("Figure"), alt: shown.description };
  const paragraph = tag("P");
  const words = layoutName(name, paragraph, ruler);
  const monthTop = frameAround(words).bottom + step;
  return {
    height: sheet.bottom - sheet.top,
    gap: 0,
    items: [
      border(0, 0.8),
      border(5, 0.4),
      ...flower(shown, { center, radius }, figure),
      ...words,
      ...layoutText(month, styles.affirmation, nameColumn, paragraph, ruler, monthTop).map(
        (line) => ({ ...line, x: center.x - line.width / 2 }),
      ),
    ],
    bookmark: { title, level: 1 },
  };
}

function layoutName(name: BlockOf<"plate">["name"], parent: Tag, ruler: Ruler): readonly Item[] {
  if (name.kind === "image") {
    const { jpeg, width, height, ascent } = name.image;
    const scale = Math.min(enlarged, nameColumn.width / width);
    const mark = tagIn(parent, "Span", { actual: name.actual });
    const place = { x: center.x - (width * scale) / 2, y: nameTop, width: width * scale };
    const baseline = nameTop + ascent * scale;
    return [{ kind: "image", ...place, height: height * scale, baseline, jpeg, mark }];
  }
  const mark = tagIn(parent, "Span", name.kind === "fallback" ? { actual: name.actual } : {});
  const sizes = [styles.section.size, ...nameSizes];
  return largestFit(name.text, sizes, nameColumn, nameTop, mark, ruler).map((line) =>
    spaced({ ...line, x: center.x - line.width / 2 }),
  );
}

/** A line around the page, inside its margins. */
function border(inset: number, width: number): PathItem {
  const right = sheet.right - sheet.left - inset;
  const bottom = sheet.bottom - sheet.top - inset;
  return {
    kind: "path",
    x: sheet.left,
    y: 0,
    room: { left: inset, top: inset, right, bottom },
    scale: 1,
    d: `M${inset} ${inset}H${right}V${bottom}H${inset}Z`,
    stroke: { color: colors.quiet, width },
    mark: "layout",
  };
}
