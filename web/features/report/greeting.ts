import { greeting as words } from "#content/greeting.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { palette, type Shade } from "#drawing/palette.ts";
import { plainPetals } from "#drawing/plain-flower.ts";
import { brief } from "#drawing/shape.ts";
import { readKeptReport } from "./kept-report.ts";
import { readKeptSnapshots } from "./kept-snapshot.ts";

/** What the first pages say to whoever kept something here, in the order of reading. */
export type Greeting = {
  readonly last: { readonly text: string; readonly picture: string } | undefined;
  /** The address of a kept report. */
  readonly report: string | undefined;
};

/** Undefined where nothing is kept, or nothing that can be read. */
export function greetingHere(): Greeting | undefined {
  const newest = readKeptSnapshots().at(-1);
  const report = readKeptReport();
  if (!newest && !report) return undefined;
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const last = newest && {
    text: words.since(Math.floor((Date.now() - Date.parse(newest.keptAt)) / 86_400_000)),
    picture: flowerAddress(newest.scores, scheme),
  };
  return { last, report };
}

/** A small flower without lines, as the address of a picture. */
function flowerAddress(scores: Scores, scheme: keyof Shade): string {
  const petals = plainPetals(scores).map(({ key, d }) => {
    const [foot, tip] = [palette[`${key}-petal`][scheme], palette[`${key}-tip`][scheme]];
    const blush = `<radialGradient id="${key}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="90"><stop stop-color="${foot}"/><stop offset="1" stop-color="${tip}"/></radialGradient>`;
    return `${blush}<path fill="url(#${key})" stroke="${palette[`${key}-deep`][scheme]}" d="${brief(d)}"/>`;
  });
  const heart = `<circle r="12" fill="${palette.gold[scheme]}"/>`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-102 -102 204 204" stroke-width="2.5" stroke-linejoin="round">${petals.join("")}${heart}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(file)}`;
}
