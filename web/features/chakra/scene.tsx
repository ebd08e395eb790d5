import type { ChakraKey } from "#domain/chakra.ts";
import { sceneShapes, sceneViewBox } from "#drawing/scene.ts";
import colors from "./chakra-color.module.css";
import styles from "./scene.module.css";

/** The scene of a chakra in its color, as wide as what it stands in, on the color of the page. Decorative. */
export function Scene({ chakra }: { chakra: ChakraKey }) {
  return (
    <svg className={`${styles.scene} ${colors[chakra]}`} viewBox={sceneViewBox} aria-hidden="true">
      {sceneShapes(chakra).map(({ d, covers, fill, stroke }) => (
        <g key={d}>
          {covers && <path className={styles.ground} d={d} />}
          <path
            d={d}
            fill={fill ? "currentColor" : undefined}
            fillOpacity={fill}
            stroke={stroke ? "currentColor" : undefined}
            strokeWidth={stroke?.width}
            strokeOpacity={stroke?.opacity}
          />
        </g>
      ))}
    </svg>
  );
}
