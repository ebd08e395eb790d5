import { headings } from "#domain/headings.ts";
import type { Report } from "#domain/report.ts";
import { sectionIds } from "./section-ids.ts";
import styles from "./after-the-plan.module.css";

/** What may follow the seven days: three weeks in a few lines, and a day to look again. */
export function NextWeeks({ report }: { report: Report }) {
  return (
    <section aria-labelledby={sectionIds.nextWeeks} className={styles.weeks}>
      <h2 id={sectionIds.nextWeeks}>{headings.nextWeeks}</h2>
      <dl className={styles.list}>
        {report.next_weeks.map((text, index) => (
          <div key={text}>
            <dt>Week {index + 2}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{report.look_again}</p>
    </section>
  );
}

/** The studies behind the practices that are marked as studied; none where none is. */
export function Sources({ sources, lead }: { sources: Report["sources"]; lead: string }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby={sectionIds.sources}>
      <h2 id={sectionIds.sources}>{headings.sources}</h2>
      <p>{lead}</p>
      <dl className={styles.list}>
        {sources.map(({ practice, finding, howWell, source }) => (
          <div key={practice}>
            <dt>{practice}</dt>
            <dd>
              {finding} {howWell} <cite>{source}</cite>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
