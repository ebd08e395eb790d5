import { byChakra } from "#domain/chakra.ts";
import { palette } from "#drawing/palette.ts";
import { plainPetals } from "#drawing/plain-flower.ts";
import { brief } from "#drawing/shape.ts";

const fill = (scheme: "light" | "dark") => `svg{fill:${palette.accent[scheme]}}`;

/** Half open, so that seven petals stay apart where the mark is small. */
const petals = plainPetals(byChakra(() => 8)).map(({ d }) => brief(d));

/**
 * The site's mark as an SVG file: a flower of seven petals. It follows the color scheme of the system where the browser applies
 * such a rule within an image, or is always the one on dark.
 */
export function lotusMark(scheme?: "dark"): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-84 -84 168 168">` +
    `<style>${scheme ? fill(scheme) : `${fill("light")}@media(prefers-color-scheme:dark){${fill("dark")}}`}</style>` +
    `<path d="${petals.join("")}"/></svg>`
  );
}
