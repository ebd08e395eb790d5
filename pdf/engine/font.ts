/** The three faces of spec 9. */
export type Font = "regular" | "bold" | "oblique";

/** The width of a text in points, kerning included. */
export type Ruler = (text: string, font: Font, size: number) => number;

/** How far Helvetica reaches above and below the baseline, as shares of its size. */
export const ascender = 0.718;
export const descender = 0.207;
