import { ascender, descender, type Font } from "./font.ts";

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

export type Column = { readonly x: number; readonly width: number };

/** The full measure, and the text column beside the labels. */
export const columns = {
  full: { x: sheet.left, width: sheet.right - sheet.left },
  label: { x: sheet.left, width: 92 },
  text: { x: 158, width: sheet.right - 158 },
} as const satisfies Readonly<Record<string, Column>>;

/** On white: ink 14:1, quiet 7:1, accent 9:1; the rest is decoration. */
export const colors = {
  ink: "#2A2833",
  quiet: "#4d4a58",
  accent: "#4B3F72",
  rule: "#B9B0A2",
  hairline: "#DCD5C9",
  track: "#EFEAE1",
} as const;

/** A size of type; all lengths in points. */
export type TypeStyle = {
  readonly font: Font;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
};

export const styles = {
  brand: { font: "bold", size: 11, leading: 14, color: colors.accent },
  title: { font: "bold", size: 30, leading: 36, color: colors.ink },
  section: { font: "bold", size: 20, leading: 24, color: colors.ink },
  label: { font: "bold", size: 10, leading: 14.5, color: colors.accent },
  lead: { font: "bold", size: 12, leading: 17, color: colors.ink },
  strong: { font: "bold", size: 10, leading: 14.5, color: colors.ink },
  body: { font: "regular", size: 10, leading: 14.5, color: colors.ink },
  quiet: { font: "regular", size: 9.5, leading: 14.5, color: colors.quiet },
  aside: { font: "oblique", size: 10, leading: 14.5, color: colors.quiet },
  quote: { font: "oblique", size: 11.5, leading: 18, color: colors.ink },
  badge: { font: "bold", size: 8.5, leading: 14.5, color: colors.ink },
  small: { font: "regular", size: 8.5, leading: 12, color: colors.quiet },
  link: { font: "regular", size: 10, leading: 14.5, color: colors.accent },
} as const satisfies Readonly<Record<string, TypeStyle>>;

/** Sizes of the visitor's name on the cover: the largest is used that needs `mostNameLines` at most. */
export const nameSizes = [19, 16, 13.5, 11, 9.5] as const;
export const mostNameLines = 3;

/** The distance from the top of a line to its baseline, with the letters centered in the leading. */
export function baselineOf({
  size,
  leading,
}: {
  readonly size: number;
  readonly leading: number;
}): number {
  return (leading + (ascender - descender) * size) / 2;
}
