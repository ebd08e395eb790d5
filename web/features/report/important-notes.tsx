import type { SectionOf } from "#domain/report/outline.ts";
import styles from "./important-notes.module.css";

/** The three disclaimers (spec 9). */
export function ImportantNotes({ id, title, disclaimers }: SectionOf<"notes">) {
  return (
    <section aria-labelledby={id} className={styles.notes}>
      <h2 id={id} className="minor-title">
        {title}
      </h2>
      <ul>
        {disclaimers.map((disclaimer) => (
          <li key={disclaimer}>{disclaimer}</li>
        ))}
      </ul>
    </section>
  );
}
