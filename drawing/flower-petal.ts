import { portionOf } from "#domain/scan/scores.ts";
import type { FlowerShape } from "./flower.ts";
import { flowerFoot, petalEdge, petalHalf, petalReach } from "./flower-scale.ts";
import { curveThrough, pointAt, write, type Point } from "./petal.ts";

/** Numbers from 0 to 1, the same each time for the same flower. */
export type Chance = () => number;

/** A petal that points upwards: its right half, which lies in shade, then its left half and what is folded. */
export type Petal = Readonly<Record<"right" | "left", readonly FlowerShape[]>>;

type Side = -1 | 1;

/** A petal to draw on. */
type Sheet = {
  /** 0 for a bud, 1 for a bloom. */
  readonly open: number;
  /** The point `across` it, as a share of half its width, and `along` it from foot (0) to tip (1), which a bow moves by `bent`. */
  readonly at: (across: number, along: number, bent?: number) => Point;
};

/** How far a bow moves the points of petalEdge: as far before the belly as after it, so that there is no corner. */
const bends = [0, 0, 0.8, 0.8, 0.8, 0.16, 0];

const pen = { tone: "deep", width: 0.6, opacity: 0.6 } as const;
/** Around a shadow, which is fainter where only this reaches. */
const faint = { tone: "cast", width: 2.4, opacity: 0.08 } as const;

/** The petal of a score, to be turned so far. Its bow, its lines and its folds vary by chance. */
export function petalOf(score: number, turn: number, chance: Chance): Petal {
  const open = portionOf(score);
  const foot = flowerFoot - 2;
  const [length, half] = [petalReach(score) - foot, petalHalf(score)];
  const bow = sideBy(chance) * (0.6 + 4.5 * open * chance());
  const sheetAt = (away: Point): Sheet => ({
    open,
    at: (across, along, bent = 0.8 * Math.sin(Math.PI * along) ** 2) => ({
      x: across * half + bow * bent + away.x,
      y: -foot - length * along + away.y,
    }),
  });
  const sheet = sheetAt({ x: 0, y: 0 });
  // The light is at the upper left, however the petal is turned.
  const shadow = sheetAt(pointAt(0.77 * Math.PI - turn, 2));
  return {
    right: [
      { d: whole(shadow), fill: "cast", opacity: 0.12, stroke: faint },
      { d: outline(sheet, 1), fill: "blush" },
      { d: outline(sheet, 1), fill: "dusk", opacity: 0.16 - 0.06 * open },
      ...linesOf(sheet, 1, chance),
      ...(open < 0.45 ? [wrap(sheet, chance)] : []),
    ],
    left: [
      { d: outline(sheet, -1), fill: "blush" },
      ...linesOf(sheet, -1, chance),
      { d: line(sheet, 0, 0.02, 0.97), stroke: pen },
      ...(open < 0.45 ? [] : lips(sheet, chance)),
    ],
  };
}

const sideBy = (chance: Chance): Side => (chance() < 0.5 ? -1 : 1);

/** The ends and handles of the two curves at a share of half the width: 1 is the right edge. */
const curvesAt = ({ open, at }: Sheet, share: number) =>
  petalEdge(open).map(([across, along], index) => at(share * across, along, bends[index]));

/** The edge of one side, from foot to tip. */
function edge(sheet: Sheet, side: Side): string {
  const [foot, ...rest] = curvesAt(sheet, side).map(write);
  return `M${foot}C${rest.join(" ")}`;
}

/** Half of a petal: the edge, and back along the middle. */
const outline = (sheet: Sheet, side: Side) =>
  `${edge(sheet, side)}${line(sheet, 0, 1, 0).replace(/^[^Q]+/u, "")}Z`;

/** All of a petal: the left edge, and back along the right one. */
function whole(sheet: Sheet): string {
  const [, ...back] = curvesAt(sheet, 1).toReversed().map(write);
  return `${edge(sheet, -1)}C${back.join(" ")}Z`;
}

/** The point at `part` of the two curves at a share of half the width. */
function pointOn(sheet: Sheet, share: number, part: number): Point {
  const first = part < 0.5 ? 0 : 3;
  const t = part * 2 - first / 3;
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
  const points = curvesAt(sheet, share);
  const on = (axis: keyof Point) =>
    weights.reduce((sum, w, index) => sum + w * (points[first + index]?.[axis] ?? 0), 0);
  return { x: on("x"), y: on("y") };
}

/** A line at a share of half the width, from one part of the curves to another. */
function line(sheet: Sheet, share: number, from: number, to: number): string {
  const on = (part: number) => pointOn(sheet, share, part);
  return `M${write(on(from))}${curveThrough(on(from), on((from + to) / 2), on(to))}`;
}

/**
 * Lines that follow the form: long ones that rise from the foot, the nearer to the edge the shorter, and short ones at the foot and
 * under the tip. They gather in the shade, and leave a gleam open on the other side.
 */
function linesOf(sheet: Sheet, side: Side, chance: Chance): readonly FlowerShape[] {
  const count = Math.round((side > 0 ? 3 : 2) + 12 * sheet.open);
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
  const [even = "", odd = ""] = [0, 1].map((rest) =>
    lines.map(({ long }, index) => (index % 2 === rest ? long : "")).join(""),
  );
  return [
    { d: even, stroke: { ...pen, width: 0.42 } },
    // Where a bloom is small, these would run together; a bud has few.
    { d: odd, stroke: { ...pen, width: sheet.open < 0.45 ? 0.42 : 0.26 } },
    { d: lines.map(({ short }) => short).join(""), stroke: { ...pen, width: 0.34 } },
    { d: edge(sheet, side), stroke: { ...pen, width: 0.75, opacity: 0.9 } },
  ];
}

/** A bud is still wrapped: its edge in the shade lies over it, from the tip down to the foot. */
function wrap(sheet: Sheet, chance: Chance): FlowerShape {
  const within = [sheet.at(0.34, 0.84), sheet.at(0.1 + 0.5 * chance(), 0.5), sheet.at(0, 0)];
  return {
    d: `${edge(sheet, 1)}C${within.map(write).join(" ")}`,
    fill: "dusk",
    opacity: 0.12,
    stroke: pen,
  };
}

/** The edge of a bloom turns over below its tip, and shows its back: here broad, there narrow, now and then on both sides or on none. */
function lips(sheet: Sheet, chance: Chance): readonly FlowerShape[] {
  const [side, kind] = [sideBy(chance), chance()];
  const sizes = kind < 0.2 ? [] : kind < 0.75 ? [1] : [1, -0.5];
  return sizes.map((size) => lip(sheet, side, size, chance));
}

/** `size` is negative on the other side. */
function lip(sheet: Sheet, side: Side, size: number, chance: Chance): FlowerShape {
  const to = 0.88 + 0.1 * chance();
  const from = to - Math.abs(size) * (0.2 + 0.35 * chance());
  const depth = (0.4 + 0.7 * chance()) * sheet.open * Math.abs(size);
  const on = (part: number, inwards = 0) =>
    write(pointOn(sheet, Math.sign(size) * side * (1 - inwards), from + (to - from) * part));
  const [upper, lower] = [0.3 + chance(), 0.3 + chance()].map((share) => share * depth);
  return {
    d: `M${[0, 0.25, 0.5, 0.75, 1].map((part) => on(part)).join("L")}C${on(0.7, upper)} ${on(0.25, lower)} ${on(0)}Z`,
    fill: "tip",
    opacity: 0.55,
    stroke: { ...pen, opacity: 0.8 },
  };
}
