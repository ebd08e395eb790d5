import type { ChakraKey } from "#domain/chakra.ts";
import { sceneShapes, sceneViewBox } from "#drawing/scene.ts";
import styles from "./scene.module.css";
import { Shapes } from "./shapes.tsx";

/** The scene of a chakra in its color, as wide as what it stands in, on the color of the page. Decorative, and not printed. */
export function Scene({ chakra }: { chakra: ChakraKey }) {
  return (
    <svg
      className={`screen-only ${styles.scene} chakra-${chakra}`}
      viewBox={sceneViewBox}
      aria-hidden="true"
    >
      <Shapes of={sceneShapes(chakra)} ground="var(--bg)" />
    </svg>
  );
}
