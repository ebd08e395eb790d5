import { headings, timeWords } from "#content/headings.ts";
import { cueInWords, orWhen } from "#content/plan-cues.ts";
import type { Practice } from "#domain/report/template.ts";
import { unbroken } from "#web/ui/unbroken.tsx";
import styles from "./practice-list.module.css";

type Props = {
  practices: readonly Practice[];
  /** Stands beside a practice that was studied. */
  studiedMark: string;
  /** Tells the first in full, above the others. */
  isFirstInFull?: boolean;
};

/** Practices as a book has them: the title, the time of day and how long it takes, and in a few words how. */
export function PracticeList({ practices, studiedMark, isFirstInFull = false }: Props) {
  return (
    <ul className={`bare ${styles.list}`}>
      {practices.map((practice, index) => {
        const { title, time, duration, how, studied } = practice;
        const isFirst = isFirstInFull && index === 0;
        const label = isFirstInFull && [headings.tryFirst, headings.another][index];
        return (
          <li
            key={title}
            className={`labeled tight ${styles.practice} ${isFirst ? styles.first : ""}`.trim()}
          >
            {label && <p className={styles.label}>{label}</p>}
            <p className={styles.title}>
              {`${title} `}
              <span className={`note ${styles.time}`}>
                {`${timeWords[time]}, ${duration}${studied ? ` · ${studiedMark}` : ""}`}
              </span>
            </p>
            <p>{unbroken(how)}</p>
            {isFirst && <p className="note">{`${cueInWords(practice)}${orWhen.screen}`}</p>}
          </li>
        );
      })}
    </ul>
  );
}
