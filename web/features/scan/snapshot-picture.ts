import { sharePicture } from "#content/share-picture.ts";
import { site } from "#content/site.ts";
import { byChakra, chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { palette, type Shade } from "#drawing/palette.ts";
import { shadeOf, stopsOf } from "#drawing/flower-paint.ts";
import { flowerFoot, lettersAround, nameCircles, scorePlace } from "#drawing/flower-scale.ts";
import { flowerParts, type Tone } from "#drawing/flower.ts";
import { circle } from "#drawing/petal.ts";
import { plainPetals } from "#drawing/plain-flower.ts";

const width = 1080;

/** What each shape has room for, in pixels: the flower's middle and scale, and where the two texts are and how large. */
const pictureShapes = {
  tall: { height: 1920, y: 850, scale: 3.5, top: 270, words: 1490, size: 64 },
  square: { height: 1080, y: 420, scale: 2.62, top: 832, words: 894, size: 40 },
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
const { bg, ink, "ink-2": quiet, accent } = palette;
const heading = '"Lora", Georgia, serif';
const body = '"Figtree Variable", system-ui, sans-serif';

const margin = 36;

/** The fonts of the picture, to be loaded before it is drawn. */
export const pictureFonts = [
  `500 56px ${heading}`,
  `400 44px ${body}`,
  `700 32px ${body}`,
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
  const { height, y, scale, top, words, size } = pictureShapes[choice.shape];
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
  context.textAlign = "center";
  context.save();
  context.translate(middle, y);
  context.scale(scale, scale);
  drawFlower(context, choice);
  context.restore();
  write(context, forWhom(choice), middle, top, `500 ${size}px ${heading}`, seen(quiet));
  const letters = choice.sentence.length > 90 ? size * 0.75 : size;
  const font = `500 ${letters}px ${heading}`;
  for (const [index, line] of linesOf(context, choice.sentence, font).entries()) {
    write(context, line, middle, words + letters * 1.25 * index, font, seen(ink));
  }
  sign(context, choice.shape);
}

/** The site's name after its mark, and what the picture is for: below it, or beside it where there is no room. */
function sign(context: CanvasRenderingContext2D, shape: PictureShape): void {
  const { height, size: large } = pictureShapes[shape];
  const size = large * 0.72;
  const foot = height - margin - 32;
  const lines = [site.productName, sharePicture.note];
  const [name = "", note] = shape === "tall" ? lines : [lines.join(" · ")];
  const y = note ? foot - size : foot;
  if (note) write(context, note, width / 2, foot, `400 ${size * 0.68}px ${body}`, seen(quiet));
  write(context, name, width / 2 + size * 0.65, y, `500 ${size}px ${heading}`, seen(ink));
  const x = (width - context.measureText(name).width) / 2 - size * 0.2;
  context.translate(x, y - size * 0.33);
  context.scale(size / 150, size / 150);
  context.fillStyle = seen(accent);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas is no array.
  for (const { d } of plainPetals(byChakra(() => 8))) context.fill(new Path2D(d));
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

/** The flower on its leaf around the origin, and around both the names, with the scores where they are wanted. */
function drawFlower(
  context: CanvasRenderingContext2D,
  { scores, answers, names, withScores }: PictureChoice,
): void {
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const { key, turn, reach, shapes } of flowerParts(scores, answers)) {
    context.save();
    context.rotate(turn);
    const paint = (tone: Tone) => seen(shadeOf(tone, key));
    const gradient = context.createRadialGradient(0, 0, key ? flowerFoot : 0, 0, 0, reach);
    for (const { at, color } of stopsOf(key ? "blush" : "pad", paint))
      gradient.addColorStop(at, color);
    for (const { d, fill, opacity = 1, stroke } of shapes) {
      const shape = new Path2D(d);
      context.globalAlpha = opacity;
      context.fillStyle = fill && fill !== "pad" && fill !== "blush" ? paint(fill) : gradient;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas is no array.
      if (fill) context.fill(shape);
      if (!stroke) continue;
      context.globalAlpha = stroke.opacity ?? 1;
      context.strokeStyle = paint(stroke.tone);
      context.lineWidth = stroke.width;
      context.stroke(shape);
    }
    context.restore();
  }
  context.strokeStyle = seen(palette.line);
  context.lineWidth = 0.6;
  context.stroke(new Path2D(circle(nameCircles.scores)));
  context.textBaseline = "middle";
  for (const key of chakraKeys) {
    writeAround(context, key, names[key]);
    if (!withScores) continue;
    const score = String(scores[key]);
    const { x, y } = scorePlace(key, score.length);
    context.fillStyle = seen(bg);
    context.beginPath();
    context.arc(x, y, 8, 0, 2 * Math.PI);
    context.fill();
    write(context, score, x, y, `700 9px ${body}`, seen(ink));
  }
}

/** Letter by letter, in the middle before the petal. */
function writeAround(context: CanvasRenderingContext2D, key: ChakraKey, name: string): void {
  const font = `500 8.5px ${heading}`;
  context.font = font;
  const widthOf = (letter: string) => context.measureText(letter).width + 0.5;
  for (const { letter, turn, down } of lettersAround(key, name, widthOf)) {
    context.save();
    context.rotate(turn);
    write(context, letter, 0, down - 3, font, seen(quiet));
    context.restore();
  }
}

/** The picture's text alternative. */
export function pictureInWords(choice: PictureChoice): string {
  const { scores, names, withScores, sentence } = choice;
  const petals = withScores ? chakraKeys.map((key) => `${names[key]} ${scores[key]}`) : [];
  return sharePicture.alt(petals, [forWhom(choice), sentence]);
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
