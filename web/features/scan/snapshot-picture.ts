import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import { maxScore, type Scores } from "#domain/scores.ts";
import { chakraColors } from "#drawing/colors.ts";
import { wheelPetals, wheelRim, wheelRings } from "#drawing/wheel.ts";

/** Width and height in pixels. */
export const pictureSize = 1080;

export type PictureChoice = {
  readonly scores: Scores;
  readonly names: ByChakra<string>;
  /** The chakras that the visitor chose; the others are not drawn. */
  readonly shown: ReadonlySet<ChakraKey>;
  readonly withScores: boolean;
  readonly productName: string;
};

/** The light scheme of web/styles/tokens.css: a picture does not know who will look at it. */
export const paper = {
  bg: "#fbf8f3",
  surface: "#ffffff",
  ink: "#2a2833",
  quiet: "#575463",
  line: "#e2dbcf",
};
const heading = '"Lora Variable", Georgia, serif';
const body = '"Figtree Variable", system-ui, sans-serif';

/** The fonts of the picture, to be loaded before it is drawn. */
export const pictureFonts = [
  `500 56px ${heading}`,
  `500 34px ${body}`,
  `700 34px ${body}`,
] as const;

/** Draws the wheel of the chosen chakras with their names, and no more than was chosen. */
export function drawPicture(context: CanvasRenderingContext2D, choice: PictureChoice): void {
  const middle = pictureSize / 2;
  context.fillStyle = paper.bg;
  context.fillRect(0, 0, pictureSize, pictureSize);
  context.textAlign = "center";
  write(context, "My Energy Balance Snapshot", middle, 118, pictureFonts[0], paper.ink);
  drawWheel(context, choice, { x: middle, y: 545 });
  context.textAlign = "center";
  const note = `${choice.productName} · for self-reflection only`;
  write(context, note, middle, 1020, `400 28px ${body}`, paper.quiet);
}

function drawWheel(
  context: CanvasRenderingContext2D,
  { scores, names, shown, withScores }: PictureChoice,
  center: { readonly x: number; readonly y: number },
): void {
  const scale = 2.75;
  context.save();
  context.translate(center.x, center.y);
  context.scale(scale, scale);
  circle(context, wheelRim, paper.surface);
  for (const radius of wheelRings) {
    context.setLineDash(radius === wheelRim ? [] : [2, 4]);
    circle(context, radius, undefined, paper.line);
  }
  context.setLineDash([]);
  for (const { key, d, tip } of wheelPetals(scores)) {
    if (!shown.has(key)) continue;
    const color = chakraColors[key].light;
    const petal = new Path2D(d);
    context.globalAlpha = 0.28;
    context.fillStyle = color;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas fills a path here, and no array.
    context.fill(petal);
    context.globalAlpha = 1;
    context.strokeStyle = color;
    context.lineWidth = 1.8;
    context.stroke(petal);
    context.translate(tip.x, tip.y);
    circle(context, 4, color);
    context.translate(-tip.x, -tip.y);
  }
  context.restore();
  for (const { key, label } of wheelPetals(scores)) {
    if (!shown.has(key)) continue;
    const x = center.x + label.x * scale * 1.06;
    const y = center.y + label.y * scale * 1.06;
    context.textAlign = Math.abs(label.x) < 20 ? "center" : label.x > 0 ? "left" : "right";
    write(context, names[key], x, withScores ? y - 8 : y + 12, pictureFonts[1], paper.ink);
    if (withScores) {
      write(context, `${scores[key]} / ${maxScore}`, x, y + 32, pictureFonts[2], paper.ink);
    }
  }
}

/** The picture's text alternative. */
export function pictureInWords({ scores, names, shown, withScores }: PictureChoice): string {
  const seen = chakraKeys.filter((key) => shown.has(key));
  if (seen.length === 0) return "An empty wheel without any chakra";
  const parts = seen.map((key) => (withScores ? `${names[key]} ${scores[key]}` : names[key]));
  return `Balance wheel with ${parts.join(", ")}`;
}

function circle(
  context: CanvasRenderingContext2D,
  radius: number,
  fill?: string,
  stroke?: string,
): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  if (fill) {
    context.fillStyle = fill;
    context.fill();
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.lineWidth = 1;
    context.stroke();
  }
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
