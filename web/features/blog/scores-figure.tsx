import { scoreRanges } from "#content/states.ts";
import { chakraStates, maxScore, minScore, stateOf } from "#domain/scan/scores.ts";
import { StateBadge } from "#web/features/chakra/state-badge.tsx";
import { Figure } from "./figure.tsx";
import styles from "./scores-figure.module.css";

const scores = Array.from({ length: maxScore - minScore + 1 }, (_, index) => minScore + index);

/** The scale of scores with its three states, and on it the sum of three `answers` with spaces between them. */
export function ScoresFigure({ answers, caption }: { answers: string; caption: string }) {
  const all = answers.split(" ").map(Number);
  const sum = all.reduce((total, points) => total + points, 0);
  const { blocked, needs_support, balanced } = scoreRanges;
  return (
    <Figure caption={caption}>
      <div
        role="img"
        aria-label={`Scores from ${minScore} to ${maxScore}: ${blocked} is blocked, ${needs_support} needs support, ${balanced} is balanced. ${all.join(" + ")} is ${sum}.`}
        className={styles.scores}
      >
        {scores.map((score) => (
          <span
            key={score}
            className={`${styles.score} state-${stateOf(score)} ${score === sum ? styles.sum : ""}`}
          >
            {score}
          </span>
        ))}
        {chakraStates.toReversed().map((state) => (
          <span key={state} className={styles.name}>
            <StateBadge state={state} />
          </span>
        ))}
      </div>
    </Figure>
  );
}
