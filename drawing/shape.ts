/** A part of a drawing as path data (M L C Q A Z, absolute), to be painted in order; its strokes have round caps and joins. */
export type Shape = {
  readonly d: string;
  /** The opacity of its color within the outline. */
  readonly fill?: number;
  /** That opacity at the top and at the foot of the outline, where a picture has colors enough for lines to be seen on it. */
  readonly fade?: readonly [top: number, foot: number];
  /** What else a scene is colored in: the one color that is not its chakra's, for stars by night alone; its ink, and its shade. What is lit is of a clearer color by night, and pale at its foot. */
  readonly tone?: "warm" | "night" | "ink" | "shade";
  readonly isLit?: true;
  /** Seen only where the drawing is large. */
  readonly isFine?: true;
  readonly stroke?: { readonly width: number; readonly opacity: number };
};

/** The frame that a scene is drawn in and stays inside, strokes too: 8 wide and 3 high. */
export const sceneViewBox = "0 0 640 240";

/** The frame of a flower with its leaf, around its center. */
export const flowerViewBox = "-112 -112 224 224";

/** Path data as short as a page needs it: from place to place, in tenths, no zero before a point, no space where a minus parts. */
export function brief(d: string): string {
  // In tenths, so that rounding does not add up.
  let from: readonly number[] = [];
  return d
    .replaceAll(/([A-Z])([^A-Z]*)/gu, (_, letter: string, rest: string) => {
      const numbers = rest
        .split(" ")
        .filter(Boolean)
        .map((text) => Math.round(Number(text) * 10));
      const count = { M: numbers.length, Q: 4, C: 6, A: 7 }[letter] ?? 2;
      const steps = numbers.map((number, index) => {
        const place = index % count;
        const step = number - (from[(place + count) % 2] ?? 0);
        if (place === count - 1) from = numbers.slice(index - 1, index + 1);
        return letter === "M" || (count === 7 && place < 5) ? number : step;
      });
      const written = steps.map((step) => `${step / 10}`.replace(/^(-?)0\./u, "$1.")).join(" ");
      return (letter === "M" ? letter : letter.toLowerCase()) + written;
    })
    .replaceAll(" -", "-");
}
