import sharp from "sharp";
import { expect, test } from "vitest";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { palette } from "#drawing/palette.ts";
import { drawOgImage, stillFlower, type Motif } from "./og-image.ts";
import { sceneViewBox } from "#drawing/shape.ts";
import { drawPicture } from "#web/features/chakra/draw-picture.ts";
import { pictureNames, pictureViewBox, schemes } from "#web/features/chakra/pictures.ts";

const motifs: readonly Motif[] = [
  ...chakraKeys,
  stillFlower,
  { scores: exampleScores.exampleReport, answers: answersFor(exampleScores.exampleReport) },
];

test("every motif becomes a picture of 1200 x 630, without a machine's fonts, and nothing at the edge, where networks cut", async () => {
  for (const motif of motifs) {
    const svg = drawOgImage(motif);
    const name = JSON.stringify(motif);
    expect(svg).not.toContain("<text");
    const pixels = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(pixels.info, name).toMatchObject({ width: 1200, height: 630 });
    const edge = new Set<string>();
    for (let x = 0; x < 1200; x++) {
      for (const y of [0, 10, 619, 629]) {
        const at = (y * 1200 + x) * pixels.info.channels;
        edge.add(pixels.data.subarray(at, at + 3).toString("hex"));
      }
    }
    expect([...edge], name).toEqual([palette.bg.light.slice(1)]);
  }
});

test("a picture names the colors of its scheme as they are, since no rule need reach into an image", () => {
  for (const name of pictureNames) {
    const [light = "", dark = ""] = schemes.map((scheme) => drawPicture(name, scheme));
    for (const picture of [light, dark]) {
      expect(picture, name).toMatch(/="#\w{6}"/u);
      expect(picture, name).not.toMatch(/var\(|currentColor|<style|undefined/u);
    }
    expect(light.replaceAll(/#\w{6}/gu, ""), name).toBe(dark.replaceAll(/#\w{6}/gu, ""));
    expect(light, name).not.toBe(dark);
  }
});

test("the frame of a scene is known without its drawing", () => {
  expect(pictureViewBox("root")).toBe(sceneViewBox);
});
