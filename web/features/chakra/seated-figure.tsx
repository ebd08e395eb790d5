import { chakraKeys } from "#domain/chakra.ts";
import type { Scores } from "#domain/scores.ts";
import { figureLight, figurePaths, figurePoints, figureViewBox } from "#drawing/figure.ts";
import colors from "./chakra-color.module.css";
import styles from "./seated-figure.module.css";

type Props = {
  /** Lights each point by its score: from a faint dot at 3 to one with a full glow at 12. Without them all are lit. */
  scores?: Scores;
};

const shape =
  "A seated figure with seven points, from the base of the spine to the crown of the head";

/** A seated figure with seven points; the numbers behind its lights must stand beside it. */
export function SeatedFigure({ scores }: Props) {
  return (
    <svg
      className={styles.figure}
      viewBox={figureViewBox}
      width={260}
      height={290}
      role="img"
      aria-label={scores ? `${shape}, each as bright as its score` : shape}
    >
      <circle className={styles.disc} cx="130" cy="146" r="126" />
      <circle className={styles.ring} cx="130" cy="146" r="98" />
      <circle className={styles.dottedRing} cx="130" cy="146" r="112" />
      <ellipse className={styles.ground} cx="130" cy="266" rx="104" ry="9" />
      {figurePaths.bodies.map((d) => (
        <path key={d} className={styles.body} d={d} />
      ))}
      <path className={styles.limbs} d={figurePaths.lines} />
      <path className={styles.axis} d={figurePaths.axis} />
      {chakraKeys.map((key) => {
        const { x, y } = figurePoints[key];
        const { radius, opacity, glow } = figureLight(scores?.[key]);
        return (
          <g key={key} className={colors[key]}>
            <circle className={styles.halo} cx={x} cy={y} r="9" />
            {glow > 0 && <circle className={styles.glow} cx={x} cy={y} r={glow} />}
            <circle fill="currentColor" opacity={opacity} cx={x} cy={y} r={radius} />
          </g>
        );
      })}
    </svg>
  );
}
