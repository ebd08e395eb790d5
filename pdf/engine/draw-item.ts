import type { PDFDocument, PDFGradient, StructureElement } from "pdfkit";
import type {
  Artifact,
  Gradient,
  ImageItem,
  Item,
  PathItem,
  RectangleItem,
  Tag,
  TextItem,
} from "./page.ts";
import { isPrintable } from "./printable.ts";
import { colors, type Font } from "./style.ts";

const artifacts = {
  layout: { type: "Layout" },
  bleed: { type: "Background" },
  head: { type: "Pagination", attached: ["Top"] },
  foot: { type: "Pagination", attached: ["Bottom"] },
} as const satisfies Readonly<Record<Artifact, object>>;

/** Draws items that assistive technology skips. */
export function drawArtifact(document: PDFDocument, mark: Artifact, items: readonly Item[]): void {
  document.markContent("Artifact", artifacts[mark]);
  for (const item of items) drawItem(document, item);
  document.endMarkedContent();
}

/** Draws the content of one element, and its links if it is a link. */
export function drawElement(
  document: PDFDocument,
  element: StructureElement,
  { actual }: Tag,
  items: readonly Item[],
): void {
  const visible = items.filter(({ kind }) => kind !== "link");
  if (visible.length > 0) {
    element.add(() => {
      if (actual !== undefined) document.markContent("Span", { actual });
      for (const item of visible) drawItem(document, item);
      if (actual !== undefined) document.endMarkedContent();
    });
  }
  for (const item of items) {
    if (item.kind !== "link") continue;
    const { x, y, width, height, to, label } = item;
    // `Contents` is set because pdfkit's default is empty, which says nothing to a screen reader.
    const about = { structParent: element, Contents: new String(label) };
    if ("url" in to) document.link(x, y, width, height, to.url, about);
    // Not by `goTo`, which writes an object more for each.
    else
      document.annotate(x, y, width, height, { Subtype: "Link", Dest: to.destination, ...about });
  }
}

function drawItem(document: PDFDocument, item: Item): void {
  switch (item.kind) {
    case "text":
      return drawText(document, item);
    case "rectangle":
      return drawRectangle(document, item);
    case "path":
      return drawPath(document, item);
    case "image":
      return drawImage(document, item);
    case "link":
      throw new Error("A link is not drawn by itself: mark it with a tag.");
  }
}

function drawText(document: PDFDocument, item: TextItem): void {
  const { x, y, turn, text, font, size, color, continues } = item;
  if (!isPrintable(text)) throw new Error("Pass text through toPrintable before drawing it.");
  const written = continues === true ? `${text} ` : text;
  if (turn !== undefined) document.save().rotate((turn * 180) / Math.PI, { origin: [x, y] });
  document
    .font(font)
    .fontSize(size)
    .fillColor(color)
    .text(written, hundredths(x), hundredths(y), { lineBreak: false, baseline: "alphabetic" });
  if (turn !== undefined) document.restore();
}

/** Finer steps cannot be seen, and make the file larger. */
function hundredths(length: number): number {
  return Math.round(length * 100) / 100;
}

/** The same for path data: half a step of its unit is less than 0.2 pt, in a small drawing as in the largest. */
function inSteps(d: string, scale: number): string {
  const steps = scale < 0.35 ? 1 : scale < 1.9 ? 5 : 10;
  return d.replaceAll(/\d+\.\d+/gu, (number) => String(Math.round(Number(number) * steps) / steps));
}

function drawRectangle(document: PDFDocument, item: RectangleItem): void {
  const { x, y, width, height, radius, color } = item;
  if (radius === undefined) document.rect(x, y, width, height);
  else document.roundedRect(x, y, width, height, radius);
  document.fill(color);
}

function drawPath(document: PDFDocument, item: PathItem): void {
  const { x, y, scale, turn = 0, d, fill, stroke, wash } = item;
  document.save().translate(x, y).scale(scale).lineJoin("round").lineCap("round");
  if (turn) document.rotate((turn * 180) / Math.PI);
  if (fill !== undefined) document.fillOpacity(fill.opacity);
  if (stroke !== undefined) {
    document.lineWidth(stroke.width).strokeOpacity(stroke.opacity ?? 1);
    if (stroke.hasSquareEnds) document.lineCap("butt");
  }
  const path = inSteps(withCubics(d), scale);
  document.path(path);
  if (fill === undefined) document.stroke(stroke?.color ?? colors.ink);
  else if (stroke === undefined) document.fill(colorOf(document, fill.color));
  else document.fillAndStroke(colorOf(document, fill.color), stroke.color);
  if (wash) {
    document.path(path).clip().strokeOpacity(0.04);
    // Lines upon lines, the next one wider: pdfkit has no gradient along a path.
    for (const width of [2, 4, 6, 8, 10, 12])
      document.path(path).lineWidth(width).stroke(wash.edge);
    drawWash(document, wash);
  }
  document.restore();
}

/** Absolute path data without quadratic curves: PDF has none, and pdfkit writes another curve for them (its issue 550). */
export function withCubics(d: string): string {
  let [x, y] = [0, 0];
  return d.replace(/([A-Z])([^A-Z]+)/gu, (command, letter: string, list: string) => {
    const numbers = list.trim().split(" ").map(Number);
    if (letter !== "Q") {
      [x = 0, y = 0] = numbers.slice(-2);
      return command;
    }
    let cubics = "";
    for (let at = 0; at < numbers.length; at += 4) {
      const [bendX = 0, bendY = 0, endX = 0, endY = 0] = numbers.slice(at);
      const controls = [x, y, endX, endY].map((end, index) => {
        const bend = index % 2 ? bendY : bendX;
        return Math.round((end + (2 / 3) * (bend - end)) * 100) / 100;
      });
      cubics += `C${[...controls, endX, endY].join(" ")}`;
      [x, y] = [endX, endY];
    }
    return cubics;
  });
}

/** Shapes that share a gradient share its objects in the file. */
const written = new WeakMap<Gradient, PDFGradient>();

function colorOf(document: PDFDocument, color: string | Gradient): string | PDFGradient {
  if (typeof color === "string") return color;
  const known = written.get(color);
  if (known) return known;
  const { isRound, from, to, stops } = color;
  const gradient = isRound
    ? document.radialGradient(0, 0, from, 0, 0, to)
    : document.linearGradient(0, -from, 0, -to);
  for (const stop of stops) gradient.stop(stop.at, stop.color);
  written.set(color, gradient);
  return gradient;
}

function drawImage(document: PDFDocument, item: ImageItem): void {
  const { x, y, width, height, baseline, jpeg } = item;
  writeInvisibleLetter(document, x, baseline, height / 2);
  document.image(jpeg, x, y, { width, height });
}

type Wash = NonNullable<PathItem["wash"]>;

/** In soft light, in which grays lighten and darken what is below them. pdfkit knows no blend modes. */
function drawWash(document: PDFDocument, { x, y, width, height, nth }: Wash): void {
  document.page.ext_gstates["Wash"] = { Type: "ExtGState", BM: "SoftLight" };
  // Turned over along one side, the other, both or none, so that no two washes in a row are alike.
  document.translate(x + width / 2, y + height / 2).scale(nth % 2 ? -1 : 1, nth % 4 > 1 ? -1 : 1);
  document.addContent("/Wash gs").image("wash", -width / 2, -height / 2, { width, height });
}

/**
 * Writes one letter that is not painted (text rendering mode 3), because viewers offer the actual text of a span only where
 * it has a letter. By operators, because pdfkit's `text` would use a flipped coordinate system, and Poppler destinations the
 * actual text by the one that is current at the end of the span.
 */
function writeInvisibleLetter(document: PDFDocument, x: number, baseline: number, size: number) {
  const { _font: font, page } = document.font("bold" satisfies Font);
  page.fonts[font.id] ??= font.ref();
  const place = `1 0 0 -1 ${x} ${baseline} Tm`;
  const [letter] = font.encode("x");
  document.addContent(`BT 3 Tr /${font.id} ${size} Tf ${place} <${letter.join("")}> Tj 0 Tr ET`);
}
