import { headings, timeWords } from "#content/headings.ts";
import type { Practice } from "#domain/report/template.ts";
import styles from "./practice-list.module.css";

type Props = {
  practices: readonly Practice[];
  /** Stands beside a practice that was studied. */
  studiedMark: string;
  /** The one of them that is set apart. */
  tryFirst?: Practice | undefined;
};

/** Practices as rows: the time of day, and beside it what to do, how long it takes, and how to do it. */
export function PracticeList({ practices, studiedMark, tryFirst }: Props) {
  return (
    <ul className={`bare ${styles.list}`}>
      {practices.map((practice) => {
        const { title, time, duration, how, studied } = practice;
        const isFirst = practice === tryFirst;
        return (
          <li
            key={title}
            className={`labeled ${styles.practice} ${isFirst ? styles.first : ""}`.trim()}
          >
            <p className={styles.time}>
              {isFirst && <strong className={styles.label}>{headings.tryFirst}</strong>}{" "}
              {timeWords[time]}
            </p>
            <p className={styles.line}>
              <strong className={styles.title}>{title}</strong>
              <span className={`note ${styles.duration}`}>
                {duration}
                {studied && ` · ${studiedMark}`}
              </span>
            </p>
            <p>{how}</p>
          </li>
        );
      })}
    </ul>
  );
}
