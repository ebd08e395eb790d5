import { blog } from "#content/pages.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import { longDate } from "#web/features/report/long-date.ts";
import type { ArticleSummary } from "./article.ts";
import styles from "./article-head.module.css";

type CoverProps = {
  readonly article: ArticleSummary;
  readonly isFirst?: boolean;
  /** As on a card among others. */
  readonly isSmall?: boolean;
};

/**
 * What an article is about, drawn on its ground: the scene of its chakra, or the flower for all seven; their windows where
 * it has a portrait of each. Decorative.
 */
export function Cover({ article, isFirst, isSmall }: CoverProps) {
  const { chakra, category } = article;
  const general = category === "Assessment" ? "seven" : "flower";
  return (
    <div className={`screen-only chakra-${chakra} ${styles.cover}`}>
      {chakra === "all" ? (
        <Picture of={general} className={styles[general]} isFirst={isFirst} />
      ) : (
        <Picture
          of={isSmall ? `${chakra}-small` : chakra}
          className={styles.scene}
          isFirst={isFirst}
        />
      )}
    </div>
  );
}

/** Category and chakra as badges. */
export function ArticleBadges({ category, chakraTag }: ArticleSummary) {
  return (
    <p className={`row tight ${styles.badges}`}>
      <span className="tag">{category}</span>
      <span className="tag">{chakraTag}</span>
    </p>
  );
}

/** Date and read time, and the byline where there is one. */
export function ArticleFacts({ article, byline }: { article: ArticleSummary; byline?: string }) {
  const timestamp = article.published.toISOString();
  return (
    <p className={`row tight note ${styles.facts}`}>
      <time dateTime={timestamp.slice(0, 10)}>{longDate(timestamp, "UTC")}</time>
      <span>{blog.minutes(article.minutes)}</span>
      {byline && <span>{blog.by(byline)}</span>}
    </p>
  );
}
