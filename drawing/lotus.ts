import { byChakra, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import { circle, pointAt, write } from "./petal.ts";

/** A stroked outline. */
export type Stroke = { readonly d: string; readonly strokeWidth: number };

/** The square that a lotus is drawn in: x and y from -48 to 48. */
export const lotusViewBox = "-48 -48 96 96";

/** How many petals tradition gives each chakra; the crown's thousand are drawn as three rings. */
export const petalCounts: ByChakra<number> = {
  root: 4,
  sacral: 6,
  solar: 10,
  heart: 12,
  throat: 16,
  third_eye: 2,
  crown: 1000,
};

const outlineWidth = 2;
const fineWidth = 1.4;
const signWidth = 1.6;

/** The width in pixels below which the crown has fewer petals, so that its lines do not run together. */
const fineFrom = 56;

/**
 * The lotus of a chakra: its petals, a circle, and the sign inside, as outlines in `lotusViewBox`;
 * `size` is the width in pixels at which it will be shown.
 */
export function lotusPaths(key: ChakraKey, size: number = fineFrom): readonly Stroke[] {
  return key === "crown" && size < fineFrom ? smallCrown : lotuses[key];
}

/** Petals from one radius to another, each from foot over tip to foot, where the next begins. */
function ring(count: number, innerRadius: number, outerRadius: number, turn = 0): string {
  const halfWidth = Math.PI / count;
  const bellyRadius = innerRadius + (outerRadius - innerRadius) * 0.62;
  const petals = Array.from({ length: count }, (_, index) => {
    const angle = (index + turn) * 2 * halfWidth;
    const at = (share: number, radius: number) => write(pointAt(angle + share * halfWidth, radius));
    return (
      (index === 0 ? `M${at(-1, innerRadius)}` : "") +
      `C${at(-1.12, bellyRadius)} ${at(-0.25, outerRadius * 0.93)} ${at(0, outerRadius)}` +
      `C${at(0.25, outerRadius * 0.93)} ${at(1.12, bellyRadius)} ${at(1, innerRadius)}`
    );
  });
  return petals.join("");
}

const signs: ByChakra<string> = {
  root: "M10.6 -10.6L10.6 10.6 -10.6 10.6 -10.6 -10.6Z",
  sacral: "M-11 -4A11.5 11.5 0 1 0 11 -4A9 9 0 1 1 -11 -4Z",
  solar: "M0 14L-12.1 -7 12.1 -7Z",
  heart: "M0 -14L12.1 7 -12.1 7ZM0 14L-12.1 -7 12.1 -7Z",
  throat: circle(11),
  third_eye: "M0 14L-12.1 -7 12.1 -7Z",
  crown: circle(4),
};

const twoLargePetals =
  "M0 -20C-16 -29 -31 -11 -46 0C-31 11 -16 29 0 20M0 -20C16 -29 31 -11 46 0C31 11 16 29 0 20";

function petalsOf(key: ChakraKey): readonly Stroke[] {
  if (key === "third_eye") return [{ d: twoLargePetals + circle(19), strokeWidth: outlineWidth }];
  if (key === "crown") {
    const rings = ring(20, 12, 22) + ring(28, 22, 32, 0.5) + ring(36, 32, 44);
    return [
      { d: rings, strokeWidth: fineWidth },
      { d: circle(12), strokeWidth: fineWidth },
    ];
  }
  return [{ d: ring(petalCounts[key], 20, 44) + circle(20), strokeWidth: outlineWidth }];
}

const smallCrown: readonly Stroke[] = [
  { d: ring(16, 14, 29) + ring(24, 29, 44, 0.5) + circle(14), strokeWidth: outlineWidth },
  { d: signs.crown, strokeWidth: signWidth },
];

const lotuses: ByChakra<readonly Stroke[]> = byChakra((key) => [
  ...petalsOf(key),
  { d: signs[key], strokeWidth: signWidth },
]);
