import { headings } from "#content/headings.ts";
import type { BlockOf } from "./blocks.ts";
import { layoutText, spaced, tag, type Box } from "#pdf/engine/box.ts";
import { flower } from "./drawings.ts";
import { layoutName } from "./layout-cover.ts";
import { frameAround, type PathItem } from "#pdf/engine/page.ts";
import { colors, columns, nameSizes, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

const { full } = columns;
const place = { center: { x: sheet.width / 2, y: 43 * step }, radius: 200 };
const sizes = [styles.section.size, ...nameSizes];
const room = { column: { x: full.x + 40, width: full.width - 80 }, top: 81 * step, sizes };
/** How much larger than on the cover a drawn name is. */
const enlarged = 1.3;

const height = sheet.bottom - sheet.top;
const lines = [0, 5].map(
  (inset) => `M${inset} ${inset}H${full.width - inset}V${height - inset}H${inset}Z`,
);
const border: PathItem = {
  kind: "path",
  x: full.x,
  y: 0,
  room: { left: 0, top: 0, right: full.width, bottom: height },
  scale: 1,
  d: lines.join(""),
  stroke: { color: colors.quiet, width: 0.6 },
  mark: "layout",
};

/** A page to frame: the flower as large as the page, and below it for whom and when. */
export function layoutPlate({ name, month, flower: shown }: BlockOf<"plate">, ruler: Ruler): Box {
  const paragraph = tag("P");
  const words = layoutName(name, room, paragraph, ruler).map((item) =>
    item.kind === "text"
      ? spaced(item)
      : { ...item, width: item.width * enlarged, height: item.height * enlarged },
  );
  const below = frameAround(words).bottom + step;
  const date = layoutText(month, styles.affirmation, full, paragraph, ruler, below);
  const figure = { ...tag("Figure"), alt: shown.description };
  return {
    height,
    gap: 0,
    items: [
      border,
      ...flower(shown, place, figure),
      ...[...words, ...date].map((item) => ({ ...item, x: place.center.x - item.width / 2 })),
    ],
    bookmark: { title: headings.plate, level: 1 },
  };
}
