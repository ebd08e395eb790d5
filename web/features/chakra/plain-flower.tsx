import { useState } from "react";
import type { ChakraKey } from "#domain/chakra.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { closedPetals, plainPetals, stillScores } from "#drawing/plain-flower.ts";
import { brief } from "#drawing/shape.ts";
import styles from "./flower.module.css";

/** The flower before it opens. Decorative. */
export function ClosedFlower() {
  return (
    <svg
      className={styles.still}
      viewBox="-112 -190 224 224"
      width="400"
      height="400"
      aria-hidden="true"
    >
      <circle className={styles.disc} cy="-78" r="110" />
      {closedPetals().map(({ key, d, lines }) => (
        <g key={key} className={`chakra-${key}`} stroke="var(--deep)">
          <linearGradient id={`bud-${key}`} x1="0" y1="1" x2="0" y2="0">
            <stop offset=".25" stopColor="var(--petal)" />
            <stop offset="1" stopColor="var(--tip)" />
          </linearGradient>
          <path d={brief(d)} fill={`url(#bud-${key})`} />
          <path d={brief(lines)} strokeWidth=".5" strokeOpacity=".5" />
        </g>
      ))}
    </svg>
  );
}

const viewBox = "-102 -102 204 204";
const still = plainPetals(stillScores);

/** The flower of the seven scores without lines. Decorative, for about 60 px. */
export function SmallFlower({ scores }: { scores: Scores }) {
  return (
    <svg className={styles.growing} viewBox={viewBox} aria-hidden="true">
      {plainPetals(scores).map(({ key, d }) => (
        <g key={key} className={`chakra-${key}`}>
          <path className={styles.petal} d={d} />
        </g>
      ))}
      <circle className={styles.heart} r="14" />
    </svg>
  );
}

/** Seven equal petals in outline, those of `grown` in their colors. One that joins while it is shown unfolds. Decorative, for about 48 px. */
export function GrowingFlower({ grown }: { grown: readonly ChakraKey[] }) {
  const [early] = useState(grown);
  return (
    <svg className={styles.growing} viewBox={viewBox} aria-hidden="true">
      {still.map(({ key, d }) => (
        <path key={key} className={styles.bud} d={d} />
      ))}
      {still.map(
        ({ key, d }) =>
          grown.includes(key) && (
            <g key={key} className={`chakra-${key}`}>
              <path
                className={early.includes(key) ? styles.petal : `${styles.petal} ${styles.joins}`}
                d={d}
              />
            </g>
          ),
      )}
      <circle className={styles.heart} r="14" />
    </svg>
  );
}
