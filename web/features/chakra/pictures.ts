import { createElement, type SVGAttributes } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { samplePercents } from "#content/landing.ts";
import { sampleAnswers, sampleScores } from "#content/sample-scores.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { maxScore } from "#domain/scan/scores.ts";
import { flowerParts, seenAt, stillAnswers, type FlowerPart } from "#drawing/flower.ts";
import { stillScores } from "#drawing/plain-flower.ts";
import { palette, type Shade } from "#drawing/palette.ts";
import { paintScene, svgFile } from "#drawing/scene-picture.ts";
import { sceneViewBox } from "#drawing/scene.ts";
import { FlowerParts, inScheme } from "./flower-paths.tsx";

const flowerNames = ["flower", "preview", "example"] as const;
type FlowerName = (typeof flowerNames)[number];

const smallNames = chakraKeys.map((key) => `${key}-small` as const);

/**
 * The drawings that are files of their own: the scene of each chakra, with fewer lines for small windows too, all in a row, and
 * flowers: equal petals, and samples.
 */
export const pictureNames = [...chakraKeys, ...smallNames, ...flowerNames, "seven"] as const;
export type PictureName = (typeof pictureNames)[number];

/** The same scene with fewer lines. */
export const smallOf = (name: PictureName) => smallNames.find((small) => small === `${name}-small`);

const isFlower = (name: PictureName): name is FlowerName =>
  flowerNames.some((flower) => flower === name);

export const schemes = ["light", "dark"] as const satisfies readonly (keyof Shade)[];
export type Scheme = keyof Shade;

/** Where a picture is served. */
export const pictureAddress = (name: PictureName, scheme: Scheme) => `/drawn/${name}-${scheme}.svg`;

/** A window of the seven: its width, its height, and the room to the next one, in the units of a scene, which is 240 high. */
const [width, height, gap] = [160, 320, 14];
const sevenWidth = chakraKeys.length * (width + gap) - gap;
const arch = `M0 ${height}V${width / 2}A${width / 2} ${width / 2} 0 0 1 ${width} ${width / 2}V${height}Z`;

/** Where in its scene, which is 640 wide, a window begins: what the scene is about stands in its middle. */
const starts = {
  root: 172,
  sacral: 360,
  solar: 328,
  heart: 178,
  throat: 116,
  third_eye: 296,
  crown: 86,
};

/** The frame of a picture, in which its units are CSS pixels for layout before it arrives. */
export function pictureViewBox(name: PictureName): string {
  if (isFlower(name)) return "-112 -112 224 224";
  return name === "seven" ? `0 0 ${sevenWidth} ${height}` : sceneViewBox;
}

/** A picture in the colors of one scheme, an SVG file: a browser need not apply a rule about schemes within an image. */
export function drawPicture(name: PictureName, scheme: Scheme): string {
  if (isFlower(name)) return drawFlower(shown[name](), scheme);
  const key = chakraKeys.find((one) => name.startsWith(one));
  const window = name === key ? undefined : { from: 0, to: 640 };
  return svgFile(pictureViewBox(name), key ? paintScene(key, scheme, window) : drawSeven(scheme));
}

function drawSeven(scheme: Scheme): string {
  const windows = chakraKeys.map((key, index) => {
    const from = starts[key];
    return (
      `<svg x="${index * (width + gap)}" width="${width}" height="${height}" clip-path="url(#arch)">` +
      `<path fill="${palette[`${key}-tint`][scheme]}" d="${arch}"/>` +
      `<g transform="translate(${-from} ${height - 240})">${paintScene(key, scheme, { from, to: from + width })}</g></svg>`
    );
  });
  return `<clipPath id="arch"><path d="${arch}"/></clipPath>${windows.join("")}`;
}

const shown: Readonly<Record<FlowerName, () => readonly FlowerPart[]>> = {
  flower: () => flowerParts(stillScores, stillAnswers),
  preview: () =>
    flowerParts(
      byChakra((key) => samplePercents[key] * (maxScore / 100)),
      sampleAnswers,
    ),
  example: () => seenAt(0.5, flowerParts(sampleScores, sampleAnswers)),
};

/** A flower in the colors of one scheme, as an SVG file or a part of one. */
export function drawFlower(
  parts: readonly FlowerPart[],
  scheme: Scheme,
  place: SVGAttributes<SVGSVGElement> = {},
): string {
  const art = createElement(FlowerParts, { parts, id: "flower", paints: inScheme(scheme) });
  const about = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: pictureViewBox("flower"),
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
  return renderToStaticMarkup(createElement("svg", { ...about, ...place }, art));
}
