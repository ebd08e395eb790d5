import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { articles, legalPages } from "./every-text.ts";
import { founderPortrait } from "./site.ts";

const files = Object.keys(import.meta.glob("./{,articles/,legal/}*.{avif,jpg,jpeg,png,webp}"));

/** What is wrong with a picture that a file of content/ shows. */
function problemsOf(place: string, folder: string, name: string, alt: string): readonly string[] {
  const path = `${folder}/${name.replace(/^\.\//u, "")}`;
  return [
    ...(files.includes(path.replace("content", "."))
      ? []
      : [`${place}: there is no ${path}; put the picture there, as .jpg, .png, .webp or .avif`]),
    ...(alt.trim() === ""
      ? [`${place}: ${name} has no words for those who cannot see it; write what it shows`]
      : []),
  ];
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
