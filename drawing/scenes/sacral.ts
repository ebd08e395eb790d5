import type { Shape } from "#drawing/shape.ts";
import { circle } from "#drawing/petal.ts";
import { bold, chance, faint, fine, leaf, line, put, times, type XY } from "./pen.ts";

const moon: XY = [436, 66];
const lily: XY = [196, 178];

/** A stroke on the water: flat, pointed at both ends. */
function glint([x, y]: XY, half: number, thickness: number): string {
  return `M${put([x - half, y])}Q${put([x, y - thickness], [x + half, y])}Q${put([x, y + thickness], [x - half, y])}Z`;
}

function ellipse([x, y]: XY, rx: number, ry: number): string {
  const half = `A${rx} ${ry} 0 1 1 `;
  return `M${put([x - rx, y])}${half}${put([x + rx, y])}${half}${put([x - rx, y])}Z`;
}

/** A water lily with six rings around it, and a low moon with its light on the water. */
export function sacral(): readonly Shape[] {
  const next = chance(5);
  const light = times(17, (index) => {
    const y = 122 + index * 5 + index * index * 0.11;
    const half = (10 + index * 2.1) * (0.5 + next());
    return glint([moon[0] + (next() - 0.5) * (8 + index * 1.6), y], half, 1.6);
  });
  const waves = times(22, () => {
    const y = 124 + next() * 104;
    const x = 40 + next() * 560;
    const half = 8 + next() * 26;
    return Math.hypot((x - lily[0]) / 3.2, y - lily[1]) < 52
      ? ""
      : line(
          [x - half, y],
          [x - half / 2, y - 1.5],
          [x, y],
          [x + half / 2, y + 1.5],
          [x + half, y],
        );
  });
  const petals = [-1.25, 1.25, -0.8, 0.8, -0.3, 0.32].map((angle, index) =>
    leaf([lily[0], lily[1]], angle, 40 + index * 2.4, 9.5, { pairs: 2 }),
  );
  return [
    { d: circle(40, { x: moon[0], y: moon[1] }), fill: 0.12, stroke: bold },
    { d: circle(54, { x: moon[0], y: moon[1] }), stroke: faint },
    { d: line([24, 116], [616, 116]), stroke: fine },
    { d: light.join(""), fill: 0.55 },
    { d: waves.join(""), stroke: faint },
    {
      d: times(6, (index) => ellipse(lily, 34 + index * 22, 9 + index * 6.6)).join(""),
      stroke: fine,
    },
    ...petals.flatMap(({ outline, veins }): readonly Shape[] => [
      { d: outline, covers: true, fill: 0.16, stroke: bold },
      { d: veins, stroke: fine },
    ]),
  ];
}
