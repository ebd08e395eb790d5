import type { Shape } from "#drawing/shape.ts";
import { hatchShapes, leaf, sheet, sheetShapes, solid, type Form, type Shading } from "./form.ts";
import { glitter, landShapes, rise, sky, waterShapes, type Ground } from "./land.ts";
import { away, fine, put, soft, type XY } from "./pen.ts";

const shore = 116;
const moon: XY = [376, 58];
const size = 32;
const lily: XY = [206, 174];

const farHills: Ground = (x) => shore - 5 - rise(x, 60, 27, 110) - rise(x, 250, 12, 70);
const hills: Ground = (x) => shore + 2 - rise(x, 640, 26, 80) - rise(x, 0, 12, 60);

/** A pad that floats: an ellipse with a notch, veins from its middle, and its shadow on the water. */
function padShapes([x, y]: XY, reach: number, notch: number): readonly Shape[] {
  const form = (share: number, across: number, down = 0): XY => {
    const angle = notch + 0.16 + across * (2 * Math.PI - 0.32);
    const radius = share * reach;
    return [x + radius * Math.cos(angle), y + down + 0.3 * radius * Math.sin(angle)];
  };
  const pad = (down: number) =>
    `M${put([x, y + down])}L${put(form(1, 0, down))}A${reach} ${0.3 * reach} 0 1 1 ${put(form(1, 1, down))}Z`;
  const shade: Shading = (share, across) => 0.9 - 0.4 * Math.cos(across * 6.28 - 0.6) - share * 0.3;
  return [
    { d: pad(3), fill: 0.3, tone: "shade" },
    solid(pad(0), 0.62, 0.95, { stroke: soft }),
    ...hatchShapes(form, 21, shade, 1),
  ];
}

/** A petal of the lily: the angle at which it leaves, its length, half its width, and how much of that angle it keeps. */
type Petal = readonly [angle: number, length: number, half: number, lean: number];

/** The petals on both sides, the farthest first. */
const pairs: readonly Petal[] = [
  [0.35, 68, 12, 0.6],
  [1.3, 70, 11, 0.55],
  [0.95, 72, 13, 0.5],
  [0.52, 66, 14, 0.35],
  [1.5, 48, 10, 0.85],
];

function petalShapes([angle, length, half, lean]: Petal, side = 1): readonly Shape[] {
  const foot: XY = [lily[0] + side * angle * 4, lily[1] + 3 - angle];
  const bend = away(foot, side * angle, length * 0.5);
  const tip = away(bend, side * angle * lean, length * 0.55);
  const form = sheet([foot, bend, tip], half, leaf);
  return sheetShapes(form, { fill: 0.72, fade: 0, rows: 9, isLit: true });
}

/** What is lit of a young moon: half of its edge, and back along half an ellipse, from horn to horn. */
const [horn, other] = [0.75, 0.75 + Math.PI].map((angle) => put(away(moon, angle, size)));
const crescent = `M${horn}A${size} ${size} 0 0 1 ${other}A${size} ${size * 0.66} -47 0 0 ${horn}Z`;

/** Rings around the lily. */
const rings: Form = (share, across) => {
  const angle = share * 2 * Math.PI;
  const radius = 80 + across * 36;
  return [lily[0] + radius * Math.sin(angle), lily[1] + 4 - 0.28 * radius * Math.cos(angle)];
};

/** The wings of a dragonfly, and its body. */
const wings =
  "M316 146Q309 142 304 131Q313 138 316 146Q311 138 312 127Q317 137 316 146ZM316 146Q321 150 321 159Q316 154 316 146Q324 149 326 156Q319 152 316 146Z";
const body =
  "M318.4 143.3Q321.6 142 321 144.4L319.6 145.7Q308 150.4 296 157Q306 149.6 318.4 143.3Z";

/** A lily on still water under a crescent, whose light lies upon the water. */
export function sacral(): readonly Shape[] {
  return [
    sky(shore, 0.42),
    solid(crescent, 0.7, 1, { tone: "warm", stroke: fine }),
    ...landShapes(farHills, { fill: 0.6, fade: 0.3, rows: 12, depth: 26, light: 200, foot: shore }),
    ...landShapes(hills, { fill: 0.6, fade: 0.3, rows: 12, depth: 26, light: 300, foot: shore }),
    ...waterShapes(shore, 0.74, 2.4),
    glitter(381, shore, 11, 47),
    ...hatchShapes(rings, 4, (share) => 0.66 + 0.36 * Math.sin(share * 8 + 3), 20),
    ...padShapes([540, 170], 40, 2.6),
    ...padShapes([268, 190], 50, 4),
    ...padShapes([lily[0], lily[1] + 7], 70, 2.2),
    ...petalShapes([0, 74, 13, 1]),
    ...pairs.flatMap((petal) => [...petalShapes(petal, -1), ...petalShapes(petal)]),
    ...petalShapes([0.04, 56, 15, 1]),
    ...padShapes([510, 216], 44, 5.4),
    solid(wings, 0, 0.2, { isLit: true, stroke: soft }),
    { d: body, fill: 0.9, tone: "ink" },
  ];
}
