import { decodeQR } from "qr/decode.js";
import fc from "fast-check";
import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { openedExample } from "#tests/support/report-file.ts";
import { qrCodeOf, type QrCode } from "./layout-link.ts";
import { examplePrivateLink } from "./report.fixture.ts";

/** What a reader of another maker sees in the drawn code, four pixels a module. */
function decoded({ side, d }: QrCode): string {
  const scale = 4;
  const canvas = createCanvas(side * scale, side * scale);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "black";
  for (const [, x, y, length] of d.matchAll(/M([\d.]+) ([\d.]+)h(\d+)/gu)) {
    pen.fillRect(Number(x) * scale, (Number(y) - 0.5) * scale, Number(length) * scale, scale);
  }
  return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height));
}

test("the code of any link as long as ours can be is read as that link", () => {
  const character = fc.constantFrom(..."abcXYZ0189%-._~&=#/?");
  fc.assert(
    fc.property(fc.string({ unit: character, minLength: 1, maxLength: 1200 }), (path) => {
      const link = `https://petals.example/${path}`;
      expect(decoded(qrCodeOf(link))).toBe(link);
    }),
    { numRuns: 12 },
  );
});

test("it has a quiet zone of four modules on all sides", () => {
  const { side, d } = qrCodeOf("https://petals.example/");
  const runs = [...d.matchAll(/M([\d.]+) ([\d.]+)h(\d+)/gu)].map(([, ...part]) => part.map(Number));
  const [xs, ys] = [0, 1].map((index) => runs.map((run) => run[index] ?? 0));
  const ends = runs.map(([x = 0, , length = 0]) => x + length);
  expect(Math.min(...(xs ?? []))).toBe(4);
  expect(Math.min(...(ys ?? []))).toBe(4.5);
  expect(Math.max(...ends)).toBe(side - 4);
  expect(Math.max(...(ys ?? []))).toBe(side - 4.5);
});

test("a camera reads the private link from the printed page", async () => {
  // The plate comes last.
  const page = await openedExample.getPage(openedExample.numPages - 1);
  // 144 dots an inch.
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // pdf.js is typed for a browser's canvas; this one has all that it uses.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const picture = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  expect(decodeQR(picture)).toBe(examplePrivateLink);
});
