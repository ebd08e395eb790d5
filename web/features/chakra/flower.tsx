import type { ReactNode } from "react";
import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { flowerLabels, flowerParts, openRings } from "#drawing/flower.ts";
import { flowerViewBox } from "#drawing/shape.ts";
import { FlowerParts } from "./flower-paths.tsx";
import styles from "./flower.module.css";

type Props = {
  scores: Scores;
  names: ByChakra<string>;
  /** What is written beside a petal and read aloud, such as "9" or "78%"; the score itself if left out. */
  label?: ((score: number, key: ChakraKey) => string) | undefined;
  /** The drawing of the flower itself. */
  children?: ReactNode;
};

/** Names and numbers around the flower of the seven scores; the same numbers must stand in text beside it. */
export function Flower({ scores, names, label = String, children }: Props) {
  const readAloud = chakraKeys.map((key) => `${names[key]} ${label(scores[key], key)}`).join(", ");
  return (
    <svg
      className={styles.named}
      viewBox="-145 -138 290 268"
      role="img"
      aria-label={`Flower of seven petals. ${readAloud}.`}
    >
      {children}
      {openRings(scores).map(({ score, reach, x }) => (
        <text
          key={score}
          className={styles.ring}
          x={x}
          y={reach - 4.5}
          textAnchor={x < 0 ? "end" : undefined}
          aria-hidden="true"
        >
          {score}
        </text>
      ))}
      {flowerLabels.map(({ key, anchor, ...place }) => {
        const [x, y] = [place.x.toFixed(1), place.y.toFixed(1)];
        // A line for each word, so that long names leave the flower its room on a phone.
        const words = names[key].split(" ");
        return (
          <text key={key} y={y} textAnchor={anchor} aria-hidden="true">
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
              {label(scores[key], key).replace(" to ", " › ")}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}

type Own = { scores: Scores; answers: Answers };

/** The drawing itself, once a page: other flowers of the page use it. */
export function OwnParts({ scores, answers }: Own) {
  return <FlowerParts id="own" parts={flowerParts(scores, answers)} />;
}

export const frame = {
  viewBox: flowerViewBox,
  width: 400,
  height: 400,
  "aria-hidden": true,
} as const;

/** The flower of a report's reader without words, to be drawn again from `#own-flower`. Decorative. */
export function StillFlower(own: Own) {
  return (
    <svg className={styles.still} {...frame}>
      <g id="own-flower">
        <OwnParts {...own} />
      </g>
    </svg>
  );
}

/** The same once more, with the petals of some chakras; the others are faint. Decorative. */
export function LitFlower({ lit }: { lit: readonly ChakraKey[] }) {
  const dim = (svg: SVGSVGElement | null) => {
    for (const key of chakraKeys) {
      svg?.style.setProperty(`--lit-${key}`, lit.includes(key) ? "1" : "0.2");
    }
  };
  return (
    <svg {...frame} ref={dim}>
      <use href="#own-flower" />
    </svg>
  );
}
