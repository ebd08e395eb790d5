import { brief, type Shape } from "#drawing/shape.ts";

type Props = {
  of: readonly Shape[];
  /** What hides the shapes below, as CSS: the color that the drawing lies on. */
  ground: string;
};

/** The shapes of a drawing, in their order, in the color of the text around them. */
export function Shapes({ of: shapes, ground }: Props) {
  return shapes.map(({ d, covers, fill, stroke }) => (
    <path
      key={d}
      d={brief(d)}
      {...(covers
        ? { fill: fill ? `color-mix(in srgb,currentColor ${fill * 100}%,${ground})` : ground }
        : { fill: fill ? "currentColor" : undefined, fillOpacity: fill === 1 ? undefined : fill })}
      stroke={stroke ? "currentColor" : undefined}
      strokeWidth={stroke?.width}
      strokeOpacity={stroke && stroke.opacity < 1 ? stroke.opacity : undefined}
    />
  ));
}
