import { chakraKeys } from "#domain/chakra.ts";
import { chakraStates } from "#domain/scan/scores.ts";

/** A color in the light and in the dark scheme. */
export type Shade = { readonly light: string; readonly dark: string };

/** Every color of screen, paper and pictures, which take the light ones. In CSS each is a custom property of its name. */
export const palette = {
  bg: { light: "#fbf8f3", dark: "#17141f" },
  surface: { light: "#ffffff", dark: "#211e2b" },
  sunken: { light: "#f3eee6", dark: "#2b2736" },
  // Bands of a page: paper by day, and by night a depth between page and card.
  band: { light: "#f3eee6", dark: "#1f1b2b" },
  "band-accent": { light: "#ece8f5", dark: "#221b3a" },
  ink: { light: "#2a2833", dark: "#f2efe9" },
  "ink-2": { light: "#4d4a58", dark: "#c5c0cd" },
  line: { light: "#e2dbcf", dark: "#3b3648" },
  control: { light: "#807a8a", dark: "#8d8899" },
  // The accent and its companions: a new one wants new companions down to accent-soft, and band-accent.
  accent: { light: "#4b3f72", dark: "#c9bdf5" },
  "accent-hover": { light: "#3a3059", dark: "#ddd5fa" },
  "on-accent": { light: "#ffffff", dark: "#211a38" },
  "accent-soft": { light: "#ece8f5", dark: "#2f2a45" },
  danger: { light: "#a3262f", dark: "#ffb3b3" },
  "danger-soft": { light: "#fbeaea", dark: "#3b2226" },
  backdrop: { light: "#2a283394", dark: "#08080cb3" },
  "bg-dimmed": { light: "#827f84", dark: "#0c0c12" },

  // The states (spec 4): balanced sage, needs_support light blue, blocked taupe; by day darker than their names, for contrast.
  "balanced-fill": { light: "#dfeadd", dark: "#22342a" },
  "balanced-ink": { light: "#234630", dark: "#c3e3c8" },
  "balanced-line": { light: "#5c8768", dark: "#76a983" },
  "needs_support-fill": { light: "#dce9f4", dark: "#1d3144" },
  "needs_support-ink": { light: "#1b4162", dark: "#bcddf6" },
  "needs_support-line": { light: "#4a80ab", dark: "#6fa3cc" },
  "blocked-fill": { light: "#eae1d7", dark: "#382f27" },
  "blocked-ink": { light: "#4d3f31", dark: "#e4d6c6" },
  "blocked-line": { light: "#8a765f", dark: "#ad977d" },

  // For graphics only: at least 3.8:1 on every background. Never for body text.
  root: { light: "#b93a40", dark: "#e0696e" },
  sacral: { light: "#be5a1a", dark: "#e58a4e" },
  solar: { light: "#967100", dark: "#d9ae3c" },
  heart: { light: "#2f7f50", dark: "#63b583" },
  throat: { light: "#1f7a9c", dark: "#57b0d2" },
  third_eye: { light: "#5159be", dark: "#8f97ee" },
  crown: { light: "#8550b5", dark: "#be93e6" },

  // A petal from its foot, pale by day and deep by night, to its tip, and the lines on it, which hold 3:1 to what is around.
  "root-petal": { light: "#fdeeea", dark: "#5a1a2c" },
  "sacral-petal": { light: "#fdf0e2", dark: "#7a2a14" },
  "solar-petal": { light: "#fdf6dc", dark: "#744a08" },
  "heart-petal": { light: "#ebf6e6", dark: "#0f4d38" },
  "throat-petal": { light: "#e6f3f6", dark: "#0d3d58" },
  "third_eye-petal": { light: "#ececfb", dark: "#262b70" },
  "crown-petal": { light: "#f4ebf9", dark: "#43266c" },
  "root-tip": { light: "#c23a45", dark: "#f07c80" },
  "sacral-tip": { light: "#d0661f", dark: "#f5a066" },
  "solar-tip": { light: "#c39200", dark: "#eec551" },
  "heart-tip": { light: "#2f8a55", dark: "#74cf98" },
  "throat-tip": { light: "#1f7fa3", dark: "#66c3e6" },
  "third_eye-tip": { light: "#5159be", dark: "#a0a8fa" },
  "crown-tip": { light: "#8550b5", dark: "#cda5f5" },
  "root-deep": { light: "#6e1522", dark: "#ffc9c4" },
  "sacral-deep": { light: "#7e2f0c", dark: "#ffd8b5" },
  "solar-deep": { light: "#634500", dark: "#ffedb5" },
  "heart-deep": { light: "#0f4a35", dark: "#c6f4d6" },
  "throat-deep": { light: "#0c4563", dark: "#c5ecfb" },
  "third_eye-deep": { light: "#272c7a", dark: "#dadeff" },
  "crown-deep": { light: "#4a2379", dark: "#eedbff" },

  // The leaf under the flower, its veins and its edge; what lies in shade, and a shadow cast on the leaf; stamens and seed pod.
  leaf: { light: "#f5f7ef", dark: "#16221f" },
  "leaf-deep": { light: "#e4ebdd", dark: "#213530" },
  cast: { light: "#1f5238", dark: "#08060e" },
  vein: { light: "#d3dfcd", dark: "#294037" },
  brim: { light: "#6f8f70", dark: "#6d9c86" },
  shade: { light: "#2b1a3a", dark: "#08060e" },
  gold: { light: "#f2bd45", dark: "#ffd97f" },
  "gold-deep": { light: "#744900", dark: "#3b2500" },

  // A chapter's ground: by day a tenth of its color on the surface, by night a depth below it, from which drawings glow.
  "root-tint": { light: "#f9edee", dark: "#381a22" },
  "sacral-tint": { light: "#f9f0ea", dark: "#3b221f" },
  "solar-tint": { light: "#f6f2e8", dark: "#332a15" },
  "heart-tint": { light: "#ecf3ef", dark: "#172f25" },
  "throat-tint": { light: "#ebf3f6", dark: "#142c39" },
  "third_eye-tint": { light: "#eff0f9", dark: "#222548" },
  "crown-tint": { light: "#f4eff8", dark: "#2f214b" },
} as const satisfies Readonly<Record<string, Shade>>;

/** The roots in the earth, deeper than gold. */
export const ochre: Shade = { light: "#d9962f", dark: "#e5a746" };

/** One color on another: `share` of it is seen. Both as six hexadecimal digits. */
export function mixed(over: string, share: number, ground: string): string {
  const channels = [1, 3, 5].map((start) => {
    const [front = 0, back = 0] = [over, ground].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round(back + (front - back) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** Shades that only the PDF has, for decoration. */
export const paperShades = {
  rule: "#b9b0a2",
  hairline: "#dcd5c9",
  track: "#efeae1",
  field: "#f7f3ec",
} as const;

/**
 * The palette as the custom properties of the site, on `paper` those of the day at night too, and the classes `chakra-root` to `chakra-crown` and `state-balanced` to
 * `state-blocked`, which give what they are on the colors of a chakra or a state.
 */
export function paletteSheet(): string {
  const properties = (scheme: keyof Shade) =>
    Object.entries(palette)
      .map(([name, shade]) => `--${name}:${shade[scheme]}`)
      .join(";");
  const chakras = chakraKeys.map(
    (key) =>
      `.chakra-${key}{--tone:var(--${key});${["petal", "tip", "deep", "tint"].map((name) => `--${name}:var(--${key}-${name})`).join(";")};--dusk:var(--night,var(--${key}-deep));color:var(--tone)}`,
  );
  const states = chakraStates.map(
    (state) =>
      `.state-${state}{--tone:var(--${state}-line);background:var(--${state}-fill);color:var(--${state}-ink)}`,
  );
  return (
    `:root,.paper{${properties("light")};--night:initial}@media(prefers-color-scheme:dark){:root{${properties("dark")};--night:var(--shade)}}` +
    `@layer base{${[...chakras, ...states].join("")}}`
  );
}
