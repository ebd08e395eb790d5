import { useState } from "react";
import { planColumns } from "#content/headings.ts";
import { noteInWords } from "#content/plan-cues.ts";
import { plan as words } from "#content/report-page.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import { dayKeys } from "#domain/report/plan.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { paragraphsOf } from "#domain/report/template.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { unbroken } from "#web/ui/unbroken.tsx";
import styles from "./plan-table.module.css";

type Props = SectionOf<"plan"> & {
  report: Report;
  /** How many days to show; the rest are blurred placeholders (example report, spec 2). */
  visibleDays?: number;
  /** The day of the plan that it is (`usePlanDay`); past the plan, and where none is given, no row is marked. */
  today?: number;
};

/** The 7-day plan as a table: Day, Morning, Anytime, Evening (spec 2); on narrow screens each day becomes a card. */
export function PlanTable({
  id,
  title: heading,
  report,
  visibleDays = dayKeys.length,
  today,
}: Props) {
  const { plan_lead: lead, daily_plan: plan, plan_chapters: chapters } = report;
  const sections = sectionsByChakra(report);
  // Where days are cards, they are closed at first: today's part stands above them.
  const [isOpen] = useState(() => !today || matchMedia("(min-width: 44rem)").matches);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <details className="disclosure" open={isOpen}>
        <summary>{words.whole}</summary>
        <table className={styles.plan} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {planColumns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dayKeys.map((key, index) => {
              const day = plan.days[key];
              const chapter = chapters[key];
              const isToday = index + 1 === today;
              const name = `${words.day} ${index + 1}`;
              if (index >= visibleDays)
                return (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    <td colSpan={planColumns.length} className={styles.blurred}>
                      {words.hidden}
                    </td>
                  </tr>
                );
              return (
                <tr key={key} className={isToday ? styles.today : undefined}>
                  <th scope="row">
                    <div className={styles.day}>
                      <Lotus chakra={chapter} size={32} />
                      {isToday ? (
                        <span>
                          {name} <span className={`screen-only ${styles.mark}`}>{words.today}</span>
                        </span>
                      ) : (
                        name
                      )}
                      <span className={`note ${styles.chapter}`}>{sections[chapter].name}</span>
                    </div>
                  </th>
                  {planColumns.map(({ title, part }) => {
                    const { text } = day[part];
                    const [, said, minutes = ""] = /^(.+ )(\(.+\))$/u.exec(text) ?? ["", text];
                    const note = noteInWords(day[part]);
                    return (
                      <td key={part} data-time={title}>
                        {said}
                        <span className="note">{unbroken([minutes, note].join("\n"))}</span>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </details>
      <details className={`disclosure ${styles.rules}`}>
        <summary>{words.rules}</summary>
        {[...paragraphsOf(lead), report.notes.cues].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </section>
  );
}
