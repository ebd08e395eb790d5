import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import { mixed, ochre, palette, type Shade } from "./palette.ts";
import { brief, type Shape } from "./shape.ts";
import { crown } from "./scenes/crown.ts";
import { heart } from "./scenes/heart.ts";
import { each } from "./scenes/pen.ts";
import { root } from "./scenes/root.ts";
import { sacral } from "./scenes/sacral.ts";
import { solar } from "./scenes/solar.ts";
import { thirdEye } from "./scenes/third-eye.ts";
import { throat } from "./scenes/throat.ts";

const scenes: ByChakra<() => readonly Shape[]> = {
  root,
  sacral,
  solar,
  heart,
  throat,
  third_eye: thirdEye,
  crown,
};

const drawn: Partial<Record<ChakraKey, readonly Shape[]>> = {};

/** The scene of a chakra, to be painted in order in its color; drawn once. */
export const sceneShapes = (key: ChakraKey): readonly Shape[] => (drawn[key] ??= scenes[key]());

/** The one color of each scene that is not its chakra's: gold, or what is warm beside its own. */
const warm: Partial<Record<ChakraKey, Shade>> = {
  root: ochre,
  solar: palette["sacral-tip"],
  heart: palette["root-tip"],
  throat: palette["sacral-tip"],
  third_eye: { light: palette.gold.light, dark: palette["solar-deep"].dark },
};

/** What an arch shows of a scene, in its units: so wide, from its top down; a tall one is as high as the scene. */
export const arch = { width: 136, top: 12, height: 204 };

/** Where in its scene an arch begins, and a plate of the book. */
export const begins: ByChakra<{ readonly arch: number; readonly plate: number }> = {
  root: { arch: 182, plate: 112 },
  sacral: { arch: 138, plate: 128 },
  solar: { arch: 340, plate: 224 },
  heart: { arch: 284, plate: 203 },
  throat: { arch: 175, plate: 86 },
  third_eye: { arch: 298, plate: 208 },
  crown: { arch: 116, plate: 112 },
};

/** A drawing as an SVG file. */
export const svgFile = (viewBox: string, parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round">${parts}</svg>`;

/** The part of a scene that a small window shows, in its units. */
type Window = { readonly from: number; readonly to: number };

/** What a shape of a scene is painted with in one scheme: its color, those at its top and its foot if it fades, that of its lines, and of its edge if it is a wash: sky, land, water or clouds. */
export function paintOf({ fade, tone, isLit, stroke }: Shape, key: ChakraKey, scheme: keyof Shade) {
  const colorOf = (name: "tint" | "tip" | "petal" | "deep") => palette[`${key}-${name}`][scheme];
  const lit = scheme === "light" ? 1 : isLit ? 0.9 : 0.4;
  const own = mixed(colorOf("tip"), lit, colorOf("petal"));
  const [gold, ink] = [(warm[key] ?? palette.gold)[scheme], colorOf("deep")];
  const night = scheme === "light" ? colorOf("tint") : gold;
  const color = tone ? { warm: gold, night, ink, shade: palette.shade[scheme] }[tone] : own;
  const pale = isLit ? palette[`${key}-petal`].light : colorOf("tint");
  const ends = fade?.map((share) => mixed(color, share, pale));
  const [top = color] = ends ?? [];
  return {
    color,
    edge: fade && !tone && !stroke ? mixed(ink, fade[0], top) : undefined,
    ends,
    pen: tone ? mixed(color, 0.5, palette.ink[scheme]) : isLit ? palette[`${key}-deep`].light : ink,
  };
}

/** The scene of a chakra in the colors of one scheme, as parts of an SVG; in a window what it shows, without the finest lines. */
export function paintScene(key: ChakraKey, scheme: keyof Shade, window?: Window): string {
  const fades: string[] = [];
  const washes: string[] = [];
  const paint = (shape: Shape) => {
    const { fill, stroke } = shape;
    const d = window ? seen(shape.d, window) : shape.d;
    const { color, ends, pen, edge } = paintOf(shape, key, scheme);
    const inside = () => {
      if (!ends) return fill === undefined ? "" : ` fill="${color}" fill-opacity="${fill}"`;
      const [top = color, foot = color] = ends;
      if (top === foot) return ` fill="${top}"`;
      const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/>`;
      if (!fades.includes(stops)) fades.push(stops);
      return ` fill="url(#${key}${fades.indexOf(stops)})"`;
    };
    const line = stroke
      ? ` stroke="${pen}" stroke-width="${stroke.width}" stroke-opacity="${stroke.opacity}"`
      : "";
    if (!d) return "";
    const id = `${key}-${washes.length}`;
    const seed = chakraKeys.indexOf(key) * 9 + washes.length;
    const isSky = edge !== undefined && shape.fade?.[0] === 0;
    if (edge) washes.push(wash(id, seed, isSky ? "gray" : palette.ink[scheme], isSky));
    const drying = edge ? ` filter="url(#${id})"` : "";
    const path = `<path d="${brief(d)}"${inside()}${line}${drying}/>`;
    if (!isSky) return path;
    // The sky comes in from the color of the page, so that no line is seen where it begins.
    const clear = `<linearGradient id="${id}c" x2="0" y2="1"><stop stop-color="${edge}"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></linearGradient>`;
    return `${path}${clear}<path d="M0 0h640v90H0Z" fill="url(#${id}c)"/>`;
  };
  // All of a scene is seen so small that fine lines would only be weight.
  const least = window && window.to - window.from > arch.width ? 0.5 : 0;
  const isSeen = ({ isFine, fill, stroke }: Shape) =>
    !window || (!isFine && (fill !== undefined || (stroke?.width ?? 0) >= least));
  const paths = sceneShapes(key).filter(isSeen).map(paint);
  const gradients = fades.map(
    (stops, index) => `<linearGradient id="${key}${index}" x2="0" y2="1">${stops}</linearGradient>`,
  );
  return [...gradients, ...washes, ...paths].join("");
}

/** How dark wet paper dries, from shallow to deep: color gathers towards the edge of each pool, where it ends at once. */
const pools = `${".4 ".repeat(7)}.3 .3 .7 .6 .5 .4 .3 .3 .8 .7 .6 ${".5 ".repeat(7)}`;

/** How a wash dries, each by a seed of its own: in pools, level ones but in the sky, and towards the color of `ink` along its upper edge, in soft light, which gray leaves as it is. */
const wash = (id: string, seed: number, ink: string, isSky = false) =>
  `<filter id="${id}" height="1.4" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${isSky ? ".005 .009" : ".002 .02"}" numOctaves="6" seed="${seed}"/>` +
  `<feComponentTransfer><feFuncR type="table" tableValues="${pools}"/></feComponentTransfer>` +
  `<feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 .35"/><feBlend in2="SourceGraphic" mode="soft-light" result="wet"/>` +
  `<feOffset in="SourceGraphic" dy="4"/><feGaussianBlur stdDeviation="0 6" result="in"/><feFlood flood-color="${ink}"/>` +
  `<feComposite in2="in" operator="out"/><feBlend in2="wet" mode="soft-light"/><feComposite in2="SourceGraphic" operator="in"/></filter>`;

/** The wash alone over a plate of the book, as an SVG file. */
export const washFile = () =>
  svgFile(
    "0 0 332 240",
    `${wash("dry", 0, "gray")}<path d="M0 0H332V240H0Z" fill="gray" filter="url(#dry)"/>`,
  );

/** The lines of path data that come into a window. */
export function seen(d: string, { from, to }: Window): string {
  return each(d.split(/(?=M)/u), (part) => {
    const across = (part.match(/[\d.]+/gu) ?? []).flatMap((text, index) =>
      index % 2 ? [] : Number(text),
    );
    return Math.min(...across) < to && Math.max(...across) > from ? part : "";
  });
}
