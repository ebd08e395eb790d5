import { useMemo, useState } from "react";
import { foodNote } from "#content/disclaimers.ts";
import { site } from "#content/site.ts";
import type { ByChakra } from "#domain/chakra.ts";
import { buildReport, reportMeta, type Resource } from "#domain/report.ts";
import { headings } from "#domain/headings.ts";
import { firstNameOrDefault } from "#domain/first-name.ts";
import type { ReportCode } from "#domain/report-code.ts";
import { scoresOf } from "#domain/scores.ts";
import { Button } from "#web/ui/button.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { ChakraChapter } from "./chakra-chapter.tsx";
import { Contents } from "./contents.tsx";
import { downloadReport } from "./download-report.ts";
import { EnergyOverview } from "./energy-overview.tsx";
import { guidanceWith } from "./guidance.ts";
import { ImportantNotes } from "./important-notes.tsx";
import { KeepReport } from "./keep-report.tsx";
import { longDate } from "./long-date.ts";
import { PlanTable } from "./plan-table.tsx";
import { RecommendedReading } from "./recommended-reading.tsx";
import { SpecialFocus } from "./special-focus.tsx";
import styles from "./full-report.module.css";

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
  const [isDownloading, setIsDownloading] = useState(false);
  const report = useMemo(() => {
    const user = {
      first_name: firstNameOrDefault(bought.firstName),
      email: bought.email,
      timestamp: new Date(bought.openedAt * 1000).toISOString(),
      consent: true,
    };
    return buildReport(
      { user, scores: scoresOf(bought.answers), meta: reportMeta },
      guidanceWith(reading),
    );
  }, [bought, reading]);

  const download = async () => {
    if (isDownloading) return;
    setIsDownloading(true);
    onDownload();
    try {
      await downloadReport(report, privateLink);
    } catch {
      onDownloadFailed(downloadError);
    } finally {
      setIsDownloading(false);
    }
  };

  return (
    <article className={styles.report}>
      <div className={`row screen-only ${styles.actions}`}>
        <Button variant="secondary" onClick={onBack}>
          Back to Results
        </Button>
        <Button disabled={isDownloading} onClick={() => void download()}>
          {isDownloading ? "Downloading..." : "Download PDF"}
        </Button>
        <p role="status" className={`quiet ${styles.status}`}>
          {isDownloading && "Preparing your PDF…"}
        </p>
      </div>
      <div className={styles.columns}>
        <Contents report={report} />
        <div className={styles.column}>
          <header className={styles.greeting}>
            <p className={styles.kicker}>{headings.report}</p>
            <h1 tabIndex={-1}>
              Hello, <bdi>{report.user.first_name}</bdi>
            </h1>
            <p className="quiet">Generated on {longDate(report.user.timestamp)}</p>
          </header>
          <EnergyOverview report={report} />
          <KeepReport link={privateLink} />
          <div className={styles.chapters}>
            {report.chakra_sections.map((section, index) => (
              <ChakraChapter
                key={section.key}
                section={section}
                foodNote={index === 0 ? foodNote : undefined}
              />
            ))}
          </div>
          <SpecialFocus boosters={report.boosters} />
          <div>
            <PlanTable lead={report.plan_lead} plan={report.daily_plan} />
            <AddToCalendar plan={report.daily_plan} reportId={bought.openedAt.toString(36)} />
          </div>
          <RecommendedReading resources={report.resources} opensNewTab />
          <ImportantNotes disclaimers={report.disclaimers} />
          <p className={`note ${styles.support}`}>
            Questions about your report? Write to{" "}
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
          </p>
        </div>
      </div>
    </article>
  );
}
