import { chakraKeys } from "#domain/chakra.ts";
import { flowerShapes, stillScores, type FlowerShape } from "#drawing/flower.ts";
import { frame, ground } from "./flower.tsx";
import styles from "./flower.module.css";
import { Paths } from "./shapes.tsx";

const stillShapes = flowerShapes(stillScores);
const [petal, stamens] = [stillShapes.slice(1, 5), stillShapes.filter(isOfRoot).slice(4)];
const [sepals, heart, center] = stillShapes.filter(({ key }) => !key).map((shape) => [shape]);

function isOfRoot({ key }: FlowerShape): boolean {
  return key === "root";
}

/**
 * The sign of the site, where there are no scores to show: one petal, drawn seven times. Decorative. A page has it once, and
 * then `SignAgain`.
 */
export function Sign() {
  return (
    <svg className={styles.still} {...frame}>
      <circle className={styles.disc} r="110" />
      <defs>
        <g id="petal">
          <Paths of={petal} ground={ground} />
        </g>
        <g id="stamens">
          <Paths of={stamens} ground={ground} />
        </g>
      </defs>
      <g id="sign">
        <Paths of={sepals ?? []} ground={ground} />
        <SevenTimes href="#petal" />
        <Paths of={heart ?? []} ground={ground} />
        <SevenTimes href="#stamens" />
        <Paths of={center ?? []} ground={ground} />
      </g>
    </svg>
  );
}

function SevenTimes({ href }: { href: string }) {
  return chakraKeys.map((key, index) => (
    <use
      key={key}
      href={href}
      className={`chakra-${key}`}
      transform={`rotate(${((360 * index) / chakraKeys.length).toFixed(2)})`}
    />
  ));
}

/** The sign once more, on a page that has it. Decorative. */
export function SignAgain() {
  return (
    <svg className={styles.still} {...frame}>
      <use href="#sign" />
    </svg>
  );
}
