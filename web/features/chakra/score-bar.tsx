import type { ChakraKey } from "#domain/chakra.ts";
import type { ChakraState } from "#domain/scan/scores.ts";
import styles from "./score-bar.module.css";

/** The class of a state or a chakra (`paletteSheet`). */
type Tone = `state-${ChakraState}` | `chakra-${ChakraKey}`;

/** A bar from 0 to 100 percent in the color of a state or a chakra; decorative, so the number must stand beside it. */
export function ScoreBar({ percent, tone }: { percent: number; tone: Tone }) {
  return (
    <svg className={`${styles.bar} ${tone}`} aria-hidden="true" width="100%" height="14">
      <rect className={styles.fill} y="0" rx="6" width={`${percent}%`} height="12" />
    </svg>
  );
}
