import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { legalPages } from "./every-text.ts";
import { sitePages } from "./site-map.ts";

const names = sitePages
  .filter(({ column }) => column === "Legal")
  .map(({ path }) => `content/legal${path}.mdx`);

test("each file of content/legal is the text of a page", () => {
  const problems = Object.keys(
    import.meta.glob(["./legal/*", "!./legal/*.{avif,jpg,jpeg,png,webp}"]),
  )
    .map((path) => path.replace(".", "content"))
    .filter((file) => !names.includes(file))
    .map((file) => `${file}: has no page; name it ${names.join(" or ")}`);
  expectNoProblems(problems);
});

test("no legal page is empty", () => {
  const problems = legalPages
    .filter(({ source }) => source.replaceAll(/\{\/\*[\s\S]*?\*\/\}/gu, "").trim() === "")
    .map(({ file }) => `${file}: is empty; write it, or remove it to show 'Coming soon...'`);
  expectNoProblems(problems);
});
