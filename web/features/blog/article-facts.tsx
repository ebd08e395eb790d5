import { Tag } from "#web/ui/tag.tsx";
import type { ArticleSummary } from "./article.ts";
import styles from "./article-facts.module.css";

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

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
  return (
    <p className={`row note ${styles.facts}`}>
      <time dateTime={article.published.toISOString().slice(0, 10)}>
        {dateFormat.format(article.published)}
      </time>
      <span>{article.minutes} min read</span>
      {byline && <span>By {byline}</span>}
    </p>
  );
}
