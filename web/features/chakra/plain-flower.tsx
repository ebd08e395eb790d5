import type { Scores } from "#domain/scan/scores.ts";
import { plainPetals } from "#drawing/plain-flower.ts";
import styles from "./flower.module.css";

/** The flower of the seven scores without lines. Decorative, for about 60 px. */
export function SmallFlower({ scores }: { scores: Scores }) {
  return (
    <svg className={styles.small} viewBox="-102 -102 204 204" aria-hidden="true">
      {plainPetals(scores).map(({ key, d }) => (
        <g key={key} className={`chakra-${key}`}>
          <path className={styles.petal} d={d} />
        </g>
      ))}
      <circle className={styles.heart} r="14" />
    </svg>
  );
}
