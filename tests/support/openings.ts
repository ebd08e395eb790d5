import type { Opening, Openings } from "#domain/report/template.ts";

/** All that a chapter can begin with, each by the answers that it speaks of: "low", "onlyHigh 4". */
export function openingsIn({ onlyLow, onlyHigh, ...even }: Openings) {
  const apart = Object.entries({ onlyLow, onlyHigh }).flatMap(([side, all]) =>
    Object.entries(all).map(([id, opening]) => ({ name: `${side} ${id}`, opening })),
  );
  return [
    ...Object.entries(even).map(([name, opening]) => ({ name, opening })),
    ...apart,
  ] satisfies readonly { name: string; opening: Opening }[];
}
