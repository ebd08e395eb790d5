import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { articleFrom, type Article } from "#content/article-source.ts";

const folder = join(import.meta.dirname, "../../content/articles");

/** All articles as they are now: the owner removes, adds and rewrites them. */
export const articles: readonly Article[] = readdirSync(folder)
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => articleFrom(name, readFileSync(join(folder, name), "utf8")));

const [longest] = articles.toSorted((a, b) => b.body.length - a.body.length);

/** The article of this slug; where it is gone, the longest one. */
export function articleLike(slug: string): Article {
  const article = articles.find((one) => one.slug === slug) ?? longest;
  if (!article) throw new Error("content/articles is empty.");
  return article;
}
