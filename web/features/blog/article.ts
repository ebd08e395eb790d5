import { getCollection, type CollectionEntry } from "astro:content";
import { articleAddress } from "#content/site-map.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { readingMinutes } from "#content/reading-time.ts";
import { site } from "#content/site.ts";
import { byChakra, chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import type { Resource } from "#domain/guidance.ts";

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
    chakraTag: data.chakra === "all" ? "All Chakras" : chakras[data.chakra].name,
    published: publishedOn(data),
    minutes: readingMinutes(body ?? ""),
  };
}

function publishedOn({ published }: CollectionEntry<"articles">["data"]): Date {
  return published ?? new Date(site.articles.published);
}

/** All articles, newest first; those of one day begin with the general ones and then go from root to crown. */
export async function loadArticles(): Promise<readonly CollectionEntry<"articles">[]> {
  const articles = await getCollection("articles");
  const order = ["all", ...chakraKeys];
  return articles.toSorted(
    (a, b) =>
      publishedOn(b.data).valueOf() - publishedOn(a.data).valueOf() ||
      order.indexOf(a.data.chakra) - order.indexOf(b.data.chakra) ||
      a.id.localeCompare(b.id),
  );
}

/** What to recommend for each chakra: its own article first, then the others that name it, newest first. */
export async function loadReading(): Promise<ByChakra<readonly Resource[]>> {
  const articles = await loadArticles();
  return byChakra((key) =>
    articles
      .filter(({ data }) => data.recommendedFor.includes(key))
      .toSorted((a, b) => Number(b.data.chakra === key) - Number(a.data.chakra === key))
      .map(({ id, data }) => ({ title: data.title, slug: articleAddress(id) })),
  );
}
