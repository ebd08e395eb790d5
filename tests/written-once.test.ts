import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isOwners } from "#content/owners-texts.ts";
import { headings } from "#domain/headings.ts";

/** Without the owner's texts, and without the sandbox, which sells whatever it is told to, at its own prices in its tests. */
const files = globSync(
  "{*,{bench,content,domain,drawing,operator,pdf,server,tests,web}/**/*}.{astro,css,mdx,ts,tsx,txt}",
  { exclude: ["**/node_modules/**", "tests/written-once.test.ts"] },
).filter((file) => !isOwners(file));

/** The files that have one of these words in them, but for `owner`, whose words they are. */
function repeating(words: readonly string[], owner: string): readonly string[] {
  return files
    .filter((file) => file !== owner)
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
}

test("the price and the product's name can be changed in content/site.ts alone", () => {
  // Those that the site came with, whatever its owner has made of them.
  const delivered = ["$9.99", String.raw`$9\.99`, "Seven Petals"];
  expect(files.length).toBeGreaterThan(400);
  expect(repeating(delivered, "content/site.ts")).toEqual([]);
});

test("the headings of a report can be changed in domain/headings.ts alone", () => {
  // One word alone is an everyday word too.
  const long = Object.values(headings).filter((heading) => heading.includes(" "));
  expect(repeating(long, "domain/headings.ts")).toEqual([]);
});
