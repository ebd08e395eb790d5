import type { Practice } from "#domain/template.ts";
import styles from "./practice-list.module.css";

type Props = {
  practices: readonly Practice[];
  /** Stands beside a practice that was studied. */
  studiedMark: string;
};

/** Practices with the time of day, how long they take, and how to do them. */
export function PracticeList({ practices, studiedMark }: Props) {
  return (
    <ul className={`bare ${styles.practices}`}>
      {practices.map(({ title, time, duration, how, studied }) => (
        <li key={title} className={styles.practice}>
          <p className={styles.line}>
            <strong className={styles.title}>{title}</strong>
            <span className={`note ${styles.when}`}>
              {time} · {duration}
              {studied && ` · ${studiedMark}`}
            </span>
          </p>
          <p className={styles.how}>{how}</p>
        </li>
      ))}
    </ul>
  );
}
