import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { articleFrom } from "#content/article-source.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { newestFirst, readingFrom } from "#web/features/blog/reading.ts";

const folder = join(import.meta.dirname, "..", "..", "content", "articles");

/** The reading list of the site, from the files of the articles: outside of a build there is no collection of them. */
export function readReadingList() {
  const articles = globSync("*.mdx", { cwd: folder }).map((name) => {
    const { slug, field } = articleFrom(name, readFileSync(join(folder, name), "utf8"));
    const published = field("published");
    const recommended: readonly string[] = field("recommendedFor").match(/\w+/gu) ?? [];
    return {
      id: slug,
      data: {
        title: field("title"),
        chakra: chakraKeys.find((key) => key === field("chakra")) ?? ("all" as const),
        recommendedFor: chakraKeys.filter((key) => recommended.includes(key)),
        ...(published === "" ? {} : { published: new Date(published) }),
      },
    };
  });
  return readingFrom(newestFirst(articles));
}
