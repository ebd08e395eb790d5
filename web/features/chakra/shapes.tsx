import type { FlowerShape } from "#drawing/flower.ts";
import colors from "./chakra-color.module.css";

type Props = {
  of: readonly FlowerShape[];
  /** The class of what hides the shapes below: the color that the drawing lies on. */
  ground: string | undefined;
};

/** The shapes of a drawing, in their order; one without a key has the color of the text around it. */
export function Shapes({ of: shapes, ground }: Props) {
  return shapes.map(({ d, key, covers, fill, stroke }) => (
    <g key={d} className={key ? colors[key] : undefined}>
      {covers && <path className={ground} d={d} />}
      <path
        d={d}
        fill={fill ? "currentColor" : undefined}
        fillOpacity={fill}
        stroke={stroke ? "currentColor" : undefined}
        strokeWidth={stroke?.width}
        strokeOpacity={stroke?.opacity}
      />
    </g>
  ));
}
