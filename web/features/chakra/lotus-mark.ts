import { lotusPaths, lotusViewBox } from "#drawing/lotus.ts";
import { palette } from "#drawing/palette.ts";

const stroke = (scheme: "light" | "dark") => `svg{stroke:${palette.accent[scheme]}}`;

/**
 * The site's mark as an SVG file: the lotus of twelve petals. It follows the color scheme of the system where the browser applies
 * such a rule within an image, or is always the one on dark.
 */
export function lotusMark(scheme?: "dark"): string {
  const paths = lotusPaths("heart").map(
    ({ d, strokeWidth }) => `<path d="${d}" stroke-width="${strokeWidth * 1.6}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${lotusViewBox}" fill="none" stroke-linejoin="round">` +
    `<style>${scheme ? stroke(scheme) : `${stroke("light")}@media(prefers-color-scheme:dark){${stroke("dark")}}`}</style>` +
    `${paths.join("")}</svg>`
  );
}
