import type { Opening, Openings } from "#domain/report/template.ts";

/** All that a chapter can begin with, each by the answers that it speaks of: "low", "onlyHigh 4". */
export function openingsIn({ low, high, onlyLow, onlyHigh }: Openings) {
  const apart = Object.entries({ onlyLow, onlyHigh }).flatMap(([side, all]) =>
    Object.entries(all).map(([id, opening]) => ({ name: `${side} ${id}`, opening })),
  );
  return [
    { name: "low", opening: low },
    { name: "high", opening: high },
    ...apart,
  ] satisfies readonly { name: string; opening: Opening }[];
}
