import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { palette } from "#drawing/palette.ts";
import { flowerParts, stillAnswers, stillScores, type FlowerPart } from "#drawing/flower.ts";
import { turnOf } from "#drawing/flower-scale.ts";
import { lotusPaths } from "#drawing/lotus.ts";
import { pointAt } from "#drawing/petal.ts";
import { drawFlower } from "#web/features/chakra/draw-picture.ts";

/** What a share picture shows. It has no words, since networks show the page's title beside it. */
export type Motif =
  | { readonly kind: "flower"; readonly shown?: { scores: Scores; answers: Answers } }
  | { readonly kind: "row" }
  | { readonly kind: "circle" }
  | { readonly kind: "lotus"; readonly chakra: ChakraKey | "all" };

/** The size that networks ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** A picture file cannot follow the reader's scheme, so it has the light colors. */
const { bg, accent, "accent-soft": accentSoft } = palette;

const middle = { x: shareSize.width / 2, y: shareSize.height / 2 } as const;

/** The picture as an SVG of 1200 x 630, drawn with the light colors. */
export function drawOgImage(motif: Motif): string {
  const { width, height } = shareSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<rect width="${width}" height="${height}" fill="${bg.light}"/>${draw(motif)}</svg>`
  );
}

function draw(motif: Motif): string {
  switch (motif.kind) {
    case "flower":
      return motif.shown
        ? flower(flowerParts(motif.shown.scores, motif.shown.answers))
        : lotusArc() + flower(flowerParts(stillScores, stillAnswers));
    case "row":
      return chakraKeys.map((key, index) => lotus(key, 138 + index * 154, middle.y, 126)).join("");
    case "circle":
      return disc(150) + mark(190) + chakraKeys.map(around).join("");
    case "lotus":
      return disc(262) + (motif.chakra === "all" ? mark(400) : lotus(motif.chakra, 600, 315, 400));
  }
}

function disc(radius: number): string {
  const ring = `stroke="${accent.light}" stroke-opacity="0.22" stroke-dasharray="2 10" stroke-width="2"`;
  const circle = (r: number, look: string) =>
    `<circle cx="${middle.x}" cy="${middle.y}" r="${r}" ${look}/>`;
  return circle(radius, `fill="${accentSoft.light}"`) + circle(radius - 18, ring);
}

/** A lotus in a color, `size` pixels wide, around a point. */
function lotus(
  key: ChakraKey,
  x: number,
  y: number,
  size: number,
  color = `${palette[key].light}`,
) {
  const strokes = lotusPaths(key, size).map(
    ({ d, strokeWidth }) => `<path d="${d}" stroke-width="${strokeWidth}"/>`,
  );
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size / 96})" stroke="${color}">${strokes.join("")}</g>`;
}

/** The lotus of a chakra at its place around the middle. */
function around(key: ChakraKey): string {
  const { x, y } = pointAt(turnOf(key), 232);
  return lotus(key, middle.x + x, middle.y + y, 112);
}

/** The mark of the site: twelve petals in the accent. */
function mark(size: number): string {
  return lotus("heart", middle.x, middle.y, size, accent.light);
}

/** Six lotuses at the sides of the flower, root to solar on the left; the heart's is left out. */
function lotusArc(): string {
  const side = (x: number, keys: readonly ChakraKey[]) =>
    keys.map((key, index) => lotus(key, x, 492 - index * 177, 128)).join("");
  return side(170, ["root", "sacral", "solar"]) + side(1030, ["throat", "third_eye", "crown"]);
}

/** A flower in the middle. */
function flower(parts: readonly FlowerPart[]): string {
  const size = 580;
  return drawFlower(parts, "light", {
    x: middle.x - size / 2,
    y: middle.y - size / 2,
    width: size,
    height: size,
  });
}
