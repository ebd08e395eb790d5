import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors as printed } from "#pdf/engine/style.ts";
import { paper as snapshotPaper } from "#web/features/scan/snapshot-picture.ts";
import { paper as sharePaper } from "#web/features/og-image/og-image.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const tokens = read("tokens.css");
const themeColors = [...read("../ui/page.astro").matchAll(/name="theme-color" content="(.*?)"/gu)];

/** The names in tokens.css of what is called otherwise on paper and in pictures. */
const { quiet: snapshotQuiet, ...snapshot } = snapshotPaper;
const { ink, quiet: printedQuiet, accent } = printed;

test.each([
  ["the picture of a snapshot", "light", { ...snapshot, "ink-2": snapshotQuiet }],
  ["the share pictures and the icon for home screens", "light", sharePaper],
  ["the PDF", "light", { ink, "ink-2": printedQuiet, accent }],
  ["the frame of the browser", "light", { bg: themeColors[0]?.[1] ?? "" }],
  ["the frame of the browser", "dark", { bg: themeColors[1]?.[1] ?? "" }],
])("%s: the %s colors are those of tokens.css", (_where, scheme, copies) => {
  expect(Object.keys(copies)).not.toEqual([]);
  for (const [name, color] of Object.entries(copies)) {
    const pair = new RegExp(`--${name}: light-dark\\((.*), (.*)\\);`, "u").exec(tokens);
    expect({ name, color: color.toLowerCase() }).toEqual({
      name,
      color: pair?.[scheme === "light" ? 1 : 2],
    });
  }
});
