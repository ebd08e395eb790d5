import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync(
  "{bench,content,docs,domain,drawing,operator,pdf,sandbox,server,tests,web}/**/*.{ts,tsx,astro,css,md}",
  { exclude: ["**/node_modules/**"] },
);

test('each "spec N" has its section in docs/rules.md', () => {
  const rules = readFileSync("docs/rules.md", "utf8");
  const sections = new Set([...rules.matchAll(/^## (\d+)\. /gmu)].map(([, number]) => number));
  const cited = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bspec (\d+(?:(?:, | and |, and )\d+)*)/giu)].flatMap(
      ([, numbers = ""]) => numbers.split(/\D+/u).map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ number }) => !sections.has(number))).toEqual([]);
});
