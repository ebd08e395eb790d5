import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sevenScenes } from "./seven-scenes.ts";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

test("the picture of the seven scenes has a color and a ground for each, which its own style sheet names", () => {
  const picture = sevenScenes(tokens);
  const used = new Set(
    [...picture.matchAll(/="var\((--[\w-]+)\)"/gu)].map(([, name = ""]) => name),
  );
  expect(used.size).toBe(14);
  for (const name of used) expect(tokens).toContain(`${name}: light-dark(`);
});
