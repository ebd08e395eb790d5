import { lotusPaths, lotusViewBox } from "#drawing/lotus.ts";

const [light, dark] = ["svg{stroke:#4b3f72}", "svg{stroke:#c9bdf5}"];

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
    `<style>${scheme ? dark : `${light}@media(prefers-color-scheme:dark){${dark}}`}</style>` +
    `${paths.join("")}</svg>`
  );
}
