import type { ReactNode } from "react";
import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { isNamedAbove, scorePlace, turnOf } from "#drawing/flower-scale.ts";
import { flowerParts, openRings } from "#drawing/flower.ts";
import { FlowerNames } from "./flower-names.tsx";
import { FlowerParts, frame } from "./flower-paths.tsx";
import styles from "./flower.module.css";

type Props = {
  scores: Scores;
  names: ByChakra<string>;
  /** What is written beside a petal and read aloud, such as "9" or "78%"; the score itself if left out. */
  label?: ((score: number, key: ChakraKey) => string) | undefined;
  /** What a ring says. */
  ring?: ((score: number) => string) | undefined;
  /** The drawing of the flower itself. */
  children?: ReactNode;
};

/** Names and numbers around the flower of the seven scores; the same numbers must stand in text beside it. */
export function Flower({ scores, names, label = String, ring = String, children }: Props) {
  const readAloud = chakraKeys.map((key) => `${names[key]} ${label(scores[key], key)}`).join(", ");
  return (
    <svg
      className={styles.named}
      viewBox="-140 -140 280 280"
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
          {ring(score)}
        </text>
      ))}
      <FlowerNames id="flower" names={names} />
      {chakraKeys.map((key) => (
        <Mark key={key} chakra={key} label={label(scores[key], key)} />
      ))}
    </svg>
  );
}

/** A score, upright on the circle; or two along it, as the name lies, because upright they have no room at the sides. */
function Mark({ chakra, label }: { chakra: ChakraKey; label: string }) {
  const [score = "", now] = label.split(" to ");
  const place = scorePlace(chakra, now ? 1 : score.length);
  if (!now) {
    return (
      <text className={styles.score} {...place} aria-hidden="true">
        {score}
      </text>
    );
  }
  const turn = (turnOf(chakra) * 180) / Math.PI + (isNamedAbove(chakra) ? 0 : 180);
  return (
    <g
      className={styles.score}
      transform={`translate(${place.x} ${place.y}) rotate(${turn})`}
      aria-hidden="true"
    >
      <text x={-12.5}>{score}</text>
      <text x={12.5}>{now}</text>
      <path d="M-4 0H4M1.5-2.5 4 0 1.5 2.5" fill="none" stroke="currentColor" strokeWidth={1.25} />
    </g>
  );
}

type Own = { scores: Scores; answers: Answers };

/** The drawing itself, once a page: other flowers of the page use it. */
export function OwnParts({ scores, answers }: Own) {
  return <FlowerParts id="own" parts={flowerParts(scores, answers)} />;
}

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
