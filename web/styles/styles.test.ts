import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors as printed } from "#pdf/engine/style.ts";
import { paper as snapshotPaper } from "#web/features/scan/snapshot-picture.ts";
import { contrast } from "#tests/contrast.ts";
import { paper as sharePaper } from "#web/features/og-image/og-image.ts";

/** A color in the light scheme and in the dark one, as "#rrggbb". */
type Token = readonly [light: string, dark: string];

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const tokens = new Map<string, Token>(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/gu)].map(
    ([, name = "", light = "", dark = ""]) => [name, [light, dark]],
  ),
);

/** Everything that text stands on. */
const grounds = ["bg", "surface", "sunken", "accent-soft", "band", "band-accent"];
const states = ["balanced", "needs-support", "blocked"];
const chakras = ["root", "sacral", "solar", "heart", "throat", "third-eye", "crown"];

type Pair = readonly [front: string, back: string];
const on = (fronts: readonly string[], backs: readonly string[]): readonly Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back]));

/** WCAG 2.2: text to read as level AAA asks (1.4.6), other text as AA (1.4.3), graphics and controls 3:1 (1.4.11). */
const rules: readonly { readonly least: number; readonly pairs: readonly Pair[] }[] = [
  {
    least: 7,
    pairs: on(["ink", "ink-2"], [...grounds, ...chakras.map((chakra) => `${chakra}-tint`)]),
  },
  {
    least: 4.5,
    pairs: [
      ...on(["accent", "accent-hover"], grounds),
      ...on(["on-accent"], ["accent", "accent-hover"]),
      ...on(["danger"], ["bg", "surface", "danger-soft"]),
      ...states.map((state): Pair => [`${state}-ink`, `${state}-fill`]),
      // The word "Completed" in the order details.
      ["balanced-ink", "surface"],
    ],
  },
  {
    least: 3,
    pairs: [
      ...on(["control", "focus", "accent"], grounds),
      ...on(["danger"], ["surface"]),
      ...states.map((state): Pair => [`${state}-line`, `${state}-fill`]),
      ...on([...states.map((state) => `${state}-line`), ...chakras], ["bg", "surface", "sunken"]),
      ...chakras.map((chakra): Pair => [chakra, `${chakra}-tint`]),
    ],
  },
];

for (const { least, pairs } of rules) {
  test(`text and graphics that need ${least}:1 have it, in the light scheme and the dark one`, () => {
    const tooFaint = pairs.flatMap(([front, back]) =>
      [0, 1].flatMap((scheme) => {
        const ratio = contrast(shade(front, scheme), shade(back, scheme));
        return ratio < least
          ? [`${scheme === 0 ? "light" : "dark"}: ${front} on ${back} is ${ratio.toFixed(2)}:1`]
          : [];
      }),
    );
    expect(tooFaint).toEqual([]);
  });
}

test("contrast is computed as WCAG defines it: black on white is 21:1, #777 on white just fails", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("every color of the tokens is held to a limit, or only decorates", () => {
  const held = new Set(rules.flatMap(({ pairs }) => pairs.flat()));
  const unheld = [...tokens.keys()].filter((name) => !held.has(name));
  expect(unheld).toEqual(["line", "bg-dimmed"]);
});

test("by night a petal's ground is a clear color, not a shade of gray", () => {
  const petals = [
    ...css.matchAll(/--([\w-]+)-petal: light-dark\(var\(--surface\), #([\da-f]{6})\)/gu),
  ];
  expect(petals.map(([, chakra]) => chakra)).toEqual(chakras);
  for (const [, chakra, hex = ""] of petals) {
    const channels = [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    expect(Math.max(...channels) - Math.min(...channels), chakra).toBeGreaterThan(45);
  }
});

function shade(name: string, scheme: number): string {
  const color = tokens.get(name)?.[scheme];
  if (color === undefined) throw new Error(`tokens.css has no --${name}.`);
  return color;
}

const themeColors = [
  ...readFileSync(new URL("../ui/page.astro", import.meta.url), "utf8").matchAll(
    /name="theme-color" content="(.*?)"/gu,
  ),
];

/** The names in tokens.css of what is called otherwise on paper and in pictures. */
const { quiet: snapshotQuiet, ...snapshot } = snapshotPaper;
const { ink, quiet: printedQuiet, accent } = printed;

test.each([
  ["the picture of a snapshot", "light", { ...snapshot, "ink-2": snapshotQuiet }],
  ["the share pictures and the icon for home screens", "light", sharePaper],
  ["the PDF", "light", { ink, "ink-2": printedQuiet, accent }],
  ["the frame of the browser", "light", { bg: themeColors[0]?.[1] ?? "" }],
  ["the frame of the browser", "dark", { bg: themeColors[1]?.[1] ?? "" }],
])("%s: the %s colors are those of tokens.css", (_where, scheme, copies) => {
  expect(Object.keys(copies)).not.toEqual([]);
  for (const [name, color] of Object.entries(copies)) {
    const pair = new RegExp(`--${name}: light-dark\\((.*), (.*)\\);`, "u").exec(css);
    expect({ name, color: color.toLowerCase() }).toEqual({
      name,
      color: pair?.[scheme === "light" ? 1 : 2],
    });
  }
});

const web = new URL("../", import.meta.url).pathname;
const sheets = globSync("{features,layouts,pages,styles,ui}/**/*.{css,astro}", { cwd: web });

test("only a pointer that can hover sees hover styles: after a tap they would stay", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const sticky = sheets.filter((path) => {
    const sheet = readFileSync(web + path, "utf8");
    return sheet.replaceAll(/^( *)@media \(hover: hover\) \{$.*?^\1\}$/gmsu, "").includes(":hover");
  });
  expect(sticky).toEqual([]);
});
