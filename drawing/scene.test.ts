import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { paintScene, sceneShapes, svgFile } from "./scene-picture.ts";
import { brief, sceneViewBox, type Shape } from "./shape.ts";

const [, , width = 0, height = 0] = sceneViewBox.split(" ").map(Number);

const every = chakraKeys.flatMap((key) => sceneShapes(key).map((shape) => ({ key, ...shape })));

/** Its pixels on black, a byte each. */
const grayPixels = (picture: string) =>
  sharp(Buffer.from(picture)).flatten({ background: "#000" }).greyscale().raw();

test("scenes use only the path commands that the PDF draws, each with its numbers", () => {
  const counts: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 };
  for (const { key, d } of every) {
    expect(d, key).toMatch(/^M[-MLCQAZ\d. ]+$/u);
    for (const [, letter = "", rest = ""] of d.matchAll(/([A-Z])([^A-Z]*)/gu)) {
      const numbers = rest.split(" ").filter(Boolean).map(Number);
      // Several L without repeating the letter are one command here.
      const group = counts[letter] ?? Number.NaN;
      expect(group ? numbers.length % group : numbers.length, `${key}: ${letter}`).toBe(0);
      expect(numbers.every(Number.isFinite), key).toBe(true);
    }
  }
});

test("nothing of a scene reaches out of its frame, not even half a stroke", async () => {
  const around = 20;
  const viewBox = `${-around} ${-around} ${width + 2 * around} ${height + 2 * around}`;
  // All around the frame is black, and so is the frame itself but for what reaches out of it.
  const frame = `<rect width="${width}" height="${height}" fill="#000"/>`;
  for (const key of chakraKeys) {
    const shapes = sceneShapes(key).map(
      ({ d, fill, stroke }) =>
        `<path d="${d}" fill="${fill ? "#fff" : "none"}" stroke="${stroke ? "#fff" : "none"}" stroke-width="${stroke?.width}"/>`,
    );
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${2 * (width + 2 * around)}" stroke-linecap="round" stroke-linejoin="round">${shapes.join("")}${frame}</svg>`;
    const pixels = await grayPixels(picture).toBuffer();
    expect(pixels.some(Boolean), key).toBe(false);
  }
});

const phone = 335;

/** The fullest spot of the fine lines of a scene that are seen on a phone: 0 without any, 1 where they have become an area. */
async function fullestSpot(key: ChakraKey): Promise<number> {
  const lines = sceneShapes(key).flatMap(({ d, fade, stroke }: Shape) => [
    ...(fade ? [`<path d="${d}" fill="#000" stroke="none"/>`] : []),
    ...(stroke && stroke.width < 1
      ? [`<path d="${d}" stroke-width="${stroke.width}" stroke-opacity="${stroke.opacity}"/>`]
      : []),
  ]);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sceneViewBox}" width="${phone}" fill="none" stroke="#fff">${lines.join("")}</svg>`;
  const sums = { width: 7, height: 7, kernel: Array<number>(49).fill(1) };
  const data = await grayPixels(picture).convolve(sums).toBuffer();
  return data.reduce((most, value) => Math.max(most, value), 0) / 255;
}

test("the fine lines of a scene do not run together on a phone", async () => {
  for (const key of chakraKeys) expect(await fullestSpot(key), key).toBeLessThan(0.6);
});

const files = chakraKeys.flatMap((key) =>
  (["light", "dark"] as const).map((scheme) => ({ key, scheme, parts: paintScene(key, scheme) })),
);

test("a scene fills its frame to every edge", async () => {
  for (const { key, scheme, parts } of files) {
    const { isOpaque } = await sharp(Buffer.from(svgFile(sceneViewBox, parts))).stats();
    expect(isOpaque, `${key} ${scheme}`).toBe(true);
  }
});

test("a scene weighs at most 10 KB on the way, and a window of it at most 4 KB", () => {
  for (const { key, scheme, parts } of files) {
    expect(brotliCompressSync(parts).length, key).toBeLessThan(10 * 1024);
    const seen = paintScene(key, scheme, { from: 160, to: 320 });
    expect(brotliCompressSync(seen).length, key).toBeLessThan(4 * 1024);
  }
});

test("path data made short draws the same", async () => {
  for (const key of chakraKeys) {
    const paths = (write: (d: string) => string) =>
      sceneShapes(key).map(({ d }) => `<path d="${write(d)}" stroke="#fff"/>`);
    const [whole, short] = await Promise.all(
      [paths((d) => d), paths(brief)].map((all) =>
        grayPixels(svgFile(sceneViewBox, all.join(""))).toBuffer(),
      ),
    );
    const differ = whole?.filter((value, index) => Math.abs(value - (short?.[index] ?? 0)) > 64);
    expect(differ?.length, key).toBeLessThan(50);
  }
});
