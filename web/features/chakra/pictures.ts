import { sampleScores } from "#content/sample-scores.ts";
import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { flowerShapes, stillScores } from "#drawing/flower.ts";
import { palette, type Shade } from "#drawing/palette.ts";
import { sceneShapes, sceneViewBox } from "#drawing/scene.ts";
import { svgOf } from "#drawing/shape.ts";

/** The drawings that are files of their own: the scene of each chakra, the flower, the sample's, and the seven scenes in a row. */
export const pictureNames = [...chakraKeys, "flower", "sample", "seven"] as const;
export type PictureName = (typeof pictureNames)[number];

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
  heart: 28,
  throat: 122,
  third_eye: 314,
  crown: 92,
};

/** The frame of a picture, in which its units are CSS pixels for layout before it arrives. */
export function pictureViewBox(name: PictureName): string {
  if (name === "flower" || name === "sample") return "-112 -112 224 224";
  return name === "seven" ? `0 0 ${sevenWidth} ${height}` : sceneViewBox;
}

/** A picture in the colors of one scheme, an SVG file: a browser need not apply a rule about schemes within an image. */
export function drawPicture(name: PictureName, scheme: Scheme): string {
  const scene = (key: ChakraKey) =>
    sceneShapes(key)
      .map((shape) => svgOf(shape, palette[key][scheme], palette[`${key}-tint`][scheme]))
      .join("");
  const drawn = () => {
    if (name === "flower") return flower(stillScores, "band-accent", scheme);
    if (name === "sample") return flower(sampleScores, "bg", scheme);
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

/** The flower of these scores on this ground; by day its petals have the color of that. */
function flower(scores: Scores, ground: "bg" | "band-accent", scheme: Scheme): string {
  return flowerShapes(scores)
    .map(({ key, ...shape }) => {
      const cover = key && scheme === "dark" ? (`${key}-petal` as const) : ground;
      return svgOf(shape, palette[key ?? "accent"][scheme], palette[cover][scheme]);
    })
    .join("");
}
