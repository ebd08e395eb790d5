import type { ReactNode } from "react";
import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { turnOf } from "#drawing/flower-scale.ts";
import styles from "./flower.module.css";

/** The frame of a flower with a circle of names around it. */
export const namedViewBox = "-128 -128 256 256";

/** From the lowest point clockwise, and from the highest counterclockwise, to be read from below. */
const above = `M0 116A116 116 0 0 1 0-116A116 116 0 0 1 0 116`;
const below = `M0-123A123 123 0 0 0 0 123A123 123 0 0 0 0-123`;

type Props = {
  /** Begins the ids of its circles: one flower on a page, one name. */
  id: string;
  children: (key: ChakraKey) => ReactNode;
};

/** What is written before each petal, along a circle around the leaf. Decorative: the same must stand in text. */
export function FlowerNames({ id, children }: Props) {
  return (
    <g className={styles.names} aria-hidden="true">
      <circle r="127" />
      <path id={`${id}-above`} d={above} />
      <path id={`${id}-below`} d={below} />
      {chakraKeys.map((key) => {
        const turn = (turnOf(key) / Math.PI) * 50;
        const isAbove = turn < 33 || turn > 66;
        return (
          <text key={key}>
            <textPath
              href={`#${id}-${isAbove ? "above" : "below"}`}
              startOffset={`${((isAbove ? turn + 50 : 100 - turn) % 100).toFixed(2)}%`}
            >
              {children(key)}
            </textPath>
          </text>
        );
      })}
    </g>
  );
}
