import type { Shape } from "#drawing/shape.ts";
import { circle } from "#drawing/petal.ts";
import { away, bold, fine, line, put, taper, times, type XY } from "./pen.ts";

const sun: XY = [404, 116];

type Hill = {
  readonly y: number;
  readonly height: number;
  readonly wave: number;
  readonly phase: number;
  readonly slope: number;
};

const hills: readonly Hill[] = [
  { y: 132, height: 14, wave: 84, phase: 1.2, slope: -0.02 },
  { y: 152, height: 18, wave: 104, phase: 4.1, slope: 0.01 },
  { y: 180, height: 20, wave: 128, phase: 0.4, slope: 0.03 },
  { y: 206, height: 14, wave: 150, phase: 3, slope: -0.03 },
];

const crest = ({ y, height, wave, phase, slope }: Hill, x: number) =>
  y -
  height * Math.sin(x / wave + phase) -
  height * 0.3 * Math.sin((2.3 * x) / wave) +
  slope * (x - 320);

function hillShapes(hill: Hill, index: number): readonly Shape[] {
  const top = times(14, (at): XY => [16 + at * 46.77, crest(hill, 16 + at * 46.77)]);
  return [
    {
      d: `${line(...top)}L${put([624, 236], [16, 236])}Z`,
      covers: true,
      fill: 0.06 + index * 0.04,
    },
    { d: line(...top), stroke: bold },
  ];
}

/** The sun with fine rays over layered hills. */
export function solar(): readonly Shape[] {
  const rays = times(40, (index) => {
    const angle = -1.75 + index * 0.0897;
    const long = index % 4 === 0;
    return {
      long,
      from: away(sun, angle, 50),
      to: away(sun, angle, long ? 104 : index % 2 ? 66 : 82),
    };
  });
  return [
    {
      d: rays
        .filter(({ long }) => !long)
        .map(({ from, to }) => line(from, to))
        .join(""),
      stroke: fine,
    },
    {
      d: rays
        .filter(({ long }) => long)
        .map(({ from, to }) => taper(2, from, to))
        .join(""),
      fill: 1,
    },
    { d: circle(40, { x: sun[0], y: sun[1] }), fill: 0.16, stroke: bold },
    { d: circle(29, { x: sun[0], y: sun[1] }), fill: 0.14 },
    ...hills.flatMap(hillShapes),
  ];
}
