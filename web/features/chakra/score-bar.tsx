import { maxScore, minScore, portionOf, stateOf } from "#domain/scan/scores.ts";
import styles from "./score-bar.module.css";

/** The least score is a dot. */
const least = 4;

type Props = { score: number; ends?: ((score: number) => string) | undefined };

/** A bar from the least score to the most, in the color of its state; decorative, so the number must stand beside it. One bar of many says where all begin and end, in the words of `ends`. */
export function ScoreBar({ score, ends }: Props) {
  const percent = least + (100 - least) * portionOf(score);
  return (
    <svg
      className={`${styles.bar} state-${stateOf(score)}`}
      aria-hidden="true"
      width="100%"
      height="14"
    >
      <rect className={styles.fill} y="0" rx="6" width={`${percent}%`} height="12" />
      {ends && <text y="27">{ends(minScore)}</text>}
      {ends && (
        <text x="100%" y="27" textAnchor="end">
          {ends(maxScore)}
        </text>
      )}
    </svg>
  );
}
