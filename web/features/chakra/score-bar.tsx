import { maxScore, minScore, stateOf } from "#domain/scan/scores.ts";
import styles from "./score-bar.module.css";

/** The least score is a dot. */
const dot = 2;

const percentOf = (score: number) => (100 * score) / maxScore;
const start = percentOf(minScore);

type Props = { score: number; ends?: ((score: number) => string) | undefined };

/** A bar on a stem as long as the least score, so that it ends at its percent, in the color of its state; decorative, so the number must stand beside it. One bar of many says where all begin and end, in the words of `ends`. */
export function ScoreBar({ score, ends }: Props) {
  return (
    <svg
      className={`${styles.bar} state-${stateOf(score)}`}
      aria-hidden="true"
      width="100%"
      height="14"
    >
      <rect className={styles.track} x={`${start}%`} y="1" rx="6" width={`${100 - start}%`} />
      <rect className={styles.stem} y="5.5" rx="1.5" width={`${start + dot / 2}%`} />
      <rect
        className={styles.fill}
        x={`${start}%`}
        y="1"
        rx="6"
        width={`${Math.max(dot, percentOf(score) - start)}%`}
      />
      {ends && (
        <text x={`${start}%`} y="28">
          {ends(minScore)}
        </text>
      )}
      {ends && (
        <text x="100%" y="28" textAnchor="end">
          {ends(maxScore)}
        </text>
      )}
    </svg>
  );
}
