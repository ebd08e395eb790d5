import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { addressOf, sitePages } from "./site-map.ts";

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
