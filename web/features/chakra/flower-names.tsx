import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import { isNamedAbove, nameCircles, turnOf } from "#drawing/flower-scale.ts";
import styles from "./flower.module.css";

/** A circle from its lowest point clockwise, or from its highest counterclockwise. */
const circleFrom = (y: number, clockwise: 0 | 1) =>
  `M0 ${y}a${y} ${y} 0 0 ${clockwise} 0 ${-2 * y}a${y} ${y} 0 0 ${clockwise} 0 ${2 * y}`;

type Props = {
  /** Begins the ids of its circles: one flower on a page, one name. */
  id: string;
  names: ByChakra<string>;
  /** The one in bold. */
  current?: ChakraKey | undefined;
};

/** The name of each chakra before its petal, along a circle around the leaf. Decorative: the same must stand in text. */
export function FlowerNames({ id, names, current }: Props) {
  return (
    <g className={styles.names} aria-hidden="true">
      <circle r={nameCircles.scores} />
      <path id={`${id}-above`} d={circleFrom(nameCircles.above, 1)} />
      <path id={`${id}-below`} d={circleFrom(-nameCircles.below, 0)} />
      {chakraKeys.map((key) => {
        const turn = (turnOf(key) / Math.PI) * 50;
        const isAbove = isNamedAbove(key);
        return (
          <text key={key} className={key === current ? styles.current : undefined}>
            <textPath
              href={`#${id}-${isAbove ? "above" : "below"}`}
              startOffset={`${((isAbove ? turn + 50 : 100 - turn) % 100).toFixed(2)}%`}
            >
              {names[key]}
            </textPath>
          </text>
        );
      })}
    </g>
  );
}
