import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import { sceneShapes } from "#drawing/scene.ts";
import { svgOf } from "#drawing/shape.ts";

/** A window: its width, its height, and the room to the next one, in the units of a scene, which is 240 high. */
const [width, height, gap] = [160, 320, 14];

/** Where in its scene, which is 640 wide, a window begins: what the scene is about stands in its middle. */
const starts: ByChakra<number> = {
  root: 172,
  sacral: 360,
  solar: 328,
  heart: 28,
  throat: 122,
  third_eye: 314,
  crown: 92,
};

/** Where the picture is served, and its size in CSS pixels, for layout before it arrives. */
export const sevenScenesAddress = "/seven.svg";
export const sevenScenesSize = { width: chakraKeys.length * (width + gap) - gap, height };

const arch = `M0 ${height}V${width / 2}A${width / 2} ${width / 2} 0 0 1 ${width} ${width / 2}V${height}Z`;

/**
 * The seven scenes as one picture, an SVG file: a row of arched windows, each on its ground. `tokens` is the text of tokens.css,
 * from which it has its colors in both schemes.
 */
export function sevenScenes(tokens: string): string {
  const windows = chakraKeys.map(
    (key, index) =>
      `<svg x="${index * (width + gap)}" width="${width}" height="${height}" color="var(--${nameOf(key)})" clip-path="url(#arch)">` +
      `<path fill="var(--${nameOf(key)}-tint)" d="${arch}"/>` +
      `<g transform="translate(${-starts[key]} ${height - 240})">${shapesOf(key)}</g></svg>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sevenScenesSize.width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<style>${tokens}</style><clipPath id="arch"><path d="${arch}"/></clipPath>${windows.join("")}</svg>`
  );
}

function shapesOf(key: ChakraKey): string {
  const ground = `var(--${nameOf(key)}-tint)`;
  return sceneShapes(key)
    .map((shape) => svgOf(shape, "currentColor", ground))
    .join("");
}

/** The name of a chakra in tokens.css. */
function nameOf(key: ChakraKey): string {
  return key.replace("_", "-");
}
