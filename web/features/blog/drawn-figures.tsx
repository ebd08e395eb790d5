import { scoreRanges } from "#content/states.ts";
import { chakraStates, maxScore, minScore, stateOf } from "#domain/scan/scores.ts";
import { StateBadge } from "#web/features/chakra/state-badge.tsx";
import { Figure } from "./figure.tsx";
import styles from "./drawn-figures.module.css";

const numbersIn = (text: string) => text.split(" ").map(Number);

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Seven bars from Monday on, as high as their minutes, which stand in `minutes` with spaces between them. */
export function WeekFigure({ minutes, caption }: { minutes: string; caption: string }) {
  const all = numbersIn(minutes);
  const most = Math.max(...all);
  const readAloud = all.map((count, index) => `${days[index]} ${count}`).join(", ");
  return (
    <Figure caption={caption}>
      <div className={styles.week} role="img" aria-label={`Minutes a day: ${readAloud}.`}>
        {all.map((count, index) => (
          <div key={days[index]} className={styles.day}>
            <span className={styles.minutes}>{count}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect y={100 - (100 * count) / most} width="10" height={(100 * count) / most} />
            </svg>
            <span>{days[index]?.slice(0, 3)}</span>
          </div>
        ))}
      </div>
    </Figure>
  );
}

const countWidth = 21;
const [low, high] = [104, 34];

type BreathProps = { inward: string; outward: string; caption: string };

/** A breath as a line that rises while it goes in and falls while it goes out, in counts, drawn twice. */
export function BreathFigure({ inward, outward, caption }: BreathProps) {
  const parts = [inward, outward, inward, outward].map(Number);
  const startOf = (part: number) =>
    14 + countWidth * parts.slice(0, part).reduce((sum, counts) => sum + counts, 0);
  const line = parts.map((counts, part) => {
    const [from, to] = part % 2 === 0 ? [low, high] : [high, low];
    const [start, end] = [startOf(part), startOf(part + 1)];
    const middle = (start + end) / 2;
    return {
      d: `M${start} ${from}C${middle} ${from} ${middle} ${to} ${end} ${to}`,
      middle,
      counts,
    };
  });
  const end = startOf(parts.length) + 14;
  return (
    <Figure caption={caption}>
      <svg
        className={styles.breath}
        viewBox={`0 0 ${end} 140`}
        role="img"
        aria-label={`A line that rises for ${inward} counts, falls for ${outward}, and does so again.`}
      >
        <path
          className={styles.counts}
          d={`M14 ${low}H${end}`}
          strokeDasharray={`0 ${countWidth}`}
        />
        {line.map(({ d }) => (
          <path key={d} d={d} />
        ))}
        {line.map(({ middle, counts }, part) => (
          <text key={middle} x={middle} y={low + 24}>
            {part % 2 === 0 ? "in" : "out"} {counts}
          </text>
        ))}
      </svg>
    </Figure>
  );
}

const scores = Array.from({ length: maxScore - minScore + 1 }, (_, index) => minScore + index);

/** The scale of scores with its three states, and on it the sum of three `answers` with spaces between them. */
export function ScoresFigure({ answers, caption }: { answers: string; caption: string }) {
  const all = numbersIn(answers);
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
