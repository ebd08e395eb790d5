import { headings } from "#domain/headings.ts";
import type { Booster } from "#domain/guidance.ts";
import type { Report } from "#domain/report.ts";
import { PracticeList } from "./practice-list.tsx";
import { sectionIds } from "./section-ids.ts";
import styles from "./special-focus.module.css";

/** The special focus areas, only if there are any (spec 2). */
export function SpecialFocus({
  boosters,
  notes,
}: {
  boosters: readonly Booster[];
  notes: Report["notes"];
}) {
  if (boosters.length === 0) return null;
  return (
    <section aria-labelledby={sectionIds.focus}>
      <h2 id={sectionIds.focus}>{headings.focus}</h2>
      <p>{notes.focus}</p>
      {boosters.map(({ title, description, practices }) => (
        <div key={title} className={styles.booster}>
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
          <PracticeList practices={practices} studiedMark={notes.studied} />
        </div>
      ))}
    </section>
  );
}
