import { sharePicture } from "#content/share-picture.ts";
import { site } from "#content/site.ts";
import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import type { Answers } from "#domain/scan/answers.ts";
import { maxScore, type Scores } from "#domain/scan/scores.ts";
import { mixed, palette, type Shade } from "#drawing/palette.ts";
import { shadeOf, stopsOf } from "#drawing/flower-paint.ts";
import { flowerFoot } from "#drawing/flower-scale.ts";
import { flowerLabels, flowerParts } from "#drawing/flower.ts";

const width = 1080;

/** What each shape has room for, in pixels: the flower's middle and scale, alone and among names, and where the two texts are and how large. */
const pictureShapes = {
  tall: { height: 1920, y: 860, scale: 3.8, named: 3.65, top: 270, words: 1490, size: 64 },
  square: { height: 1080, y: 462, scale: 3.35, named: 2.7, top: 864, words: 918, size: 40 },
} as const;
export type PictureShape = keyof typeof pictureShapes;

export type PictureChoice = {
  readonly scores: Scores;
  readonly answers: Answers;
  readonly names: ByChakra<string>;
  readonly shape: PictureShape;
  /** Empty where the visitor typed none. */
  readonly firstName: string;
  /** "November 2026". */
  readonly month: string;
  /** Empty where it is not wanted. */
  readonly sentence: string;
  readonly withScores: boolean;
};

/** In the visitor's scheme. */
const seen = ({ light, dark }: Shade) =>
  matchMedia("(prefers-color-scheme: dark)").matches ? dark : light;
const { bg, ink, "ink-2": quiet } = palette;
const heading = '"Lora", Georgia, serif';
const body = '"Figtree Variable", system-ui, sans-serif';

/** Of the names around the flower, in pixels. */
const lineHeight = 42;
const margin = 36;

/** The fonts of the picture, to be loaded before it is drawn. */
export const pictureFonts = [
  `500 56px ${heading}`,
  `500 36px ${body}`,
  `700 36px ${body}`,
] as const;

/**
 * Draws the plate, for whom and when, and no more than was chosen; where it is only seen, with no more pixels than the screen has,
 * because a browser that makes a picture much smaller makes it jagged.
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
  choice: PictureChoice,
  isSeen = false,
): void {
  const { height, y, scale, named, top, words, size } = pictureShapes[choice.shape];
  Object.assign(canvas, { width, height });
  const share = isSeen ? Math.min(1, (canvas.clientWidth * devicePixelRatio) / width) : 1;
  Object.assign(canvas, { width: width * share, height: height * share });
  const context = canvas.getContext("2d");
  if (!context) return;
  context.scale(share, share);
  const middle = width / 2;
  context.fillStyle = seen(bg);
  context.fillRect(0, 0, width, height);
  context.strokeStyle = seen(quiet);
  context.lineWidth = 1.5;
  for (const inset of [margin, margin + 12]) {
    context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
  drawFlower(context, choice, { x: middle, y, scale: choice.withScores ? named : scale });
  context.textAlign = "center";
  write(context, forWhom(choice), middle, top, `500 ${size}px ${heading}`, seen(quiet));
  // A sentence that names up to six chakras.
  const letters = choice.sentence.length > 90 ? size * 0.75 : size;
  const font = `500 ${letters}px ${heading}`;
  for (const [index, line] of linesOf(context, choice.sentence, font).entries()) {
    write(context, line, middle, words + letters * 1.25 * index, font, seen(ink));
  }
  const note = sharePicture.note(site.productName);
  write(context, note, middle, height - margin - 30, `400 28px ${body}`, seen(quiet));
}

const forWhom = ({ firstName, month }: PictureChoice) =>
  [firstName.trim(), month].filter(Boolean).join(" · ");

/** The text in lines that fit between the margins. */
function linesOf(context: CanvasRenderingContext2D, text: string, font: string) {
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width - 6 * margin) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

function drawFlower(
  context: CanvasRenderingContext2D,
  { scores, answers, names, withScores }: PictureChoice,
  { scale, ...center }: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  context.save();
  context.translate(center.x, center.y);
  context.scale(scale, scale);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const { key, turn, reach, shapes } of flowerParts(scores, answers)) {
    context.save();
    context.rotate(turn);
    for (const { d, fill, opacity = 1, stroke } of shapes) {
      const shape = new Path2D(d);
      context.globalAlpha = opacity;
      if (fill) {
        context.fillStyle =
          fill === "pad" || fill === "blush"
            ? gradient(context, fill, reach, key)
            : seen(shadeOf(fill, key));
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas is no array.
        context.fill(shape);
      }
      if (!stroke) continue;
      context.globalAlpha = stroke.opacity ?? 1;
      context.strokeStyle = seen(shadeOf(stroke.tone, key));
      context.lineWidth = stroke.width;
      context.setLineDash(stroke.dash ? [...stroke.dash] : []);
      context.stroke(shape);
    }
    context.restore();
  }
  context.restore();
  for (const { key, anchor, ...label } of withScores ? flowerLabels : []) {
    // Those at the sides stand lower, where the leaf leaves them room.
    const [out, down] = Math.abs(label.x) > 100 ? [0.92, 36] : [1.05, 0];
    const [x, y] = [center.x + label.x * out * scale, center.y + (label.y + down) * scale];
    context.textAlign = anchor === "middle" ? "center" : anchor;
    // A line for each word, so that a long name at one side does not use up its margin.
    const words = names[key].split(" ").map((text) => ({ text, font: pictureFonts[1] }));
    const score = { text: `${scores[key]} / ${maxScore}`, font: pictureFonts[2] };
    const lines = [...words, score];
    const first = anchor === "middle" ? 1 - lines.length : (1 - lines.length) / 2;
    for (const [index, { text, font }] of lines.entries()) {
      write(context, text, x, y + (first + index) * lineHeight + 12, font, seen(ink));
    }
  }
}

/** The picture's text alternative. */
export function pictureInWords(choice: PictureChoice): string {
  const { scores, names, withScores, sentence } = choice;
  const petals = withScores ? chakraKeys.map((key) => `${names[key]} ${scores[key]}`) : [];
  return sharePicture.alt(petals, [forWhom(choice), sentence]);
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
  for (const { at, color } of stopsOf(fill, (tone) => seen(shadeOf(tone, key)), mixed))
    drawn.addColorStop(at, color);
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
  context.fillText(text, x, y, width - 4 * margin);
}
