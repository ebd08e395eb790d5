import { useEffect, useRef } from "react";
import { plan as words } from "#content/report-page.ts";
import { dayKeys } from "#domain/report/plan.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { Scene } from "#web/features/chakra/scene.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Tick } from "./marks.tsx";
import styles from "./week.module.css";

/** The plan's seven days as windows, to be ticked: those done have a seal, today's is lit. `today` is as in `usePlanDay`. */
export function Week({ report, today }: { report: Report; today: number }) {
  const list = useRef<HTMLUListElement>(null);
  // Where they are swiped, today's is in sight.
  useEffect(() => {
    const lit = list.current?.children[today - 1];
    if (lit instanceof HTMLElement)
      list.current?.scrollTo({ left: lit.offsetLeft - lit.offsetWidth, behavior: "instant" });
  }, [today]);
  const sections = sectionsByChakra(report);
  return (
    <ul ref={list} className={`bare ${styles.week}`}>
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
                <Icon name="check" />
              </span>
            </Tick>
          </li>
        );
      })}
    </ul>
  );
}
