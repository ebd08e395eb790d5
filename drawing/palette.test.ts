import { expect, test } from "vitest";
import { chakraKeys } from "#domain/chakra.ts";
import { chakraStates } from "#domain/scan/scores.ts";
import { contrast } from "#tests/contrast.ts";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { palette, paletteSheet } from "./palette.ts";

type Name = keyof typeof palette;

/** Everything that text stands on. */
const grounds = ["bg", "surface", "sunken", "accent-soft", "band", "band-accent"] as const;
const lines = chakraStates.map((state) => `${state}-line` as const);
const tints = chakraKeys.map((key) => `${key}-tint` as const);

type Pair = readonly [front: Name, back: Name];
const on = (fronts: readonly Name[], backs: readonly Name[]): readonly Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back]));

/** WCAG 2.2: text to read as level AAA asks (1.4.6), other text as AA (1.4.3), graphics and controls 3:1 (1.4.11). */
const rules: readonly { readonly least: number; readonly pairs: readonly Pair[] }[] = [
  {
    least: 7,
    pairs: on(["ink", "ink-2"], [...grounds, ...tints]),
  },
  {
    least: 4.5,
    pairs: [
      ...on(["accent", "accent-hover"], grounds),
      ...on(["on-accent"], ["accent", "accent-hover"]),
      ...on(["danger"], ["bg", "surface", "danger-soft"]),
      ...chakraStates.map((state): Pair => [`${state}-ink`, `${state}-fill`]),
      // The word "Completed" in the order details.
      ["balanced-ink", "surface"],
    ],
  },
  {
    least: 3,
    pairs: [
      ...on(["control"], grounds),
      ...on(["danger"], ["surface"]),
      ...chakraStates.map((state): Pair => [`${state}-line`, `${state}-fill`]),
      // The lines of a petal are its edge too: against the page, its leaf and its own foot.
      ...chakraKeys.flatMap((key) =>
        on([`${key}-deep`], ["bg", "surface", "leaf", "leaf-deep", `${key}-petal`]),
      ),
      ...on(["brim"], ["bg", "surface"]),
      ...on(["gold-deep"], ["gold"]),
      ...on([...lines, ...chakraKeys], ["bg", "surface", "sunken"]),
      ...chakraKeys.map((key): Pair => [key, `${key}-tint`]),
    ],
  },
];

for (const { least, pairs } of rules) {
  test(`text and graphics that need ${least}:1 have it, in the light scheme and the dark one`, () => {
    const tooFaint = pairs.flatMap(([front, back]) =>
      (["light", "dark"] as const).flatMap((scheme) => {
        const ratio = contrast(palette[front][scheme], palette[back][scheme]);
        return ratio < least
          ? [
              `drawing/palette.ts, ${scheme}: ${front} ${palette[front][scheme]} on ${back} ${palette[back][scheme]} has a contrast of ${ratio.toFixed(2)}:1; ${least}:1 is needed, so make one of them darker or lighter`,
            ]
          : [];
      }),
    );
    expectNoProblems(tooFaint);
  });
}

test("every color is held to a limit, or only decorates", () => {
  const held = new Set<string>(rules.flatMap(({ pairs }) => pairs.flat()));
  const unheld = Object.keys(palette).filter((name) => !held.has(name) && !name.endsWith("-tip"));
  expect(unheld).toEqual(["line", "backdrop", "bg-dimmed", "cast", "vein", "shade"]);
});

test("by night a petal's ground is a clear color, not a shade of gray", () => {
  const gray = chakraKeys.filter((key) => {
    const { dark } = palette[`${key}-petal`];
    const channels = [1, 3, 5].map((start) => Number.parseInt(dark.slice(start, start + 2), 16));
    return Math.max(...channels) - Math.min(...channels) <= 45;
  });
  expectNoProblems(
    gray.map(
      (key) => `drawing/palette.ts, dark: ${key}-petal is nearly gray; write a clearer color`,
    ),
  );
});

test("a page has every color in both schemes, and the classes of chakras and states", () => {
  const sheet = paletteSheet();
  const [light = "", dark = ""] = sheet.split("@media(prefers-color-scheme:dark)");
  for (const [name, shade] of Object.entries(palette)) {
    expect(light).toContain(`--${name}:${shade.light}`);
    expect(dark).toContain(`--${name}:${shade.dark}`);
  }
  for (const [, name = ""] of sheet.matchAll(/var\(--([\w-]+)/gu)) {
    expect(Object.keys({ ...palette, tone: "", night: "" })).toContain(name);
  }
  for (const key of chakraKeys) expect(sheet).toContain(`.chakra-${key}{`);
  for (const state of chakraStates) expect(sheet).toContain(`.state-${state}{`);
});
