import { sharePicture } from "#content/share-picture.ts";
import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import type { Answers } from "#domain/scan/answers.ts";
import { maxScore, type Scores } from "#domain/scan/scores.ts";
import { palette } from "#drawing/palette.ts";
import { lightStops, shadeOf } from "#drawing/flower-paint.ts";
import { flowerFoot } from "#drawing/flower-scale.ts";
import { flowerLabels, flowerParts } from "#drawing/flower.ts";

/** Width and height in pixels. */
export const pictureSize = 1080;

export type PictureChoice = {
  readonly scores: Scores;
  readonly answers: Answers;
  readonly names: ByChakra<string>;
  /** The chakras that the visitor chose; the others are not drawn. */
  readonly shown: ReadonlySet<ChakraKey>;
  readonly withScores: boolean;
  readonly productName: string;
};

/** A picture does not know who will look at it, so it has the light colors. */
const { bg, ink, "ink-2": quiet } = palette;
const heading = '"Lora", Georgia, serif';
const body = '"Figtree Variable", system-ui, sans-serif';

/** Of the names, in pixels. */
const lineHeight = 40;

/** The fonts of the picture, to be loaded before it is drawn. */
export const pictureFonts = [
  `500 56px ${heading}`,
  `500 34px ${body}`,
  `700 34px ${body}`,
] as const;

/** Draws the flower of the chosen chakras with their names, and no more than was chosen. */
export function drawPicture(context: CanvasRenderingContext2D, choice: PictureChoice): void {
  const middle = pictureSize / 2;
  context.fillStyle = bg.light;
  context.fillRect(0, 0, pictureSize, pictureSize);
  context.textAlign = "center";
  write(context, sharePicture.title, middle, 112, pictureFonts[0], ink.light);
  drawFlower(context, choice, { x: middle, y: 580 });
  context.textAlign = "center";
  const note = sharePicture.note(choice.productName);
  write(context, note, middle, 1024, `400 28px ${body}`, quiet.light);
}

function drawFlower(
  context: CanvasRenderingContext2D,
  { scores, answers, names, shown, withScores }: PictureChoice,
  center: { readonly x: number; readonly y: number },
): void {
  const scale = 2.85;
  context.save();
  context.translate(center.x, center.y);
  context.scale(scale, scale);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const { key, turn, reach, shapes } of flowerParts(scores, answers)) {
    if (key && !shown.has(key)) continue;
    context.save();
    context.rotate(turn);
    for (const { d, fill, opacity = 1, stroke } of shapes) {
      const shape = new Path2D(d);
      context.globalAlpha = opacity;
      if (fill) {
        context.fillStyle =
          fill === "pad" || fill === "blush"
            ? gradient(context, fill, reach, key)
            : shadeOf(fill, key).light;
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas is no array.
        context.fill(shape);
      }
      if (!stroke) continue;
      context.globalAlpha = stroke.opacity ?? 1;
      context.strokeStyle = shadeOf(stroke.tone, key).light;
      context.lineWidth = stroke.width;
      context.setLineDash(stroke.dash ? [...stroke.dash] : []);
      context.stroke(shape);
    }
    context.restore();
  }
  context.restore();
  for (const { key, anchor, ...label } of flowerLabels) {
    if (!shown.has(key)) continue;
    const [x, y] = [center.x + label.x * scale, center.y + label.y * scale];
    context.textAlign = anchor === "middle" ? "center" : anchor;
    // A line for each word, so that a long name at one side does not use up its margin.
    const words = names[key].split(" ").map((text) => ({ text, font: pictureFonts[1] }));
    const score = { text: `${scores[key]} / ${maxScore}`, font: pictureFonts[2] };
    const lines = withScores ? [...words, score] : words;
    const first = anchor === "middle" ? 1 - lines.length : (1 - lines.length) / 2;
    for (const [index, { text, font }] of lines.entries()) {
      write(context, text, x, y + (first + index) * lineHeight + 12, font, ink.light);
    }
  }
}

/** The picture's text alternative. */
export function pictureInWords({ scores, names, shown, withScores }: PictureChoice): string {
  const seen = chakraKeys.filter((key) => shown.has(key));
  return sharePicture.alt(
    seen.map((key) => (withScores ? `${names[key]} ${scores[key]}` : names[key])),
  );
}

function gradient(
  context: CanvasRenderingContext2D,
  fill: "pad" | "blush",
  reach: number,
  key: ChakraKey | undefined,
): CanvasGradient {
  const drawn =
    fill === "pad"
      ? context.createRadialGradient(0, 0, 0, 0, 0, reach)
      : context.createLinearGradient(0, -flowerFoot, 0, -reach);
  for (const { at, color } of lightStops(fill, key)) drawn.addColorStop(at, color);
  return drawn;
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  color: string,
): void {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, x, y);
}
