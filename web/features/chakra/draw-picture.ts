import { createElement, type SVGAttributes } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { samplePercents } from "#content/landing.ts";
import { sampleAnswers, sampleScores } from "#content/sample-scores.ts";
import { byChakra, chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { maxScore } from "#domain/scan/scores.ts";
import { shadeOf } from "#drawing/flower-paint.ts";
import {
  flowerParts,
  growingParts,
  seenAt,
  stillAnswers,
  stillScores,
  type FlowerPart,
  type Tone,
} from "#drawing/flower.ts";
import { arch as view, begins, paintScene, svgFile } from "#drawing/scene-picture.ts";
import { FlowerParts } from "./flower-paths.tsx";
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

/** A picture in the colors of one scheme, an SVG file: a browser need not apply a rule about schemes within an image. */
export function drawPicture(name: PictureName, scheme: Scheme): string {
  if (isFlower(name)) return drawFlower(shown[name](), scheme);
  const key = chakraKeys.find((one) => name.startsWith(one));
  const window = name === key ? undefined : { from: 0, to: 640 };
  return svgFile(pictureViewBox(name), key ? paintScene(key, scheme, window) : drawSeven(scheme));
}

function drawSeven(scheme: Scheme): string {
  const windows = chakraKeys.map((key, index) => {
    const from = begins[key].arch;
    return (
      `<svg x="${index * (width + gap)}" width="${width}" height="${height}" clip-path="url(#arch)">` +
      `<g transform="scale(${width / view.width}) translate(${-from})">${paintScene(key, scheme, { from, to: from + view.width })}</g></svg>`
    );
  });
  return `<clipPath id="arch"><path d="${arch}"/></clipPath>${windows.join("")}`;
}

const shown: Readonly<Record<FlowerName, () => readonly FlowerPart[]>> = {
  flower: () => flowerParts(stillScores, stillAnswers),
  buds: () => growingParts({}),
  preview: () =>
    flowerParts(
      byChakra((key) => samplePercents[key] * (maxScore / 100)),
      sampleAnswers,
    ),
  example: () => seenAt(0.66, flowerParts(sampleScores, sampleAnswers)),
};

/** A flower in the colors of one scheme, as an SVG file or a part of one. */
export function drawFlower(
  parts: readonly FlowerPart[],
  scheme: Scheme,
  place: SVGAttributes<SVGSVGElement> = {},
): string {
  const ink = (tone: Tone, key?: ChakraKey) => shadeOf(tone, key)[scheme];
  const art = createElement(FlowerParts, { parts, id: "flower", ink });
  const about = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: pictureViewBox("flower"),
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
  return renderToStaticMarkup(createElement("svg", { ...about, ...place }, art));
}
