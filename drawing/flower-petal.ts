import { portionOf } from "#domain/scan/scores.ts";
import type { FlowerShape } from "./flower.ts";
import { flowerFoot, petalEdge, petalHalf, petalReach } from "./flower-scale.ts";
import { curveThrough, write, type Point } from "./petal.ts";

/** Numbers from 0 to 1, the same each time for the same flower. */
export type Chance = () => number;

/** A petal that points upwards: its right half, which lies in shade, then its left half and what is folded. */
export type Petal = Readonly<Record<"right" | "left", readonly FlowerShape[]>>;

type Side = -1 | 1;

/** A petal to draw on. */
type Sheet = {
  /** 0 for a bud, 1 for a bloom. */
  readonly open: number;
  /** The point `across` it, as a share of half its width, and `along` it from foot (0) to tip (1). */
  readonly at: (across: number, along: number) => Point;
};

/** The petal of a score. Its bow, its lines and its folds vary by chance. */
export function petalOf(score: number, chance: Chance): Petal {
  const open = portionOf(score);
  const [length, half] = [petalReach(score) - flowerFoot, petalHalf(score)];
  const bow = sideBy(chance) * (0.6 + 4.5 * open * chance());
  const sheetAt = (away: number): Sheet => ({
    open,
    at: (across, along) => ({
      x: across * half + bow * Math.sin(Math.PI * along) ** 2 - away,
      y: -flowerFoot - length * along + away / 3,
    }),
  });
  const sheet = sheetAt(0);
  const stroke = { tone: "deep", width: 0.6, opacity: 0.6 } as const;
  const rib = { d: line(sheet, 0, 0.02, 0.97), stroke };
  return {
    right: [
      { d: outline(sheet, 1), fill: "blush" },
      { d: outline(sheet, 1), fill: "shade", opacity: 0.09 },
      ...linesOf(sheet, 1, chance),
    ],
    left: [
      // Its shadow falls upon the petal before.
      { d: outline(sheetAt(1.6), -1), fill: "shade", opacity: 0.14 },
      { d: outline(sheet, -1), fill: "blush" },
      ...linesOf(sheet, -1, chance),
      ...(open < 0.45 ? [wrap(sheet, chance)] : [rib, ...lips(sheet, chance)]),
    ],
  };
}

const sideBy = (chance: Chance): Side => (chance() < 0.5 ? -1 : 1);

/** The edge of one side, from foot to tip. */
function edge({ open, at }: Sheet, side: Side): string {
  const [foot, a, b, belly, c, d, tip] = petalEdge(open).map(([across, along]) =>
    write(at(side * across, along)),
  );
  return `M${foot}C${a} ${b} ${belly}C${c} ${d} ${tip}`;
}

/** Half of a petal: the edge, and back along the middle. */
function outline(sheet: Sheet, side: Side): string {
  const [tip, middle, foot] = [1, 0.5, 0].map((along) => sheet.at(0, along));
  return `${edge(sheet, side)}${tip && middle && foot ? curveThrough(tip, middle, foot) : ""}Z`;
}

/** The width of a side at `along`, as a share of half the width: the curves of the edge, solved for their height. */
function widthAt(open: number, along: number): number {
  const handles = petalEdge(open);
  const first = along < (handles[3]?.[1] ?? 0) ? 0 : 3;
  const on = (axis: 0 | 1, t: number) =>
    [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3].reduce(
      (sum, weight, index) => sum + weight * (handles[first + index]?.[axis] ?? 0),
      0,
    );
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 12; halving++) {
    const middle = (low + high) / 2;
    if (on(1, middle) < along) low = middle;
    else high = middle;
  }
  return on(0, low);
}

/** A line at a share of the width, from one height to another. */
function line({ open, at }: Sheet, share: number, from: number, to: number): string {
  const [start, middle, end] = [from, (from + to) / 2, to].map((along) =>
    at(share * widthAt(open, along), along),
  );
  return start && middle && end ? `M${write(start)}${curveThrough(start, middle, end)}` : "";
}

/**
 * Lines that follow the form: long ones that rise from the foot, the nearer to the edge the shorter, and short ones at the foot and
 * under the tip. They gather in the shade, and leave a gleam open on the other side.
 */
function linesOf(sheet: Sheet, side: Side, chance: Chance): readonly FlowerShape[] {
  const count = Math.round((side > 0 ? 8 : 6) + 7 * sheet.open);
  const lines = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.6) / count;
    const gleam = (side > 0 ? 0.25 : 1) * Math.exp(-(((share - 0.52) / 0.2) ** 2));
    const rise = (0.84 - 0.26 * share + 0.1 * chance()) * (1 - 0.42 * gleam);
    const under = 0.985 - 0.3 * share ** 1.5;
    return {
      long: line(sheet, side * share, 0.07 + 0.07 * chance() + 0.12 * share ** 2, rise),
      short:
        line(sheet, side * (share - 0.4 / count), 0.05, 0.15 + 0.17 * chance()) +
        (index % 2 ? "" : line(sheet, side * share * 0.97, under, under - 0.1 - 0.14 * chance())),
    };
  });
  const stroke = { tone: "deep", width: 0.34, opacity: 0.6 } as const;
  const joined = (length: "long" | "short", some = lines) =>
    some.map((one) => one[length]).join("");
  const every = (rest: number) => lines.filter((_, index) => index % 2 === rest);
  return [
    // A closed bud is so slim that its long lines gather by themselves; in a small bloom every second one would run together.
    ...(sheet.open > 0
      ? ([
          { d: joined("long", every(0)), stroke: { ...stroke, width: 0.42 } },
          { d: joined("long", every(1)), stroke: { ...stroke, width: 0.26 }, isFine: true },
          { d: joined("short"), stroke: { ...stroke, width: 0.4, opacity: 0.42 } },
        ] as const)
      : [{ d: joined("long"), stroke }]),
    { d: edge(sheet, side), stroke: { tone: "deep", width: 0.75, opacity: 0.9 } },
  ];
}

/** A bud is still wrapped: one edge lies over the other, from the tip down to the foot. */
function wrap({ open, at }: Sheet, chance: Chance): FlowerShape {
  const side = sideBy(chance);
  const over = side * (0.62 - open);
  const [tip, a, b, foot] = [
    at(0, 1),
    at(side * 0.42, 0.86),
    at(-over * 0.9, 0.52),
    at(over * 0.5, 0.06),
  ].map(write);
  return { d: `M${tip}C${a} ${b} ${foot}`, stroke: { tone: "deep", width: 0.7, opacity: 0.75 } };
}

/** The edge of a bloom turns over below its tip, and shows its back: here broad, there narrow, now and then on both sides or on none. */
function lips(sheet: Sheet, chance: Chance): readonly FlowerShape[] {
  const [side, kind] = [sideBy(chance), chance()];
  const sizes = kind < 0.2 ? [] : kind < 0.75 ? [1] : [1, -0.5];
  return sizes.map((size) => lip(sheet, side, size, chance));
}

/** `size` is negative on the other side. */
function lip({ open, at }: Sheet, side: Side, size: number, chance: Chance): FlowerShape {
  const to = 0.88 + 0.1 * chance();
  const from = to - Math.abs(size) * (0.2 + 0.35 * chance());
  const depth = (0.22 + 0.5 * chance()) * open * Math.abs(size);
  const on = (part: number, inwards = 0) => {
    const along = from + (to - from) * part;
    return write(at(Math.sign(size) * side * (widthAt(open, along) - inwards), along));
  };
  // The fold is deepest nearer to its upper or to its lower end.
  const [upper, lower] = [0.3 + chance(), 0.3 + chance()].map((share) => share * depth);
  return {
    d: `M${[0, 0.25, 0.5, 0.75, 1].map((part) => on(part)).join("L")}C${on(0.7, upper)} ${on(0.25, lower)} ${on(0)}Z`,
    fill: "tip",
    opacity: 0.55,
    stroke: { tone: "deep", width: 0.5, opacity: 0.8 },
  };
}
