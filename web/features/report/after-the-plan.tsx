import { reportPage } from "#content/report-page.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import type { Report } from "#domain/report/report.ts";
import styles from "./after-the-plan.module.css";

/** What may follow the seven days: three weeks in a few lines, and a day to look again. */
export function NextWeeks({ id, title, report }: SectionOf<"nextWeeks"> & { report: Report }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.list}>
        {report.next_weeks.map((text, index) => (
          <div key={text} className="labeled">
            <dt>{reportPage.week(index + 2)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{report.look_again}</p>
    </section>
  );
}

/** The studies behind the practices that are marked as studied. */
export function Sources({ id, title, sources, lead }: SectionOf<"sources"> & { lead: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
      <dl className={styles.list}>
        {sources.map(({ practice, finding, howWell, source }) => (
          <div key={practice} className="labeled">
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
