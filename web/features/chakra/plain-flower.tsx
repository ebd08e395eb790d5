import type { ReactNode } from "react";
import type { Scores } from "#domain/scan/scores.ts";
import { plainPetals } from "#drawing/plain-flower.ts";
import styles from "./flower.module.css";

/** The flower of the seven scores without lines, and what is drawn over it. Decorative, once a page, for up to 200 px. */
export function SmallFlower({ scores, children }: { scores: Scores; children?: ReactNode }) {
  return (
    <svg className={styles.small} viewBox="-102 -102 204 204" aria-hidden="true">
      {plainPetals(scores).map(({ key, d }) => (
        <g key={key} className={`chakra-${key}`}>
          <radialGradient id={`plain-${key}`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="90">
            <stop stopColor="var(--petal)" />
            <stop offset="1" stopColor="var(--tip)" />
          </radialGradient>
          <path fill={`url(#plain-${key})`} stroke="var(--deep)" d={d} />
        </g>
      ))}
      <circle className={styles.heart} r="11" />
      {children}
    </svg>
  );
}
