import { articleAddress } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { byChakra, chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import type { Resource } from "#domain/report/guidance.ts";

/** An article as far as lists of articles ask: `id` is its slug. */
type Listed = {
  readonly id: string;
  readonly data: {
    readonly title: string;
    readonly chakra: ChakraKey | "all";
    readonly recommendedFor: readonly ChakraKey[];
    readonly published?: Date | undefined;
  };
};

export function publishedOn({ published }: Listed["data"]): Date {
  return published ?? new Date(site.articles.published);
}

/** Newest first; those of one day begin with the general ones and then go from root to crown. */
export function newestFirst<Article extends Listed>(
  articles: readonly Article[],
): readonly Article[] {
  const order = ["all", ...chakraKeys];
  return articles.toSorted(
    (a, b) =>
      publishedOn(b.data).valueOf() - publishedOn(a.data).valueOf() ||
      order.indexOf(a.data.chakra) - order.indexOf(b.data.chakra) ||
      a.id.localeCompare(b.id),
  );
}

/** What to recommend for each chakra: its own article first, then the others that name it, in the order given. */
export function readingFrom(articles: readonly Listed[]): ByChakra<readonly Resource[]> {
  return byChakra((key) =>
    articles
      .filter(({ data }) => data.recommendedFor.includes(key))
      .toSorted((a, b) => Number(b.data.chakra === key) - Number(a.data.chakra === key))
      .map(({ id, data }) => ({ title: data.title, slug: articleAddress(id) })),
  );
}
