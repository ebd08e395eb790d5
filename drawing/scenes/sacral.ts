import type { Shape } from "#drawing/shape.ts";
import {
  arc,
  away,
  bold,
  chance,
  disc,
  faint,
  fine,
  glint,
  leafShapes,
  put,
  times,
  type XY,
} from "./pen.ts";

const moon: XY = [438, 62];
const size = 44;
const lily: XY = [196, 176];

/** The lit part of the moon: between its edge and the edge of a disc that is shifted away from the light. */
function crescent(): string {
  const [from, to] = [0.415, 4.185] as const;
  return `${arc(moon, [size, size], from, to)}A${size} ${size} 0 0 0 ${put(away(moon, from, size))}Z`;
}

/** A water lily amid six rings, and a low moon with its light on the water. */
export function sacral(): readonly Shape[] {
  const next = chance(5);
  const light = times(18, (index) => {
    const half = (9 + index * 2.3) * (0.5 + next() * 0.8);
    const x = moon[0] + (next() - 0.5) * (6 + index * 2.2);
    return glint([x, 120 + index * 4.6 + index * index * 0.1], half, 0.5 + index * 0.035);
  });
  const water = times(40, (index) => {
    const [x, y] = [40 + next() * 560, 120 + index * 2.8];
    const half = (14 + index) * (0.6 + next() * 0.7);
    const isFree = Math.hypot((x - lily[0]) / 3.4, y - lily[1]) > 56;
    return isFree && x > half + 10 && x < 630 - half ? glint([x, y], half, 0.5) : "";
  });
  // They are open behind the lily, where the light falls on the water.
  const rings = times(6, (index) =>
    arc(lily, [46 + index * 23, 11 + index * 6.4], 0.5 + next() * 0.6, 5.78 - next() * 0.6),
  );
  return [
    { d: disc(moon, size), fill: 0.07, stroke: faint },
    { d: crescent(), fill: 0.44, stroke: bold },
    { d: glint([320, 115], 306, 0.7), fill: 0.8 },
    {
      d:
        glint([130, 115], 96, 4.5, 0) +
        glint([214, 115], 70, 2.6, 0) +
        glint([560, 115], 52, 2.6, 0),
      fill: 0.16,
    },
    { d: light.join(""), fill: 0.6 },
    { d: water.join(""), fill: 0.5 },
    { d: rings.slice(0, 2).join(""), stroke: bold },
    { d: rings.slice(2).join(""), stroke: fine },
    ...[-1.3, 1.3, -0.85, 0.85, -0.32, 0.34].flatMap((angle, index) =>
      leafShapes({ foot: lily, angle, length: 50 + index * 2.4, half: 11, pairs: 2 }),
    ),
  ];
}
