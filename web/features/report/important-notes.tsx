import { headings } from "#domain/headings.ts";
import { sectionIds } from "./section-ids.ts";
import styles from "./important-notes.module.css";

/** The three disclaimers (spec 9). */
export function ImportantNotes({ disclaimers }: { disclaimers: readonly string[] }) {
  return (
    <section aria-labelledby={sectionIds.notes} className={styles.notes}>
      <h2 id={sectionIds.notes} className="minor-title">
        {headings.notes}
      </h2>
      <ul>
        {disclaimers.map((disclaimer) => (
          <li key={disclaimer}>{disclaimer}</li>
        ))}
      </ul>
    </section>
  );
}
