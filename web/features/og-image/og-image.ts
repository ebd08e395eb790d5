import type { ChakraKey } from "#domain/chakra.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { mixed, palette } from "#drawing/palette.ts";
import { flowerParts, stillAnswers, stillScores } from "#drawing/flower.ts";
import { paintScene } from "#drawing/scene-picture.ts";
import { drawFlower } from "#web/features/chakra/draw-picture.ts";

/** What a share picture shows, a scene or a flower. It has no words, since networks show the page's title beside it. */
export type Motif = ChakraKey | { readonly scores: Scores; readonly answers: Answers };

export const stillFlower: Motif = { scores: stillScores, answers: stillAnswers };

/** A picture file cannot follow the reader's scheme, so it has the light colors. */
const scheme = "light";
const paper = palette.band[scheme];
const rule = mixed(palette["blocked-line"][scheme], 0.55, paper);

/** The picture as an SVG of 1200 x 630, as networks ask for: a plate of the book, within the double rule of its cover. */
export function drawOgImage(motif: Motif): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" fill="none" ` +
    `stroke-linecap="round" stroke-linejoin="round"><path fill="${palette.bg[scheme]}" d="M0 0H1200V630H0Z"/>` +
    `<path fill="${paper}" stroke="${rule}" stroke-width="3" d="M26 26H1174V604H26Z"/>` +
    `<path stroke="${rule}" stroke-width="1.5" d="M34 34H1166V596H34Z"/>` +
    `${typeof motif === "string" ? scene(motif) : flower(motif)}</svg>`
  );
}

/** The middle of a scene, as wide as the plate is at the scene's height. */
function scene(key: ChakraKey): string {
  return `<svg viewBox="71 0 498 240" x="46" y="48" width="1108" height="534">${paintScene(key, scheme)}</svg>`;
}

function flower({ scores, answers }: Exclude<Motif, ChakraKey>): string {
  const place = { x: 350, y: 65, width: 500, height: 500 };
  return drawFlower(flowerParts(scores, answers), scheme, place);
}
