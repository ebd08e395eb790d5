import { planColumns } from "#content/headings.ts";
import { noteInWords } from "#content/plan-cues.ts";
import { today as words } from "#content/report-page.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import { planStage } from "#domain/report/plan-day.ts";
import { dayKeys, focusOf } from "#domain/report/plan.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { Tick } from "./marks.tsx";
import { Week } from "./week.tsx";
import { unbroken } from "#web/ui/unbroken.tsx";
import styles from "./today.module.css";

type Props = SectionOf<"today"> & {
  report: Report;
  /** The day of the plan that it is (`usePlanDay`). */
  day: number;
};

/**
 * What the plan has for today, counted from the first opening, with its practices; later the week after the
 * plan, at last the day to look again. On the screen only, since paper stays as it is.
 */
export function Today({ id, title: heading, report, day }: Props) {
  const stage = planStage(day);
  const ofDay = stage.kind === "day" && words.day(stage.day);
  const ofWeek = stage.kind === "week" && words.week(stage.week);
  return (
    <section aria-labelledby={id} className={`card screen-only ${styles.today}`}>
      <h2 id={id}>
        {heading}: {ofDay || ofWeek || words.over}
      </h2>
      {stage.kind === "over" && <p>{report.look_again}</p>}
      {stage.kind === "week" && (
        <>
          <p>{report.next_weeks[stage.week - 2]}</p>
          <Week report={report} today={day} />
          <p className="note">{words.weekNote}</p>
        </>
      )}
      {stage.kind === "day" && <Day report={report} day={stage.day} />}
    </section>
  );
}

function Day({ report, day }: Pick<Props, "report" | "day">) {
  const key = dayKeys[day - 1] ?? "day_1";
  const { name } = sectionsByChakra(report)[report.plan_chapters[key]];
  const isVisit = focusOf(report.chakra_sections).length === 0;
  return (
    <>
      <p>{words[isVisit ? "visits" : "belongsTo"](day, dayKeys.length, name)}</p>
      <Week report={report} today={day} />
      <ul className={`bare ${styles.entries}`}>
        {planColumns.map(({ title, part }) => {
          const entry = report.daily_plan.days[key][part];
          const how = entry.practice ?? entry.instead;
          const isOneThing =
            entry.practice !== undefined &&
            entry.practice === report.overview.one_thing.suggested?.practice;
          return (
            <li key={part} className="tight">
              <p className="quiet">
                {title}
                {isOneThing && <span className={styles.remark}> · {words.oneThing}</span>}
              </p>
              <Tick name={`${day} ${part}`}>{unbroken(entry.text)}</Tick>
              {how && (
                <p className={styles.how}>
                  {entry.instead && `${noteInWords(entry)}: `}
                  {how.how} {entry.note === "further" && how.further}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p className="note">
        {words.note} {words.marks}
      </p>
    </>
  );
}
