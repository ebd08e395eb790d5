import { sampleScores } from "#content/sample-scores.ts";
import { twoFlowers } from "#content/two-flowers.ts";
import { byChakra } from "#domain/chakra.ts";
import { maxScore, minScore } from "#domain/scan/scores.ts";
import { flowerViewBox } from "#drawing/shape.ts";
import { Ghost } from "#web/features/chakra/ghost.tsx";
import { Picture } from "#web/features/chakra/picture.tsx";

const other = byChakra((key) => minScore + maxScore - sampleScores[key]);

/** A sample flower, and another one in outline over it, with what is which. */
export function BothFlowers() {
  return (
    <div className="stack both-flowers">
      <Picture of="example" isFirst />
      <svg viewBox={flowerViewBox} aria-hidden="true">
        <Ghost scores={other} />
      </svg>
      <p className="note">{twoFlowers.closing}</p>
    </div>
  );
}
