import type { ChakraKey } from "#domain/chakra.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import styles from "./article-lotus.module.css";

/** The lotus of an article's chakra; an article about all of them has the site's mark. */
export function ArticleLotus({ chakra, size }: { chakra: ChakraKey | "all"; size: number }) {
  return (
    <span className={chakra === "all" ? `${styles.lotus} ${styles.mark}` : styles.lotus}>
      <Lotus chakra={chakra === "all" ? "heart" : chakra} size={size} />
    </span>
  );
}
