import { getCollection, type CollectionEntry } from "astro:content";
import { blog } from "#content/pages.ts";
import { articleAddress } from "#content/site-map.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { readingMinutes } from "#content/reading-time.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { Resource } from "#domain/report/guidance.ts";
import { newestFirst, publishedOn, readingFrom } from "./reading.ts";

export type ArticleSummary = Readonly<ReturnType<typeof summaryOf>>;

/** An article as cards and headers show it (spec 3). */
export function summaryOf({ id, data, body }: CollectionEntry<"articles">) {
  return {
    address: articleAddress(id),
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    chakra: data.chakra,
    /** "Sacral", or "All Chakras". */
    chakraTag: data.chakra === "all" ? blog.allChakras : chakras[data.chakra].name,
    published: publishedOn(data),
    minutes: readingMinutes(body ?? ""),
  };
}

/** All articles, in the order of the blog. */
export async function loadArticles(): Promise<readonly CollectionEntry<"articles">[]> {
  return newestFirst(await getCollection("articles"));
}

/** What to recommend for each chakra. */
export async function loadReading(): Promise<ByChakra<readonly Resource[]>> {
  return readingFrom(await loadArticles());
}
