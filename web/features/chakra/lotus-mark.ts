import { lotusPaths, lotusViewBox } from "#drawing/lotus.ts";

/** The site's mark as an SVG file: the lotus of twelve petals, which follows the color scheme of the system. */
export function lotusMark(): string {
  const paths = lotusPaths("heart").map(
    ({ d, strokeWidth }) => `<path d="${d}" stroke-width="${strokeWidth * 1.6}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${lotusViewBox}" fill="none" stroke-linejoin="round">` +
    "<style>svg{stroke:#4b3f72}@media(prefers-color-scheme:dark){svg{stroke:#c9bdf5}}</style>" +
    `${paths.join("")}</svg>`
  );
}
