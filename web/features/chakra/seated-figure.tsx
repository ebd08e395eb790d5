import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { figurePaths, figurePoints, figureViewBox } from "#drawing/figure.ts";
import colors from "./chakra-color.module.css";
import styles from "./seated-figure.module.css";

/** A seated figure with seven points from the base of the spine to the crown; `active` dims all but one. */
export function SeatedFigure({ active }: { active?: ChakraKey }) {
  return (
    <svg
      className={styles.figure}
      viewBox={figureViewBox}
      width={260}
      height={290}
      role="img"
      aria-label="A seated figure with seven points, from the base of the spine to the crown of the head"
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
      {chakraKeys.map((key) => (
        <g
          key={key}
          className={colors[key]}
          opacity={active === undefined || active === key ? 1 : 0.25}
        >
          <circle className={styles.halo} cx={figurePoints[key].x} cy={figurePoints[key].y} r="9" />
          <circle fill="currentColor" cx={figurePoints[key].x} cy={figurePoints[key].y} r="6.5" />
        </g>
      ))}
    </svg>
  );
}
