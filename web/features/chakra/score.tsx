import { maxScore } from "#domain/scan/scores.ts";

/** A score as it is shown, "9 / 12" (spec 9), and as it is read aloud. */
export function Score({ score }: { score: number }) {
  return (
    <>
      <span aria-hidden="true">
        <strong>{score}</strong>
        {` / ${maxScore}`}
      </span>
      <span className="spoken">{`${score} out of ${maxScore}`}</span>
    </>
  );
}
