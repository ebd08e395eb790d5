import sharp from "sharp";
import { expect, test } from "vitest";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { palette } from "#drawing/palette.ts";
import { drawOgImage, type Motif } from "./og-image.ts";

const motifs: readonly Motif[] = [
  { kind: "flower" },
  { kind: "row" },
  { kind: "circle" },
  { kind: "lotus", chakra: "crown" },
  { kind: "lotus", chakra: "all" },
  {
    kind: "flower",
    shown: {
      scores: exampleScores.exampleReport,
      answers: answersFor(exampleScores.exampleReport),
    },
  },
];

test("every motif becomes a picture of 1200 x 630 without any text, which would depend on the machine's fonts", async () => {
  for (const motif of motifs) {
    const svg = drawOgImage(motif);
    expect(svg).not.toContain("<text");
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ width, height }, motif.kind).toEqual({ width: 1200, height: 630 });
  }
});

test("nothing of a motif reaches the edge, where networks cut", async () => {
  for (const motif of motifs) {
    const pixels = await sharp(Buffer.from(drawOgImage(motif)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const edge = new Set<string>();
    for (let x = 0; x < 1200; x++) {
      for (const y of [0, 10, 619, 629]) {
        const at = (y * 1200 + x) * pixels.info.channels;
        edge.add(pixels.data.subarray(at, at + 3).toString("hex"));
      }
    }
    expect([...edge], motif.kind).toEqual([palette.bg.light.slice(1)]);
  }
});
