import colors from "#web/features/chakra/chakra-color.module.css";
import { StillFlower } from "#web/features/chakra/flower.tsx";
import { Scene } from "#web/features/chakra/scene.tsx";
import type { ArticleSummary } from "./article.ts";
import styles from "./cover.module.css";

/**
 * What an article is about, drawn on its ground: the scene of its chakra, or the flower for all seven, which rises where the
 * article asks about a reader's own. Decorative.
 */
export function Cover({ chakra, category }: ArticleSummary) {
  const place = category === "Assessment" ? styles.rising : "";
  return (
    <div className={`screen-only ${colors[chakra]} ${styles.cover} ${place}`}>
      {chakra === "all" ? <StillFlower /> : <Scene chakra={chakra} />}
    </div>
  );
}
