import { useId } from "react";
import { quiz } from "#content/scan.ts";
import styles from "./progress.module.css";

type Props = {
  /** The current question, "Question 2 of 21". */
  place: string;
  /** How many questions have an answer, also when the visitor has gone back. */
  answered: number;
  /** Of how many. */
  count: number;
};

/** Where the visitor is: question and percent complete (spec 2). */
export function Progress({ place, answered, count }: Props) {
  const labelId = useId();
  const percent = Math.round((answered / count) * 100);
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <p id={labelId} className={styles.place}>
          {place}
        </p>
        <p className={styles.percent}>{quiz.percent(percent)}</p>
      </div>
      <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
        <rect className={styles.fill} height="8" rx="4" width={`${percent}%`} />
      </svg>
      {/* To be read, and not said with the answers: of one whose value changes, Orca says some values and not others. So each is new. */}
      <div
        key={percent}
        role="progressbar"
        className="spoken"
        aria-labelledby={labelId}
        aria-valuemin={0}
        // In percent, as it is drawn: some screen readers say that and no text of ours.
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={quiz.answered(answered, count)}
      />
    </div>
  );
}
