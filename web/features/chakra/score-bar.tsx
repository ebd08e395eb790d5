import { maxScore, minScore, percentOf, stateOf } from "#domain/scan/scores.ts";
import styles from "./score-bar.module.css";

const start = `${percentOf(minScore)}%`;

type Props = { score: number; ends?: ((score: number) => string) | undefined };

/** A bar on a stem as long as the least score, whose round end is at its percent, in the color of its state; decorative, so the number must stand beside it. One bar of many says where all begin and end, in the words of `ends`. */
export function ScoreBar({ score, ends }: Props) {
  return (
    <svg className={`${styles.bar} state-${stateOf(score)}`} aria-hidden width="100%" height="12">
      <line x1={start} x2={`${percentOf(score)}%`} y1="6" y2="6" />
      {ends && (
        <text x={start} y="27">
          {ends(minScore)}
        </text>
      )}
      {ends && (
        <text x="100%" y="27" textAnchor="end">
          {ends(maxScore)}
        </text>
      )}
    </svg>
  );
}
