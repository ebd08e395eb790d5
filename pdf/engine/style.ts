import { mixed, palette, paperShades } from "#drawing/palette.ts";

/** The faces: Lora for what the report says, Figtree for labels, times, scores, notes and what is ticked (decision 007). */
export type Font = "regular" | "bold" | "heading" | "italic";

/** The faces as font files, TTF or WOFF. */
export type FontFiles = Readonly<Record<Font, Uint8Array>>;

/** The width of a text in points, kerning included. */
export type Ruler = (text: string, font: Font, size: number) => number;

/** How far letters reach above and below the baseline, as shares of their size. */
export const ascender = 0.72;
export const descender = 0.23;

const width = 595.28;
const height = 841.89;
const margin = 50;

/** A4 in points, 50 pt margins, and nothing but the footer in the last 80 pt (spec 9). */
export const sheet = {
  width,
  height,
  margin,
  left: margin,
  right: width - margin,
  top: margin,
  bottom: height - 80,
  /** Baseline of the footer, inside the bottom margin. */
  footer: height - margin - 3,
} as const;

/** The step of the baseline grid, half a line of running text: heights and gaps are whole steps. */
export const step = 7;

/** The length in whole steps of the grid, rounded up. */
export function inSteps(length: number): number {
  return Math.ceil(length / step - 1e-6) * step;
}

/** White space between sections, above what has a title beside it, between the parts of a chapter, and between the items of a part. */
export const gaps = { section: 7 * step, title: 4 * step, part: 3 * step, item: step } as const;

export type Column = { readonly x: number; readonly width: number };

/** The full measure; the narrow column of labels, and what of it titles fill, and the column of some 70 letters that is read. */
export const columns = {
  full: { x: sheet.left, width: sheet.right - sheet.left },
  title: { x: sheet.left, width: 115 },
  label: { x: sheet.left, width: 122 },
  text: { x: 190, width: sheet.right - 190 },
} as const satisfies Readonly<Record<string, Column>>;

/** On white: ink 14:1, quiet 7:1, accent 9:1; the rest is decoration. On a field stands ink alone. */
export const colors = {
  ...paperShades,
  ink: palette.ink.light,
  quiet: palette["ink-2"].light,
  accent: palette.accent.light,
  accentSoft: palette["accent-soft"].light,
  paper: palette.surface.light,
} as const;

/** A color laid thinly on paper: `share` of it is seen. */
export function tint(color: string, share: number): string {
  return mixed(color, share, colors.paper).toUpperCase();
}

/** A size of type; all lengths in points. */
export type TypeStyle = {
  readonly font: Font;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
};

const { ink, quiet, accent } = colors;

/** 8 for what is beside the matter, 8.5 for notes, 9.5 for terms, answers and cautions, 10 to look up, 10.5 to read, 11.5 for labels and what is large, 13 for the letter, 15 and 23 to stop at, and titles, smaller where they share a page. */
export const styles = {
  small: { font: "regular", size: 8, leading: 10.5, color: quiet },
  smallStrong: { font: "bold", size: 8, leading: 10.5, color: ink },
  note: { font: "regular", size: 8.5, leading: 11.5, color: quiet },
  caution: { font: "regular", size: 9.5, leading: 12.5, color: ink },
  answer: { font: "regular", size: 9.5, leading: 14, color: quiet },
  body: { font: "regular", size: 10, leading: 14, color: ink },
  prose: { font: "heading", size: 10.5, leading: 14, color: ink },
  quiet: { font: "regular", size: 10, leading: 14, color: quiet },
  strong: { font: "bold", size: 10, leading: 14, color: ink },
  term: { font: "bold", size: 9.5, leading: 14, color: ink },
  label: { font: "heading", size: 11.5, leading: 14, color: ink },
  link: { font: "regular", size: 10, leading: 14, color: accent },
  badge: { font: "bold", size: 8, leading: 14, color: ink },
  large: { font: "heading", size: 11.5, leading: 17.5, color: ink },
  letter: { font: "heading", size: 13, leading: 21, color: ink },
  affirmation: { font: "italic", size: 12, leading: 21, color: ink },
  headline: { font: "heading", size: 15, leading: 21, color: ink },
  quotation: { font: "italic", size: 15, leading: 21, color: ink },
  subsection: { font: "heading", size: 19, leading: 28, color: ink },
  opening: { font: "italic", size: 23, leading: 28, color: ink },
  section: { font: "heading", size: 32, leading: 35, color: ink },
  ordinal: { font: "heading", size: 32, leading: 28, color: accent },
  numeral: { font: "heading", size: 60, leading: 35, color: ink },
} as const satisfies Readonly<Record<string, TypeStyle>>;

/** Sizes of the visitor's name on the cover: the largest is used that needs `mostNameLines` at most. */
export const nameSizes = [24, 19, 16, 13.5, 11, 9.5] as const;
export const mostNameLines = 3;

type Leaded = Pick<TypeStyle, "size" | "leading">;

/** The distance from the top of a line to its baseline, with the letters centered in the leading. */
export function centeredBaseline({ size, leading }: Leaded): number {
  return (leading + (ascender - descender) * size) / 2;
}

const gridBaseline = centeredBaseline(styles.body) % step;

/** The distance from the top of a line to its baseline: on the grid, where the leading is in whole steps. */
export function baselineOf(style: Leaded): number {
  const centered = centeredBaseline(style);
  if (style.leading % step !== 0) return centered;
  return Math.round((centered - gridBaseline) / step) * step + gridBaseline;
}
