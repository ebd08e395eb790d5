import { headings } from "#content/headings.ts";
import type { BlockOf } from "./blocks.ts";
import { filled, layoutText, outlined, spaced, tag, tagIn, type Box } from "#pdf/engine/box.ts";
import { flower, siteMark } from "./drawings.ts";
import {
  colors,
  columns,
  mostNameLines,
  nameSizes,
  sheet,
  step,
  styles,
  type TypeStyle,
  type Ruler,
} from "#pdf/engine/style.ts";
import {
  frameAround,
  type ImageItem,
  type Mark,
  type Tag,
  type TextItem,
} from "#pdf/engine/page.ts";

const { full } = columns;
const pageHeight = sheet.bottom - sheet.top;
/** From the upper edges of the page. */
export const toTheEdges = { x: 0, y: -sheet.top, width: sheet.width } as const;
const middle = sheet.width / 2;

/** The flower stands a little above the middle of the page, on the cover and, larger, on the plate: margins of 22 mm. */
const place = { center: { x: middle, y: 43 * step }, radius: 194 };
const nameColumn = { x: full.x + 40, width: full.width - 80 };
/** How much larger a drawn name is printed than it is drawn. */
const enlarged = 1.3;

/** The room that a name is drawn for, in points: enlarged, it leaves that of the date. */
export const nameRoom = { maxWidth: 350, maxHeight: 9 * step } as const;

const frameHeight = sheet.height - 2 * sheet.margin;
const frame = { left: 0, top: 0, right: full.width, bottom: frameHeight };
/** What makes cover and plate a pair. */
const ground = [
  filled({ ...toTheEdges, height: sheet.height }, colors.field, "bleed"),
  outlined(`M0 0H${full.width}V${frameHeight}H0Z`, { x: full.x, y: 0 }, frame, colors.rule, 0.5),
];

/** The cover: what the report is, the flower of the scores, for whom and of when, and at the foot whose book it is. */
export function layoutCover(
  { productName, name, date, flower: shown }: BlockOf<"cover">,
  ruler: Ruler,
): Box {
  const paragraph = tag("P");
  const figure = { ...tag("Figure"), alt: shown.description };
  const nameTop = 79 * step;
  const line = (text: string, style: TypeStyle, mark: Mark, top: number) =>
    layoutText(text, style, full, mark, ruler, top).map(centered);
  const forWhom = tagIn(paragraph, "Span");
  return {
    height: pageHeight,
    gap: 0,
    items: [
      ...ground,
      siteMark({ x: middle, y: 96 * step, size: 21 }),
      ...line(productName, styles.headline, tag("P"), 98 * step),
      ...line(headings.report, styles.section, tag("H1"), 4 * step),
      ...line("Prepared for", styles.affirmation, forWhom, nameTop - 4 * step).map(spaced),
      ...layoutNameAndDate(name, date, nameTop, paragraph, ruler),
      ...flower(shown, place, figure),
    ],
  };
}

/** A page to frame: the flower as large as the page, and below it for whom and when. */
export function layoutPlate({ name, month, flower: shown }: BlockOf<"plate">, ruler: Ruler): Box {
  const figure = { ...tag("Figure"), alt: shown.description };
  return {
    height: pageHeight,
    gap: 0,
    items: [
      ...ground,
      ...flower(shown, { ...place, radius: 200 }, figure),
      ...layoutNameAndDate(name, month, 85 * step, tag("P"), ruler),
    ],
    bookmark: { title: headings.plate, level: 1 },
  };
}

function layoutNameAndDate(
  name: BlockOf<"cover">["name"],
  date: string,
  top: number,
  paragraph: Tag,
  ruler: Ruler,
): readonly (TextItem | ImageItem)[] {
  const words = layoutName(name, top, paragraph, ruler);
  const below = frameAround(words).bottom + step;
  return [...words, ...layoutText(date, styles.affirmation, full, paragraph, ruler, below)].map(
    centered,
  );
}

function centered<Item extends TextItem | ImageItem>(item: Item): Item {
  return { ...item, x: middle - item.width / 2 };
}

/** A name as a picture, or else in the largest of the sizes that need three lines at most. */
function layoutName(
  name: BlockOf<"cover">["name"],
  top: number,
  paragraph: Tag,
  ruler: Ruler,
): readonly (TextItem | ImageItem)[] {
  const mark = tagIn(paragraph, "Span", name.kind === "text" ? {} : { actual: name.actual });
  if (name.kind === "image") {
    const { jpeg, ...drawn } = name.image;
    const [width, height] = [drawn.width * enlarged, drawn.height * enlarged];
    const baseline = top + drawn.ascent * enlarged;
    return [{ kind: "image", x: 0, y: top, baseline, width, height, jpeg, mark }];
  }
  const settings = [styles.section.size, ...nameSizes].map((size) => {
    const style: TypeStyle = { font: "heading", size, leading: size * 1.3, color: colors.ink };
    const set = layoutText(name.text, style, nameColumn, mark, ruler, top);
    return { set: set.map(spaced), height: set.length * style.leading };
  });
  const fitting = settings.find(
    ({ set, height }) => set.length <= mostNameLines && height <= nameRoom.maxHeight * enlarged,
  );
  return (fitting ?? settings.at(-1))?.set ?? [];
}
