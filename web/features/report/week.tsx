import { plan as words } from "#content/report-page.ts";
import { dayKeys } from "#domain/report/plan.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { Scene } from "#web/features/chakra/scene.tsx";
import { Tick } from "./marks.tsx";
import styles from "./week.module.css";

/** The plan's seven days as windows, to be ticked; today's is lit. `today` is as in `usePlanDay`. */
export function Week({ report, today }: { report: Report; today: number }) {
  const sections = sectionsByChakra(report);
  return (
    <ul className={`bare ${styles.week}`}>
      {dayKeys.map((key, index) => {
        const chapter = report.plan_chapters[key];
        const day = index + 1;
        return (
          <li key={key} aria-current={day === today ? "date" : undefined}>
            <Tick name={`day ${day}`}>
              <span>
                {words.day} {day}
                <span className="spoken"> {sections[chapter].name}</span>
              </span>
              <span className={`chakra-${chapter} ${styles.arch}`}>
                <Scene chakra={chapter} isWindow />
              </span>
            </Tick>
          </li>
        );
      })}
    </ul>
  );
}
