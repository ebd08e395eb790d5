import { createElement, type SVGAttributes } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { samplePercents } from "#content/landing.ts";
import { sampleAnswers, sampleScores } from "#content/sample-scores.ts";
import { byChakra, chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { maxScore } from "#domain/scan/scores.ts";
import {
  flowerParts,
  growingParts,
  seenAt,
  stillAnswers,
  type FlowerPart,
} from "#drawing/flower.ts";
import { stillScores } from "#drawing/plain-flower.ts";
import { palette } from "#drawing/palette.ts";
import { sceneShapes } from "#drawing/scene.ts";
import { svgOf } from "#drawing/shape.ts";
import { FlowerParts, inScheme } from "./flower-paths.tsx";
import {
  isFlower,
  pictureViewBox,
  windowSize,
  type FlowerName,
  type PictureName,
  type Scheme,
} from "./pictures.ts";

const { width, height, gap } = windowSize;
const arch = `M0 ${height}V${width / 2}A${width / 2} ${width / 2} 0 0 1 ${width} ${width / 2}V${height}Z`;

/** Where in its scene, which is 640 wide, a window begins: what the scene is about stands in its middle. */
const starts = {
  root: 172,
  sacral: 360,
  solar: 328,
  heart: 28,
  throat: 122,
  third_eye: 314,
  crown: 92,
};

/** A picture in the colors of one scheme, an SVG file: a browser need not apply a rule about schemes within an image. */
export function drawPicture(name: PictureName, scheme: Scheme): string {
  const scene = (key: ChakraKey) =>
    sceneShapes(key)
      .map((shape) => svgOf(shape, palette[key][scheme], palette[`${key}-tint`][scheme]))
      .join("");
  if (isFlower(name)) return drawFlower(shown[name](), scheme);
  const drawn = () => {
    if (name !== "seven") return scene(name);
    const windows = chakraKeys.map(
      (key, index) =>
        `<svg x="${index * (width + gap)}" width="${width}" height="${height}" clip-path="url(#arch)">` +
        `<path fill="${palette[`${key}-tint`][scheme]}" d="${arch}"/>` +
        `<g transform="translate(${-starts[key]} ${height - 240})">${scene(key)}</g></svg>`,
    );
    return `<clipPath id="arch"><path d="${arch}"/></clipPath>${windows.join("")}`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${pictureViewBox(name)}" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn()}</svg>`;
}

const shown: Readonly<Record<FlowerName, () => readonly FlowerPart[]>> = {
  flower: () => flowerParts(stillScores, stillAnswers),
  buds: () => seenAt(0.63, growingParts({})),
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
