import { chakraKeys, type ByChakra } from "#domain/chakra.ts";
import type { Scores } from "#domain/scores.ts";
import { wheelPetals, wheelRim, wheelRings } from "#drawing/wheel.ts";
import colors from "./chakra-color.module.css";
import styles from "./balance-wheel.module.css";

type Props = {
  scores: Scores;
  names: ByChakra<string>;
  /** What is written at a petal's end and read aloud, such as "9" or "78%"; the score itself if left out. */
  label?: (score: number) => string;
};

/** The seven scores as petals, each as long as its score; the same numbers must stand in text beside it. */
export function BalanceWheel({ scores, names, label = String }: Props) {
  const readAloud = chakraKeys.map((key) => `${names[key]} ${label(scores[key])}`).join(", ");
  return (
    <div className={styles.frame}>
      <svg
        className={styles.wheel}
        viewBox="-194 -142 388 276"
        role="img"
        aria-label={`Balance wheel. ${readAloud}.`}
      >
        {wheelRings.map((radius) => (
          <circle
            key={radius}
            className={radius === wheelRim ? styles.rim : styles.ring}
            r={radius}
          />
        ))}
        {wheelPetals(scores).map(({ key, d, tip, label: place }) => (
          <g key={key} className={colors[key]}>
            <path className={styles.petal} d={d} />
            <circle fill="currentColor" cx={tip.x} cy={tip.y} r="4.5" />
            <text className={styles.label} y={place.y} textAnchor={anchorAt(place.x)}>
              <tspan x={place.x} dy="-0.55em">
                {names[key]}
              </tspan>
              <tspan className={styles.score} x={place.x} dy="1.15em">
                {label(scores[key])}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function anchorAt(x: number): "start" | "middle" | "end" {
  if (Math.abs(x) < 20) return "middle";
  return x > 0 ? "start" : "end";
}
