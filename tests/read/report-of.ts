import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { articleFrom } from "#content/article-source.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { firstNameOrDefault } from "#domain/purchase/first-name.ts";
import { buildReport, reportMeta, type Report } from "#domain/report/report.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { newestFirst, readingFrom } from "#web/features/blog/reading.ts";
import { guidanceWith } from "#web/features/report/report-words.ts";

const guidance = guidanceWith(readReadingList());

/** The report of a visitor without a name, as the site makes it at this moment. */
export function reportOf(answers: CompleteAnswers, now: Date): Report {
  const user = {
    first_name: firstNameOrDefault(""),
    email: "visitor@example.com",
    timestamp: now.toISOString(),
    consent: true,
  };
  return buildReport({ user, scores: scoresOf(answers), meta: reportMeta, answers }, guidance);
}

/** The reading list of the site, from the files of the articles: outside of a build there is no collection of them. */
function readReadingList() {
  const folder = join(import.meta.dirname, "..", "..", "content", "articles");
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
