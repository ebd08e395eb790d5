import type { ChakraKey } from "#domain/chakra.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { plainPetals } from "#drawing/plain-flower.ts";
import { brief } from "#drawing/shape.ts";
import styles from "./ghost.module.css";

/** The outline of other scores over a drawing of a flower, dotted; of one petal, where it is named. */
export function Ghost({ scores, only }: { scores: Scores; only?: ChakraKey }) {
  const outlines = plainPetals(scores).filter(({ key }) => !only || key === only);
  return <path className={styles.ghost} d={outlines.map(({ d }) => brief(d)).join("")} />;
}
