import type { Practice } from "#domain/template.ts";
import styles from "./practice-list.module.css";

/** Practices with the time of day, how long they take, and how to do them. */
export function PracticeList({ practices }: { practices: readonly Practice[] }) {
  return (
    <ul className={`bare ${styles.practices}`}>
      {practices.map(({ title, time, duration, how }) => (
        <li key={title} className={styles.practice}>
          <p className={styles.line}>
            <strong className={styles.title}>{title}</strong>
            <span className={`note ${styles.when}`}>
              {time} · {duration}
            </span>
          </p>
          <p className={styles.how}>{how}</p>
        </li>
      ))}
    </ul>
  );
}
