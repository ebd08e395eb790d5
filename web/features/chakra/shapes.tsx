import type { FlowerShape } from "#drawing/flower.ts";
import { brief } from "#drawing/shape.ts";

type Props = {
  of: readonly FlowerShape[];
  /** What hides the shapes below, as CSS: the color that the drawing lies on. */
  ground: string;
};

/** The shapes of a drawing, in their order, neighbors of one chakra as a group in its color. */
export function Shapes({ of: shapes, ground }: Props) {
  const groups: FlowerShape[][] = [];
  for (const shape of shapes) {
    const group = groups.at(-1);
    if (group?.[0]?.key === shape.key) group?.push(shape);
    else groups.push([shape]);
  }
  return groups.map((group) => {
    const [first] = group;
    const paths = <Paths key={first?.d} of={group} ground={ground} />;
    if (!first?.key) return paths;
    return (
      <g key={first.d} className={`chakra-${first.key}`}>
        {paths}
      </g>
    );
  });
}

/** Shapes in the color of the text around them. */
export function Paths({ of: shapes, ground }: Props) {
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
