/** A place in a scene: x to the right, y downwards. */
export type XY = readonly [x: number, y: number];

/** Writes places for path data, rounded to tenths so that scenes stay small. */
export function put(...places: readonly XY[]): string {
  return places
    .map((place) => place.map((value) => Math.round(value * 10) / 10 + 0).join(" "))
    .join(" ");
}

/** The place at `share` of the way from one to another. */
export function between([x, y]: XY, [toX, toY]: XY, share = 0.5): XY {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** `from`, moved by `length` towards `angle` (radians clockwise from 12 o'clock). */
export function away([x, y]: XY, angle: number, length: number): XY {
  return [x + length * Math.sin(angle), y - length * Math.cos(angle)];
}

/** The angle from one place to the next, in radians clockwise from 12 o'clock. */
export function angleTo([x, y]: XY, [toX, toY]: XY): number {
  return Math.atan2(toX - x, y - toY);
}

/** A smooth line that begins and ends at the outer places and passes near the others. */
export function line(...places: readonly XY[]): string {
  const [start, ...rest] = places;
  return start ? `M${put(start)}${onward(rest)}` : "";
}

/** The rest of a smooth line, from a place before these. */
function onward(places: readonly XY[]): string {
  if (places.length === 1) return places.map((end) => `L${put(end)}`).join("");
  return places
    .slice(0, -1)
    .map((place, index) => {
      const next = places[index + 1] ?? place;
      return `Q${put(place, index === places.length - 2 ? next : between(place, next))}`;
    })
    .join("");
}

/** A stroke of a pen along these places, `width` wide at the start and pointed at the end, as a closed outline. */
export function taper(width: number, ...places: readonly XY[]): string {
  const last = places.length - 1;
  const side = (sign: number) =>
    places.map((place, index) => {
      const before = places[Math.max(index - 1, 0)] ?? place;
      const after = places[Math.min(index + 1, last)] ?? place;
      return away(
        place,
        angleTo(before, after) + Math.PI / 2,
        (sign * width * (1 - index / last)) / 2,
      );
    });
  return `${line(...side(-1))}${onward(side(1).toReversed().slice(1))}Z`;
}

/** Numbers from 0 to 1 in an order that looks like chance, and always the same. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** `count` results of `draw`, given 0 to `count` - 1. */
export function times<T>(count: number, draw: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

/** The place at `share` of a curve with one bend. */
export function along([start, bend, end]: readonly [XY, XY, XY], share: number): XY {
  return between(between(start, bend, share), between(bend, end, share), share);
}

/** A leaf from its foot: outline, and veins (a midrib and `pairs` of side veins), bent sideways by `bow` in its middle. */
export function leaf(
  foot: XY,
  angle: number,
  length: number,
  half: number,
  { pairs = 3, bow = 0 } = {},
) {
  const at = (across: number, share: number) =>
    away(
      away(foot, angle, length * share),
      angle + Math.PI / 2,
      across * half + bow * 4 * share * (1 - share),
    );
  const side = (sign: number, share: number) =>
    [at(sign * 1.1, share), at(sign * 1.05, 0.68 + (share - 0.3))] as const;
  const [a, b] = side(-1, 0.22);
  const [d, c] = side(1, 0.22);
  const tip = at(0, 1);
  const veins = times(pairs * 2, (index) => {
    const sign = index % 2 ? 1 : -1;
    const share = 0.12 + (0.6 * Math.floor(index / 2)) / pairs;
    return line(at(0, share), at(sign * 0.36, share + 0.1), at(sign * 0.62, share + 0.24));
  });
  return {
    outline: `M${put(foot)}C${put(a, b, tip)}C${put(c, d, foot)}Z`,
    veins: line(foot, at(0, 0.5), at(0, 0.88)) + veins.join(""),
  };
}

export const bold = { width: 1.3, opacity: 1 };
export const fine = { width: 0.7, opacity: 0.7 };
export const faint = { width: 0.7, opacity: 0.4 };
