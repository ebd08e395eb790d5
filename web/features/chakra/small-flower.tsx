import type { Scores } from "#domain/scan/scores.ts";
import { flowerHeart, flowerRim, flowerShapes } from "#drawing/flower.ts";
import styles from "./flower.module.css";

/** The flower of the seven scores without names and veins. Decorative, for about 60 px. */
export function SmallFlower({ scores }: { scores: Scores }) {
  return (
    <svg className={styles.growing} viewBox="-102 -102 204 204" aria-hidden="true">
      <circle className={styles.disc} r={flowerRim} />
      {flowerShapes(scores).map(
        ({ key, covers, d }) =>
          key &&
          covers && (
            <g key={d} className={`chakra-${key}`}>
              <path className={styles.petal} d={d} />
            </g>
          ),
      )}
      <circle className={styles.heart} r={flowerHeart} />
    </svg>
  );
}
