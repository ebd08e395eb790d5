import { chakraKeys } from "#domain/chakra.ts";
import { flowerParts, seenAt, stillAnswers, stillScores } from "#drawing/flower.ts";
import { turnOf } from "#drawing/flower-scale.ts";
import { FlowerPaths, Gradients, rotation } from "./flower-paths.tsx";
import { frame } from "./flower.tsx";
import styles from "./flower.module.css";

const parts = seenAt(1, flowerParts(stillScores, stillAnswers));
const [leaf, ...others] = parts;
const [whole, half, stamens] = others.filter(({ key }) => key === "root");
const pod = others.at(-1);

/**
 * The sign of the site, where there are no scores to show: one petal, drawn seven times. Decorative. A page has it once, and
 * then `SignAgain`.
 */
export function Sign() {
  return (
    <svg className={styles.still} {...frame}>
      <Gradients id="sign" />
      <defs>
        {/* A whole petal begins with its right half. */}
        <g id="petal-right">
          <FlowerPaths of={whole?.shapes.slice(0, -(half?.shapes.length ?? 0)) ?? []} />
        </g>
        <g id="petal-left">
          <FlowerPaths of={half?.shapes ?? []} />
        </g>
        <g id="stamens">
          <FlowerPaths of={stamens?.shapes ?? []} />
        </g>
      </defs>
      <g id="sign">
        <g fill="url(#sign-pad)">
          <FlowerPaths of={leaf?.shapes ?? []} />
        </g>
        {[...chakraKeys, chakraKeys[0]].map((key, index) => (
          <g
            key={index}
            className={`chakra-${key}`}
            fill={`url(#sign-${key})`}
            transform={rotation(turnOf(key))}
          >
            {index < chakraKeys.length && <use href="#petal-right" />}
            <use href="#petal-left" />
          </g>
        ))}
        {chakraKeys.map((key) => (
          <use
            key={key}
            href="#stamens"
            className={`chakra-${key}`}
            transform={rotation(turnOf(key))}
          />
        ))}
        <FlowerPaths of={pod?.shapes ?? []} />
      </g>
    </svg>
  );
}

/** The sign once more, on a page that has it. Decorative. */
export function SignAgain() {
  return (
    <svg className={styles.still} {...frame}>
      <use href="#sign" />
    </svg>
  );
}
