import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const web = new URL("../", import.meta.url).pathname;
const sheets = globSync("{features,layouts,pages,styles,ui}/**/*.{css,astro}", { cwd: web });

test("only a pointer that can hover sees hover styles: after a tap they would stay", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const sticky = sheets.filter((path) => {
    const sheet = readFileSync(web + path, "utf8");
    return sheet.replaceAll(/^( *)@media \(hover: hover\) \{$.*?^\1\}$/gmsu, "").includes(":hover");
  });
  expect(sticky).toEqual([]);
});
