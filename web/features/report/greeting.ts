import { greeting as words } from "#content/greeting.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { palette, type Shade } from "#drawing/palette.ts";
import { plainPetals } from "#drawing/plain-flower.ts";
import { brief } from "#drawing/shape.ts";
import { readKeptReport } from "./kept-report.ts";
import { readKeptSnapshots } from "./kept-snapshot.ts";

/** Says how long ago the newest snapshot was kept, with its picture, and leads to a kept report; leaves the place as high as it is. */
export function greetIn(place: HTMLElement): void {
  const newest = readKeptSnapshots().at(-1);
  const report = readKeptReport();
  if (!newest && !report) return;
  const said = document.createElement("span");
  const picture = new Image(64, 64);
  if (newest) {
    const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const days = (Date.now() - Date.parse(newest.keptAt)) / 86_400_000;
    picture.alt = "";
    picture.src = flowerAddress(newest.scores, scheme);
    said.append(words.since(Math.floor(days)), " ");
  }
  if (report) {
    const link = document.createElement("a");
    link.href = report;
    link.append(words.open);
    said.append(link);
  }
  place.style.minBlockSize = `${place.offsetHeight}px`;
  place.style.display = "flex";
  place.style.gap = "0.75rem";
  place.style.alignItems = "center";
  place.replaceChildren(...(newest ? [picture] : []), said);
}

/** A small flower without lines on a plain leaf, as the address of a picture. */
function flowerAddress(scores: Scores, scheme: keyof Shade): string {
  const petals = plainPetals(scores).map(({ key, d }) => {
    const [foot, tip] = [palette[`${key}-petal`][scheme], palette[`${key}-tip`][scheme]];
    const blush = `<radialGradient id="${key}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="90"><stop stop-color="${foot}"/><stop offset="1" stop-color="${tip}"/></radialGradient>`;
    return `${blush}<path fill="url(#${key})" stroke="${palette[`${key}-deep`][scheme]}" d="${brief(d)}"/>`;
  });
  const leaf = `<circle r="101" fill="${palette.leaf[scheme]}" stroke="${palette.brim[scheme]}"/>`;
  const heart = `<circle r="12" fill="${palette.gold[scheme]}"/>`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-103 -103 206 206" stroke-width="2.5" stroke-linejoin="round">${leaf}${petals.join("")}${heart}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(file)}`;
}
