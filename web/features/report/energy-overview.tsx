import type { ReactNode } from "react";
import { chakraKeys } from "#domain/chakra.ts";
import { headings } from "#content/headings.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { Score } from "#web/features/chakra/score.tsx";
import { ScoreBar } from "#web/features/chakra/score-bar.tsx";
import { StateBadge } from "#web/features/chakra/state-badge.tsx";
import styles from "./energy-overview.module.css";

type Props = SectionOf<"overview"> & {
  report: Report;
  /** The flower beside the bars, which the example report shows above. */
  figure?: ReactNode;
  /** What a report says besides, below the key insights. */
  children?: ReactNode;
};

/** The seven scores as flower, bars and numbers, and the key insights (spec 2). */
export function EnergyOverview({ id, title, report, figure, children }: Props) {
  const sections = sectionsByChakra(report);
  return (
    <section aria-labelledby={id} className={styles.overview}>
      <h2 id={id}>{title}</h2>
      <div className={figure ? styles.figure : undefined}>
        {figure}
        <ul className={`bare ${styles.bars}`}>
          {chakraKeys.map((key) => {
            const { name, score, state } = sections[key];
            const percent = report.overview.summary_graph[key];
            return (
              <li key={key} className={`row ${styles.row}`}>
                <span className={styles.name}>{name}</span>
                <StateBadge state={state} />
                <span className={styles.numbers}>
                  <Score score={score} />
                  {` · ${percent}%`}
                </span>
                <ScoreBar score={score} ends={key === "crown" ? String : undefined} />
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.words}>
        <div className="labeled">
          <h3>{headings.insights}</h3>
          <div>
            <p>{report.overview.order}</p>
            <ul>
              {report.overview.quick_summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
