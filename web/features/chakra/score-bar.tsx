import { portionOf, stateOf } from "#domain/scan/scores.ts";
import styles from "./score-bar.module.css";

/** The least score is a dot. */
const least = 4;

/** A bar from the least score to the most, in the color of its state; decorative, so the number must stand beside it. */
export function ScoreBar({ score }: { score: number }) {
  const percent = least + (100 - least) * portionOf(score);
  return (
    <svg
      className={`${styles.bar} state-${stateOf(score)}`}
      aria-hidden="true"
      width="100%"
      height="14"
    >
      <rect className={styles.fill} y="0" rx="6" width={`${percent}%`} height="12" />
    </svg>
  );
}
