import type { ByChakra } from "#domain/chakra.ts";
import type { ChakraState } from "#domain/scan/scores.ts";

/** A color in the light and in the dark scheme. */
export type Shade = { readonly light: string; readonly dark: string };

/** For graphics only: at least 3.8:1 on every background. Never for body text. */
export const chakraColors: ByChakra<Shade> = {
  root: { light: "#B93A40", dark: "#E0696E" },
  sacral: { light: "#BE5A1A", dark: "#E58A4E" },
  solar: { light: "#967100", dark: "#D9AE3C" },
  heart: { light: "#2F7F50", dark: "#63B583" },
  throat: { light: "#1F7A9C", dark: "#57B0D2" },
  third_eye: { light: "#5159BE", dark: "#8F97EE" },
  crown: { light: "#8550B5", dark: "#BE93E6" },
};

/**
 * Bars and borders of the states: balanced sage, needs_support light blue, blocked taupe (spec 4). In the light scheme each
 * is darker than its name, for contrast; the light blue became a steel blue.
 */
export const stateColors: Readonly<Record<ChakraState, Shade>> = {
  balanced: { light: "#5C8768", dark: "#76A983" },
  needs_support: { light: "#4A80AB", dark: "#6FA3CC" },
  blocked: { light: "#8A765F", dark: "#AD977D" },
};

/** The word of a state and the ground of its badge: at least 4.5:1. */
export const badgeColors: Readonly<
  Record<ChakraState, { readonly ink: Shade; readonly fill: Shade }>
> = {
  balanced: {
    ink: { light: "#234630", dark: "#C3E3C8" },
    fill: { light: "#DFEADD", dark: "#22342A" },
  },
  needs_support: {
    ink: { light: "#1B4162", dark: "#BCDDF6" },
    fill: { light: "#DCE9F4", dark: "#1D3144" },
  },
  blocked: {
    ink: { light: "#4D3F31", dark: "#E4D6C6" },
    fill: { light: "#EAE1D7", dark: "#382F27" },
  },
};
