import { blog } from "#content/pages.ts";
import { longDate } from "#web/features/report/long-date.ts";
import { Tag } from "#web/ui/tag.tsx";
import type { ArticleSummary } from "./article.ts";
import styles from "./article-facts.module.css";

/** Category and chakra as badges. */
export function ArticleBadges({ category, chakraTag }: ArticleSummary) {
  return (
    <p className={`row ${styles.badges}`}>
      <Tag>{category}</Tag>
      <Tag>{chakraTag}</Tag>
    </p>
  );
}

/** Date and read time, and the byline where there is one. */
export function ArticleFacts({ article, byline }: { article: ArticleSummary; byline?: string }) {
  const timestamp = article.published.toISOString();
  return (
    <p className={`row note ${styles.facts}`}>
      <time dateTime={timestamp.slice(0, 10)}>{longDate(timestamp, "UTC")}</time>
      <span>{blog.minutes(article.minutes)}</span>
      {byline && <span>{blog.by(byline)}</span>}
    </p>
  );
}
