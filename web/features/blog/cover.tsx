import { Picture } from "#web/features/chakra/picture.tsx";
import type { ArticleSummary } from "./article.ts";
import styles from "./cover.module.css";

/**
 * What an article is about, drawn on its ground: the scene of its chakra, or the flower for all seven, which rises where the
 * article asks about a reader's own. Decorative.
 */
export function Cover({ article, isFirst }: { article: ArticleSummary; isFirst?: boolean }) {
  const { chakra, category } = article;
  const place = category === "Assessment" ? styles.rising : "";
  return (
    <div className={`screen-only chakra-${chakra} ${styles.cover} ${place}`}>
      {chakra === "all" ? (
        <Picture of="flower" className={styles.flower} isFirst={isFirst} />
      ) : (
        <Picture of={chakra} className={styles.scene} isFirst={isFirst} />
      )}
    </div>
  );
}
