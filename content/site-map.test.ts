import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { broken } from "./broken-rules.fixture.ts";
import { addressOf, sitePages } from "./site-map.ts";
import { articles, legalPages } from "./every-text.ts";
import { founderPortrait } from "./site.ts";

/** The pages by their files; nobody is led to an error page, and articles and legal pages have one file together. */
const pages = Object.keys(import.meta.glob("/web/pages/**/*.astro"))
  // A form's page and its answers have one file together, too.
  .map((file) => file.slice(1).replace("/[...answer]", ""))
  .filter((file) => !/\[|\/(?:404|500)\.astro$/u.test(file))
  .map((file) => ({
    file,
    address: addressOf(file.replace("web/pages", "").replace(/astro$/u, "html")),
  }));

test("every page stands in the site map, and the site map leads to pages only", () => {
  expectNoProblems([
    ...pages
      .filter(({ address }) => !sitePages.some(({ path }) => path === address))
      .map(({ file, address }) => `content/site-map.ts: add a line for "${address}", ${file}`),
    ...sitePages
      .filter(
        ({ path, column }) => column !== "Legal" && !pages.some((page) => page.address === path),
      )
      .map(
        ({ path, label }) =>
          `content/site-map.ts, ${label}: "${path}" has no page; write one in web/pages or remove the line`,
      ),
  ]);
});

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

const files = Object.keys(import.meta.glob("./{,articles/,legal/}*.{avif,jpg,jpeg,png,webp}"));

/** What is wrong with a picture that a file of content/ shows. */
function problemsOf(place: string, folder: string, name: string, alt: string): readonly string[] {
  const path = `${folder}/${name.replace(/^\.\//u, "")}`;
  return broken(`${place}: `, [
    [
      files.includes(path.replace("content", ".")),
      `there is no ${path}; put the picture there, as .jpg, .png, .webp or .avif`,
    ],
    [alt.trim() !== "", `${name} has no words for those who cannot see it; write what it shows`],
  ]);
}

test("every picture of an article or a legal page is beside it, and has words that say what it shows", () => {
  const problems = [...articles, ...legalPages].flatMap(({ file, source }) => [
    ...[...source.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/gu)].flatMap(([, alt = "", name = ""]) =>
      problemsOf(file, file.replace(/\/[^/]+$/u, ""), name, alt),
    ),
    ...(/<img\b/u.test(source) ? [`${file}: "<img"; write ![what it shows](picture.jpg)`] : []),
  ]);
  expectNoProblems(problems);
});

test("the founder's portrait is in content/, and has words that say what it shows", () => {
  if (!founderPortrait) return;
  const { file, alt } = founderPortrait;
  expectNoProblems(problemsOf("content/site.ts, founderPortrait", "content", file, alt));
});
