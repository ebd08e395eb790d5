import { getCollection, type CollectionEntry } from "astro:content";
import { blog } from "#content/pages.ts";
import { articleAddress } from "#content/site-map.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { readingMinutes } from "#content/reading-time.ts";
import type { ByChakra, ChakraKey } from "#domain/chakra.ts";
import type { Resource } from "#domain/report/guidance.ts";
import { newestFirst, publishedOn, readingFrom } from "./reading.ts";

/** An article as cards and headers show it (spec 3). */
export type ArticleSummary = {
  readonly slug: string;
  readonly address: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly chakra: ChakraKey | "all";
  /** "Sacral", or "All Chakras". */
  readonly chakraTag: string;
  readonly published: Date;
  readonly minutes: number;
};

export function summaryOf({ id, data, body }: CollectionEntry<"articles">): ArticleSummary {
  return {
    slug: id,
    address: articleAddress(id),
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    chakra: data.chakra,
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
