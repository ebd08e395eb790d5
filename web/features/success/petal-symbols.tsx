import { byChakra } from "#domain/chakra.ts";
import { answerChoices, type AnswerValue } from "#domain/scan/answers.ts";
import { flowerParts, growingParts, seenAt } from "#drawing/flower.ts";
import { FlowerShapes, Gradients } from "#web/features/chakra/flower-paths.tsx";

/** Its second part is the petal that points upwards, the eighth from the end a stamen in the middle of it, the last the pod. */
function flowerOf(score: number, answer: AnswerValue = 4) {
  const scores = byChakra(() => score);
  return seenAt(1, flowerParts(scores, { 2: answer }, score));
}

const petals = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const drawings = [
  { id: "leaf", part: growingParts({})[0] },
  ...petals.map((score) => ({ id: `petal-${score}`, part: flowerOf(score)[1] })),
  ...answerChoices.map(({ value }) => ({ id: `stamen-${value}`, part: flowerOf(3, value).at(-8) })),
  { id: "pod", part: flowerOf(3).at(-1) },
];

/** What a buyer's flower is put together from, drawn when the page is built: a petal of each score, a stamen of each answer. */
export function PetalSymbols() {
  return (
    <svg className="paper spoken" aria-hidden="true">
      <Gradients id="own" />
      {drawings.map(({ id, part }) => (
        <g key={id} id={id}>
          <FlowerShapes shapes={part?.shapes ?? []} />
        </g>
      ))}
    </svg>
  );
}
