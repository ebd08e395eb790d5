import { useSyncExternalStore } from "react";
import { planColumns } from "#domain/headings.ts";
import { planDay, planStage, type Moment } from "#domain/plan-day.ts";
import { dayKeys, practiceOfEntry } from "#domain/plan.ts";
import { sectionsByChakra, type Report } from "#domain/report.ts";
import type { Practice } from "#domain/template.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { PlanEntry } from "./plan-entry.tsx";
import { sectionIds } from "./section-ids.ts";
import styles from "./today.module.css";

type Props = {
  report: Report;
  /** Those that open where the plan names them. */
  practices: readonly Practice[];
  /** When the report was first opened, in seconds since 1970; opening it again by its link changes nothing. */
  openedAt: number;
};

/**
 * What the plan has for today, counted from the first opening, its practices open but the one thing; later the week after the
 * plan, at last the day to look again. On the screen only, since paper stays as it is.
 */
export function Today({ openedAt, ...words }: Props) {
  const day = useSyncExternalStore(whenShown, () => planDay(moment(openedAt), moment(now())));
  return (
    <section aria-labelledby={sectionIds.today} className={`screen-only ${styles.today}`}>
      <TodayWords {...words} day={day} />
    </section>
  );
}

type WordsProps = Omit<Props, "openedAt"> & { day: number };

function TodayWords({ report, practices, day }: WordsProps) {
  const stage = planStage(day);
  if (stage.kind === "over") {
    return (
      <>
        <h2 id={sectionIds.today}>Today: time to look again</h2>
        <p>{report.look_again}</p>
      </>
    );
  }
  if (stage.kind === "week") {
    return (
      <>
        <h2 id={sectionIds.today}>Today: week {stage.week}</h2>
        <p>{report.next_weeks[stage.week - 2]}</p>
        <p className={styles.note}>
          Your seven days are behind you. The plan below still has them.
        </p>
      </>
    );
  }
  const key = dayKeys[stage.day - 1] ?? "day_1";
  const chapter = report.plan_chapters[stage.day - 1];
  const isVisit = report.chakra_sections.every(({ state }) => state === "balanced");
  return (
    <>
      {chapter && <Lotus chakra={chapter} size={56} />}
      <h2 id={sectionIds.today}>Today: day {stage.day}</h2>
      {chapter && (
        <p>
          Day {stage.day} of {dayKeys.length} {isVisit ? "visits" : "belongs to"}{" "}
          {sectionsByChakra(report)[chapter].name}.
        </p>
      )}
      <dl className={styles.entries}>
        {planColumns.map(({ title, part }) => {
          const entry = report.daily_plan.days[key][part];
          // It stands in full just above.
          const isOneThing =
            practiceOfEntry(entry, practices) === report.overview.one_thing.practice;
          return (
            <div key={part}>
              <dt>{title}</dt>
              <dd>
                <PlanEntry
                  entry={entry}
                  practices={practices}
                  isOpen={!isOneThing}
                  remark={isOneThing ? "This week’s one thing" : undefined}
                />
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.note}>
        Day 1 was the day you first opened this report. If you begin later, keep your own count.
      </p>
    </>
  );
}

const now = () => Date.now() / 1000;

function moment(seconds: number): Moment {
  return { seconds, minutesBehindUtc: new Date(seconds * 1000).getTimezoneOffset() };
}

/** A report that stays open in its tab is read again on another day. */
function whenShown(update: () => void): () => void {
  document.addEventListener("visibilitychange", update);
  return () => document.removeEventListener("visibilitychange", update);
}
