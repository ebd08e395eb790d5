import { graphemesOf } from "#domain/graphemes.ts";
import { canvasIsTrue } from "#drawing/read-back.ts";
import { nameRoom } from "./layout-cover.ts";
import type { DrawName } from "./name.ts";
import { colors, mostNameLines, nameSizes } from "#pdf/engine/style.ts";

// Four pixels a point: sharp in print at 288 dots per inch.
const pixelsPerPoint = 4;
// The tallest line, as a multiple of the font size: stacked accents may reach far.
const tallest = 2.4;
const padding = 1;
/** The share of its size to which a name is reduced before it takes a second line. */
const smallestOnOneLine = 0.6;

type Setting = { readonly points: number; readonly lines: readonly string[] };
type Measure = (text: string, points: number) => TextMetrics;

/** Draws with the visitor's fonts; rejects where there is no true OffscreenCanvas, or no font for the name. */
export const drawName: DrawName = async (text) => {
  if (!canvasIsTrue()) throw new Error("This browser gives back another picture than was drawn.");
  const canvas = new OffscreenCanvas(1, 1);
  // Opaque, for a JPEG, which pdfkit embeds as it is. It would unpack a PNG in a worker made from a blob, which the pages'
  // Content-Security-Policy refuses.
  const pen = canvas.getContext("2d", { alpha: false });
  if (pen === null) throw new Error("This browser gives no canvas to draw the name on.");

  const measure: Measure = (part, points) => {
    // What is most like Lora in the visitor's system.
    pen.font = `500 ${points * pixelsPerPoint}px Georgia, serif`;
    return pen.measureText(part);
  };
  const available = (nameRoom.maxWidth - 2 * padding) * pixelsPerPoint;
  const { points, lines } = settingOf(text, available, measure);

  const metrics = lines.map((line) => measure(line, points));
  const limit = (points * pixelsPerPoint * tallest) / 2;
  const ascents = metrics.map((line) =>
    Math.max(line.fontBoundingBoxAscent, line.actualBoundingBoxAscent),
  );
  const descents = metrics.map((line) =>
    Math.max(line.fontBoundingBoxDescent, line.actualBoundingBoxDescent),
  );
  const ascent = Math.ceil(Math.min(limit, Math.max(...ascents)));
  const leading = ascent + Math.ceil(Math.min(limit, Math.max(...descents)));
  const margin = padding * pixelsPerPoint;
  const widest = Math.ceil(Math.max(...metrics.map(inkWidth)));
  canvas.width = Math.min(widest, Math.floor(available)) + 2 * margin;
  canvas.height = leading * lines.length;

  // Resizing the canvas resets the context.
  measure("", points);
  pen.fillStyle = colors.field;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colors.ink;
  pen.textAlign = "left";
  for (const [index, metric] of metrics.entries()) {
    const left = (canvas.width - inkWidth(metric)) / 2 + Math.max(0, metric.actualBoundingBoxLeft);
    pen.fillText(lines[index] ?? "", left, index * leading + ascent);
  }

  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  // Some systems draw nothing at all where they have no font for a script.
  if (data.every((value, index) => value === data[index % 4]))
    throw new Error("There is no font for this name.");

  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
  // Reached only by high stacks of accents.
  const perPoint = Math.max(pixelsPerPoint, canvas.height / nameRoom.maxHeight);
  return {
    jpeg: new Uint8Array(await blob.arrayBuffer()),
    width: canvas.width / perPoint,
    height: canvas.height / perPoint,
    ascent: ascent / perPoint,
  };
};

/** One line if the name stays large enough, else the largest size with three lines at most and no word cut. */
function settingOf(text: string, available: number, measure: Measure): Setting {
  const [largest] = nameSizes;
  const share = available / inkWidth(measure(text, largest));
  if (share >= smallestOnOneLine) {
    return { points: largest * Math.min(1, share), lines: [text] };
  }
  // Words may end at a hyphen, which stays with them.
  const words = text.split(/(?<=[\s\p{Pd}])/u);
  const settings = nameSizes.map((points) => {
    const fits = (part: string) => inkWidth(measure(part.trimEnd(), points)) <= available;
    return { points, lines: linesOf(words, fits), isWhole: words.every(fits) };
  });
  const short = settings.filter(({ lines }) => lines.length <= mostNameLines);
  const smallest = settings.at(-1) ?? { points: largest, lines: [text] };
  return short.find(({ isWhole }) => isWhole) ?? short[0] ?? smallest;
}

/** Fills lines with words; a word too long for a line is broken between characters. */
function linesOf(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of words.flatMap((word) => (fits(word) ? [word] : graphemesOf(word)))) {
    if (line !== "" && !fits(line + piece)) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  }
  return [...lines, line];
}

function inkWidth({ actualBoundingBoxLeft, actualBoundingBoxRight, width }: TextMetrics): number {
  return Math.max(width, actualBoundingBoxLeft + actualBoundingBoxRight);
}
