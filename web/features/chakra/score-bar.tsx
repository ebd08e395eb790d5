import type { ChakraKey } from "#domain/chakra.ts";
import type { ChakraState } from "#domain/scan/scores.ts";
import chakraColors from "./chakra-color.module.css";
import styles from "./score-bar.module.css";

/** A bar from 0 to 100 percent in the color of a state or a chakra; decorative, so the number must stand beside it. */
export function ScoreBar({ percent, tone }: { percent: number; tone: ChakraState | ChakraKey }) {
  return (
    <svg
      className={`${styles.bar} ${styles[tone] ?? chakraColors[tone]}`}
      aria-hidden="true"
      width="100%"
      height="14"
    >
      <rect className={styles.fill} y="0" rx="6" width={`${percent}%`} height="12" />
    </svg>
  );
}
