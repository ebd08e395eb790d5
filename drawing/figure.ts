import type { ByChakra } from "#domain/chakra.ts";
import { maxScore, minScore } from "#domain/scores.ts";
import type { Point } from "./petal.ts";

/** The frame of the seated figure: 260 wide, 290 high. */
export const figureViewBox = "0 0 260 290";

const center = 130;

/** Where the seven points sit on the axis, from the base of the spine to the crown of the head. */
export const figurePoints: ByChakra<Point> = {
  root: { x: center, y: 236 },
  sacral: { x: center, y: 204 },
  solar: { x: center, y: 172 },
  heart: { x: center, y: 138 },
  throat: { x: center, y: 96 },
  third_eye: { x: center, y: 56 },
  crown: { x: center, y: 24 },
};

/** Mirrors half an outline, since the figure is symmetrical. */
function bothSides(draw: (x: (fromCenter: number) => number) => string): string {
  return draw((d) => center - d) + draw((d) => center + d);
}

const torso =
  "M119 86C119 96 115 100 103 105C82 113 71 124 67 147C63 172 55 194 43 210C33 212 24 219 21 229" +
  "C17 243 27 254 44 257C72 262 101 263 130 263C159 263 188 262 216 257C233 254 243 243 239 229" +
  "C236 219 227 212 217 210C205 194 197 172 193 147C189 124 178 113 157 105C145 100 141 96 141 86Z";

const head =
  "M106 58C106 40 116 30 130 30C144 30 154 40 154 58C154 76 143 90 130 90C117 90 106 76 106 58Z";

const arms = bothSides((x) => `M${x(38)} 134C${x(40)} 160 ${x(48)} 186 ${x(64)} 210`);
const legs =
  bothSides((x) => `M${x(86)} 232C${x(60)} 222 ${x(32)} 226 ${x(0)} 244`) +
  bothSides((x) => `M${x(66)} 252C${x(42)} 250 ${x(20)} 248 ${x(0)} 244`);

/** Outlines of the seated figure: closed shapes to fill and stroke, and lines to stroke only. */
export const figurePaths = {
  bodies: [torso, head],
  lines: arms + legs,
  axis: `M${center} 24V236`,
} as const;

/** How one point of the figure is drawn: its dot, and the glow around it (0: none). */
export type Light = { readonly radius: number; readonly opacity: number; readonly glow: number };

/** The light of a point for a score from 3 to 12; without a score, a plain dot. */
export function figureLight(score?: number): Light {
  if (score === undefined) return { radius: 6.5, opacity: 1, glow: 0 };
  const strength = (score - minScore) / (maxScore - minScore);
  return {
    radius: 4.5 + 2.5 * strength,
    opacity: 0.35 + 0.65 * strength,
    glow: strength === 0 ? 0 : 8 + 8 * strength,
  };
}
