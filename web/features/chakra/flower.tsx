import { useState } from "react";
import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import type { Scores } from "#domain/scan/scores.ts";
import {
  closedFlowerShapes,
  flowerHeart,
  flowerLabels,
  flowerRim,
  flowerRings,
  flowerShapes,
  stillScores,
} from "#drawing/flower.ts";
import styles from "./flower.module.css";
import { Shapes } from "./shapes.tsx";

/** Hides what a petal lies upon. */
export const ground = "var(--petal,var(--surface))";

type Props = {
  scores: Scores;
  names: ByChakra<string>;
  /** What is written beside a petal and read aloud, such as "9" or "78%"; the score itself if left out. */
  label?: (score: number) => string;
  /** Grows from its heart when it is mounted. */
  blooms?: boolean;
  /** The page has the same flower as a `StillFlower`, and need not draw it twice. */
  again?: boolean;
};

/** The flower of the seven scores, each petal as long as its score; the same numbers must stand in text beside it. */
export function Flower({ scores, names, label = String, blooms, again }: Props) {
  const readAloud = chakraKeys.map((key) => `${names[key]} ${label(scores[key])}`).join(", ");
  return (
    <svg
      className={blooms ? `${styles.named} ${styles.blooms}` : styles.named}
      viewBox="-145 -138 290 264"
      role="img"
      aria-label={`Flower of seven petals. ${readAloud}.`}
    >
      {flowerRings.map((radius) => (
        <circle
          key={radius}
          className={radius === flowerRim ? styles.rim : styles.ring}
          r={radius}
        />
      ))}
      {again ? <use href="#own-flower" /> : <Shapes of={flowerShapes(scores)} ground={ground} />}
      {flowerLabels.map(({ key, anchor, ...place }) => {
        const [x, y] = [place.x.toFixed(1), place.y.toFixed(1)];
        // A line for each word, so that long names leave the flower its room on a phone.
        const words = names[key].split(" ");
        return (
          <text key={key} className={styles.label} y={y} textAnchor={anchor} aria-hidden="true">
            {words.map((word, index) => (
              <tspan
                key={word}
                x={x}
                dy={`${index === 0 ? (words.length * -0.575).toFixed(2) : 1.15}em`}
              >
                {word}
              </tspan>
            ))}
            <tspan className={styles.score} x={x} dy="1.15em">
              {label(scores[key])}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}

export const frame = {
  viewBox: "-112 -112 224 224",
  width: 400,
  height: 400,
  "aria-hidden": true,
} as const;

/** The flower of these scores without words, once a page. Decorative. */
export function StillFlower({ scores }: { scores: Scores }) {
  return (
    <svg className={styles.still} {...frame}>
      <circle className={styles.disc} r="110" />
      <g id="own-flower">
        <Shapes of={flowerShapes(scores)} ground={ground} />
      </g>
    </svg>
  );
}

/** The flower before it opens. Decorative. */
export function ClosedFlower() {
  return (
    <svg className={styles.still} {...frame} viewBox="-112 -190 224 224">
      <circle className={styles.disc} cy="-78" r="110" />
      <Shapes of={closedFlowerShapes()} ground={ground} />
    </svg>
  );
}

const stillPetals = flowerShapes(stillScores).filter(({ key, covers }) => key && covers);

/**
 * Seven equal petals in outline, those of `grown` in their colors. One that joins while it is shown unfolds. Decorative, for
 * about 48 px, where veins would be a blur.
 */
export function GrowingFlower({ grown }: { grown: readonly ChakraKey[] }) {
  const [early] = useState(grown);
  return (
    <svg className={styles.growing} viewBox="-102 -102 204 204" aria-hidden="true">
      {stillPetals.map(({ d }) => (
        <path key={d} className={styles.bud} d={d} />
      ))}
      {stillPetals.map(
        ({ key, d }) =>
          key &&
          grown.includes(key) && (
            <g key={key} className={`chakra-${key}`}>
              <path
                className={early.includes(key) ? styles.petal : `${styles.petal} ${styles.joins}`}
                d={d}
              />
            </g>
          ),
      )}
      <circle className={styles.heart} r={flowerHeart} />
    </svg>
  );
}
