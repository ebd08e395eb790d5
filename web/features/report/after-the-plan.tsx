import type { ReactNode } from "react";
import { fourWeeks } from "#content/four-weeks.ts";
import { reportPage } from "#content/report-page.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import type { Report } from "#domain/report/report.ts";
import styles from "./after-the-plan.module.css";

type NextWeeksProps = SectionOf<"nextWeeks"> & {
  report: Report;
  /** What is done with a low answer, where there is one. */
  children: ReactNode;
};

/** What may follow the seven days: a trial, or three weeks in a few lines, and a day to look again. */
export function NextWeeks({ id, title, report, children }: NextWeeksProps) {
  const weeks = (
    <dl className={styles.list}>
      {report.next_weeks.map((text, index) => (
        <div key={text} className="labeled">
          <dt>{reportPage.week(index + 2)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
  const hasTrials = report.trials.length > 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hasTrials ? (
        <>
          {children}
          {/* No child of the section, which the contents would open (show-place.ts). */}
          <div>
            <details className={styles.weeks}>
              <summary>{fourWeeks.otherwise}</summary>
              {weeks}
              <p>{report.look_again}</p>
            </details>
          </div>
        </>
      ) : (
        <>
          {weeks}
          {report.help.length === 0 && <p>{fourWeeks.nothingLow}</p>}
          <p>{report.look_again}</p>
        </>
      )}
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
