import { planColumns } from "#content/headings.ts";
import { today as words } from "#content/report-page.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import { withWholeMinutes } from "#domain/english.ts";
import { planStage } from "#domain/report/plan-day.ts";
import { dayKeys, focusOf } from "#domain/report/plan.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { Tick } from "./marks.tsx";
import { Week } from "./week.tsx";
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
export function Today(props: Props) {
  return (
    <section aria-labelledby={props.id} className={`card screen-only ${styles.today}`}>
      <TodayWords {...props} />
    </section>
  );
}

function TodayWords({ id, title: heading, report, day }: Props) {
  const stage = planStage(day);
  if (stage.kind === "over") {
    return (
      <>
        <h2 id={id}>
          {heading}: {words.over}
        </h2>
        <p>{report.look_again}</p>
      </>
    );
  }
  if (stage.kind === "week") {
    return (
      <>
        <h2 id={id}>
          {heading}: {words.week(stage.week)}
        </h2>
        <p>{report.next_weeks[stage.week - 2]}</p>
        <Week report={report} today={day} />
        <p className={`note ${styles.note}`}>{words.weekNote}</p>
      </>
    );
  }
  const key = dayKeys[stage.day - 1] ?? "day_1";
  const chapter = report.plan_chapters[stage.day - 1];
  const isVisit = focusOf(report.chakra_sections).length === 0;
  return (
    <>
      <h2 id={id}>
        {heading}: {words.day(stage.day)}
      </h2>
      {chapter && (
        <p>
          {words[isVisit ? "visits" : "belongsTo"](
            stage.day,
            dayKeys.length,
            sectionsByChakra(report)[chapter].name,
          )}
        </p>
      )}
      <Week report={report} today={day} />
      <ul className={`bare ${styles.entries}`}>
        {planColumns.map(({ title, part }) => {
          const entry = report.daily_plan.days[key][part];
          const isOneThing =
            entry.practice !== undefined &&
            entry.practice === report.overview.one_thing.suggested?.practice;
          return (
            <li key={part}>
              <p className={styles.when}>{title}</p>
              <Tick name={`${stage.day} ${part}`}>{withWholeMinutes(entry.text)}</Tick>
              {isOneThing && <p className={styles.remark}>{words.oneThing}</p>}
              {entry.practice && <p className={styles.how}>{entry.practice.how}</p>}
            </li>
          );
        })}
      </ul>
      <p className={`note ${styles.note}`}>
        {words.note} {words.marks}
      </p>
    </>
  );
}
