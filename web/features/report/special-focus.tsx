import type { SectionOf } from "#domain/report/outline.ts";
import type { Report } from "#domain/report/report.ts";
import { PracticeList } from "./practice-list.tsx";
import styles from "./special-focus.module.css";

/** The special focus areas, only if there are any (spec 2). */
export function SpecialFocus({
  id,
  title: heading,
  boosters,
  notes,
}: SectionOf<"focus"> & Pick<Report, "notes">) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{notes.focus}</p>
      {boosters.map(({ title, description, practices }) => (
        <div key={title} className={styles.booster}>
          <h3>{title}</h3>
          <p>{description}</p>
          <PracticeList practices={practices} studiedMark={notes.studied} />
        </div>
      ))}
    </section>
  );
}
