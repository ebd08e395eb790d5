import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { sceneShapes, sceneViewBox } from "./scene.ts";
import type { Shape } from "./shape.ts";

const [, , width = 0, height = 0] = sceneViewBox.split(" ").map(Number);

type Command = { readonly letter: string; readonly numbers: readonly number[] };

function commandsOf(d: string): readonly Command[] {
  return [...d.matchAll(/([A-Z])([^A-Z]*)/gu)].map(([, letter = "", numbers = ""]) => ({
    letter,
    numbers: numbers.split(" ").filter(Boolean).map(Number),
  }));
}

const every = chakraKeys.flatMap((key) => sceneShapes(key).map((shape) => ({ key, ...shape })));

test("every chakra has a scene, drawn the same each time", () => {
  for (const key of chakraKeys) {
    expect(sceneShapes(key).length).toBeGreaterThan(1);
    expect(sceneShapes(key)).toEqual(sceneShapes(key));
  }
});

test("scenes use only the path commands that the PDF draws, each with its numbers", () => {
  const counts: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 };
  for (const { key, d } of every) {
    expect(d, key).toMatch(/^M[-MLCQAZ\d. ]+$/u);
    for (const { letter, numbers } of commandsOf(d)) {
      // Several L without repeating the letter are one command here.
      const group = counts[letter] ?? Number.NaN;
      expect(group ? numbers.length % group : numbers.length, `${key}: ${letter}`).toBe(0);
      expect(numbers.every(Number.isFinite), key).toBe(true);
    }
  }
});

type XY = readonly [number, number];

/** The place at `share` of a curve with these control points. */
function onCurve(points: readonly XY[], share: number): XY {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  const [x, y] = onCurve(points.slice(0, -1), share);
  const [toX, toY] = onCurve(rest, share);
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** Places on an arc of an upright ellipse, about its center as the standard of SVG finds it. */
function onArc([fromX, fromY]: XY, numbers: readonly number[]): readonly XY[] {
  const [rx = 0, ry = 0, , isLarge, isClockwise, toX = 0, toY = 0] = numbers;
  const [halfX, halfY] = [(toX - fromX) / 2 / rx, (toY - fromY) / 2 / ry];
  const half = Math.min(Math.hypot(halfX, halfY), 1);
  const offset = (Math.sqrt(1 - half ** 2) / half) * (isLarge === isClockwise ? -1 : 1);
  const [x, y] = [(fromX + toX) / 2 - offset * halfY * rx, (fromY + toY) / 2 + offset * halfX * ry];
  const start = Math.atan2((fromY - y) / ry, (fromX - x) / rx);
  const turn = 2 * Math.asin(half);
  const sweep = (isLarge ? 2 * Math.PI - turn : turn) * (isClockwise ? 1 : -1);
  return Array.from({ length: 33 }, (_, index): XY => {
    const angle = start + (sweep * index) / 32;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

const controlPoints: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 };

/** Places all along a path. */
function placesOn(d: string): readonly XY[] {
  let from: XY = [0, 0];
  return commandsOf(d).flatMap(({ letter, numbers }) => {
    if (letter === "A") {
      const places = onArc(from, numbers);
      from = [numbers[5] ?? 0, numbers[6] ?? 0];
      // The last place must be where the arc ends, or its middle was not found.
      expect(
        Math.hypot(...(places.at(-1) ?? [0, 0]).map((at, index) => at - (from[index] ?? 0))),
      ).toBeLessThan(1);
      return places;
    }
    const size = controlPoints[letter] ?? 1;
    return Array.from({ length: numbers.length / 2 / size }, (_, index) => {
      const own = Array.from({ length: size }, (__, at): XY => {
        const first = (index * size + at) * 2;
        return [numbers[first] ?? 0, numbers[first + 1] ?? 0];
      });
      const curve = letter === "M" ? own : [from, ...own];
      from = own.at(-1) ?? from;
      return [0.2, 0.4, 0.5, 0.6, 0.8, 1].map((share) => onCurve(curve, share));
    }).flat();
  });
}

test("nothing of a scene reaches out of its frame, not even half a stroke", () => {
  for (const { key, d, stroke } of every) {
    const half = (stroke?.width ?? 0) / 2;
    for (const [x, y] of placesOn(d)) {
      expect(Math.min(x, width - x), `${key}: ${x} ${y}`).toBeGreaterThanOrEqual(half);
      expect(Math.min(y, height - y), `${key}: ${x} ${y}`).toBeGreaterThanOrEqual(half);
    }
  }
});

const phone = 335;

/** The fullest spot of the fine lines of a scene as a phone shows them: 0 without any, 1 where they have become an area. */
async function fullestSpot(key: ChakraKey): Promise<number> {
  const lines = sceneShapes(key).flatMap(({ d, stroke }: Shape) =>
    stroke && stroke.width < 1 ? [`<path d="${d}" stroke-width="${stroke.width}"/>`] : [],
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sceneViewBox}" width="${phone}" fill="none" stroke="#fff">${lines.join("")}</svg>`;
  const { data } = await sharp(Buffer.from(picture))
    .flatten({ background: "#000" })
    .greyscale()
    .convolve({ width: 7, height: 7, kernel: Array<number>(49).fill(1) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.reduce((most, value) => Math.max(most, value), 0) / 255;
}

test("the fine lines of a scene do not run together on a phone", async () => {
  for (const key of chakraKeys) expect(await fullestSpot(key), key).toBeLessThan(0.6);
});

test("the markup of a scene weighs at most 2.5 KB on the way", () => {
  for (const key of chakraKeys) {
    const paths = sceneShapes(key).map(
      ({ d, fill, stroke }) =>
        `<path d="${d}" fill-opacity="${fill}" stroke-width="${stroke?.width}" stroke-opacity="${stroke?.opacity}"/>`,
    );
    expect(brotliCompressSync(paths.join("")).length, key).toBeLessThan(2560);
  }
});
