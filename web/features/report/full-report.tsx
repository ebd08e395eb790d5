import { useMemo, useState } from "react";
import { site } from "#content/site.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { Resource } from "#domain/guidance.ts";
import { buildReport, reportMeta } from "#domain/report.ts";
import { headings } from "#domain/headings.ts";
import { firstNameOrDefault } from "#domain/first-name.ts";
import type { ReportCode } from "#domain/report-code.ts";
import { scoresOf } from "#domain/scores.ts";
import { Letter, OneThing, Pairings } from "./about-you.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { NextWeeks, Sources } from "./after-the-plan.tsx";
import { ChakraChapter } from "./chakra-chapter.tsx";
import { Contents } from "./contents.tsx";
import { DownloadButton } from "./download-button.tsx";
import { downloadReport } from "./download-report.ts";
import { EnergyOverview } from "./energy-overview.tsx";
import { guidanceWith } from "./guidance.ts";
import { HelpNotes } from "./help-notes.tsx";
import { ImportantNotes } from "./important-notes.tsx";
import { KeepReport } from "./keep-report.tsx";
import { keptBefore } from "./kept-snapshot.ts";
import { longDate } from "./long-date.ts";
import { OwnFlower } from "./own-flower.tsx";
import { keepTitle, partsOf, showPart } from "./parts.ts";
import { PlanTable } from "./plan-table.tsx";
import { RecommendedReading } from "./recommended-reading.tsx";
import { ReportBar } from "./report-bar.tsx";
import { sectionIds } from "./section-ids.ts";
import { SpecialFocus } from "./special-focus.tsx";
import { Today } from "./today.tsx";
import { usePlanDay } from "./use-plan-day.ts";
import styles from "./full-report.module.css";

export { LeaveReport } from "./leave-report.tsx";

type Props = {
  bought: ReportCode & { readonly email: string };
  /** The absolute address that opens this report again. */
  privateLink: string;
  reading: ByChakra<readonly Resource[]>;
  onBack: () => void;
  /** Called when a download begins, to clear the message of an earlier one. */
  onDownload: () => void;
  onDownloadFailed: (message: string) => void;
};

/** Spec 8: what the visitor reads when the PDF cannot be made. */
const downloadError = "There was an error downloading your report. Please try again.";

/** The fourth view: the paid report, to read and to download (spec 2). */
export function FullReport({
  bought,
  privateLink,
  reading,
  onBack,
  onDownload,
  onDownloadFailed,
}: Props) {
  const day = usePlanDay(bought.openedAt);
  const [isDownloading, setIsDownloading] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const report = useMemo(() => {
    const user = {
      first_name: firstNameOrDefault(bought.firstName),
      email: bought.email,
      timestamp: new Date(bought.openedAt * 1000).toISOString(),
      consent: true,
    };
    const { answers } = bought;
    return buildReport(
      { user, scores: scoresOf(answers), meta: reportMeta, answers, before: keptBefore(bought) },
      guidanceWith(reading),
    );
  }, [bought, reading]);

  const download = async () => {
    if (isDownloading) return;
    setIsDownloading(true);
    setIsSaved(false);
    onDownload();
    try {
      await downloadReport(report, privateLink);
      setIsSaved(true);
    } catch {
      onDownloadFailed(downloadError);
    } finally {
      setIsDownloading(false);
    }
  };

  const parts = useMemo(() => partsOf(report), [report]);
  const practices = report.chakra_sections.flatMap((section) => section.practices);
  const downloading = { isDownloading, isSaved, onDownload: download };
  return (
    <div className={styles.report}>
      <article className={styles.columns}>
        <header className={styles.greeting}>
          <OwnFlower report={report} />
          <button
            type="button"
            className={`link-button screen-only ${styles.quiet}`}
            onClick={onBack}
          >
            Back to Results
          </button>
          <p className={styles.kicker}>{headings.report}</p>
          <h1 id={sectionIds.letter} tabIndex={-1}>
            Hello, <bdi>{report.user.first_name}</bdi>
          </h1>
          <p className="quiet">Generated on {longDate(report.user.timestamp)}</p>
          <div className={`row screen-only ${styles.actions}`}>
            <DownloadButton {...downloading} />
            <button
              type="button"
              className={`link-button ${styles.quiet}`}
              onClick={() => showPart(sectionIds.keep)}
            >
              {keepTitle}
            </button>
          </div>
        </header>
        <Contents parts={parts} privateLink={privateLink} download={downloading} />
        <div className={styles.column}>
          <HelpNotes notes={report.help} />
          <Letter paragraphs={report.letter} />
          <OneThing report={report} />
          <Today report={report} practices={practices} day={day} />
          <EnergyOverview report={report}>
            <p>{report.overview.order}</p>
            {report.overview.changes && (
              <>
                <h3>{headings.changes}</h3>
                <p>{report.overview.changes}</p>
              </>
            )}
            <Pairings pairings={report.overview.pairings} />
            <h3>{headings.howToRead}</h3>
            <p>{report.overview.how_to_read}</p>
          </EnergyOverview>
          <div className={styles.chapters}>
            {report.chakra_sections.map((section, index) => (
              <ChakraChapter
                key={section.key}
                section={section}
                notes={report.notes}
                isFirst={index === 0}
              />
            ))}
          </div>
          <SpecialFocus boosters={report.boosters} notes={report.notes} />
          <div>
            <PlanTable report={report} practices={practices} today={day} />
            <AddToCalendar plan={report.daily_plan} reportId={bought.openedAt.toString(36)} />
          </div>
          <NextWeeks report={report} />
          <RecommendedReading resources={report.resources} opensNewTab />
          <Sources sources={report.sources} lead={report.notes.sources} />
          <ImportantNotes disclaimers={report.disclaimers} />
          <KeepReport link={privateLink} />
          <p className={`note ${styles.support}`}>
            Questions about your report? Write to{" "}
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
          </p>
        </div>
      </article>
      <ReportBar parts={parts} privateLink={privateLink} download={downloading} />
    </div>
  );
}
