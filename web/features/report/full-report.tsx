import italic from "@fontsource/lora/files/lora-latin-500-italic.woff2?url";
import { useEffect, useMemo, useState } from "react";
import { download as pdf, reportPage as words } from "#content/report-page.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { Resource } from "#domain/report/guidance.ts";
import { headings } from "#content/headings.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { onScreen, outlineOf } from "#domain/report/outline.ts";
import { SupportEmail } from "#web/ui/support-email.tsx";
import { unbroken } from "#web/ui/unbroken.tsx";
import { Letter } from "./about-you.tsx";
import { Contents } from "./contents.tsx";
import { DownloadButton } from "./download-button.tsx";
import { downloadReport } from "./download-report.ts";
import { LeaveQuickly } from "./leave-quickly.tsx";
import { longDate } from "./long-date.ts";
import { makeReport, type Made } from "./make-report.ts";
import { FlowersOffer } from "#web/features/compare/flowers-offer.tsx";
import { StillFlower } from "#web/features/chakra/flower.tsx";
import { MarkedReport, useMarks } from "./marks.tsx";
import { ReportBar } from "./report-bar.tsx";
import { SectionView } from "./sections.tsx";
import { showSection } from "./show-section.ts";
import { usePlanDay } from "./use-plan-day.ts";
import { useTrial } from "./use-trial.ts";
import head from "./opening.module.css";
import styles from "./full-report.module.css";

export { PurchaseAid } from "#web/features/checkout/purchase-aid.tsx";
export { LeaveReport } from "./leave-report.tsx";
export { tryReport } from "./make-report.ts";

type Props = {
  bought: Made;
  /** The absolute address that opens this report again. */
  privateLink: string;
  reading: ByChakra<readonly Resource[]>;
  onBack: () => void;
  /** Called when a download begins, to clear the message of an earlier one. */
  onDownload: () => void;
  onDownloadFailed: (message: string) => void;
};

/** Brings the italic of quotations and affirmations, which stand upright without it. A style sheet's request would tell the page's address, with the session (request-log.spec.ts). */
async function loadItalic(): Promise<void> {
  const file = await fetch(italic, { referrerPolicy: "no-referrer" });
  const face = new FontFace("Lora", await file.arrayBuffer(), { style: "italic" });
  document.fonts.add(await face.load());
}

/** The fourth view: the paid report, to read and to download (spec 2). */
export function FullReport({
  bought,
  privateLink,
  reading,
  onBack,
  onDownload,
  onDownloadFailed,
}: Props) {
  useEffect(() => void loadItalic().catch(() => {}), []);
  const day = usePlanDay(bought.openedAt);
  const marked = useMarks(bought);
  const [isDownloading, setIsDownloading] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const report = useMemo(() => makeReport(bought, reading), [bought, reading]);
  const { link, own } = useTrial(marked, report, bought, day, privateLink);

  const download = async () => {
    if (isDownloading) return;
    setIsDownloading(true);
    setIsSaved(false);
    onDownload();
    try {
      await downloadReport(report, link, own);
      setIsSaved(true);
    } catch {
      onDownloadFailed(pdf.failed);
    } finally {
      setIsDownloading(false);
    }
  };

  const outline = useMemo(() => outlineOf(report, headings), [report]);
  // The cards to cut out are on paper alone.
  const sections = useMemo(() => outline.filter(({ kind }) => kind !== "cards"), [outline]);
  const shown = useMemo(() => onScreen(sections), [sections]);
  const downloading = { isDownloading, isSaved, onDownload: download };
  const needsHelp = report.help.length > 0;
  const given = { report, code: bought, privateLink, link, own, download: downloading, day };
  return (
    <div className="measured">
      <article className={`${head.steps} ${styles.columns}`}>
        <header className={`start tight ${head.opening} ${needsHelp ? head.small : styles.scene}`}>
          <button type="button" className="link-button screen-only" onClick={onBack}>
            {words.back}
          </button>
          <div className={styles.pair}>
            {/* Decorative: the overview has it with names and scores. */}
            <div className={head.flower}>
              <StillFlower scores={scoresOf(report.answers)} answers={report.answers} />
            </div>
            <div className={`tight ${styles.title}`}>
              <p className={styles.kicker}>{headings.report}</p>
              <h1 id="letter" tabIndex={-1}>
                {words.greeting} <bdi>{report.user.first_name}</bdi>
              </h1>
              <p className="quiet">{unbroken(words.written(longDate(report.user.timestamp)))}</p>
            </div>
          </div>
          <LeaveQuickly isUrgent={needsHelp} />
          <div className={`row screen-only ${styles.actions}`}>
            <DownloadButton {...downloading} />
            <button
              type="button"
              className="link-button"
              onClick={() => showSection("keep-report")}
            >
              {headings.keep}
            </button>
          </div>
          {/* With a help note, the letter waits for it. */}
          {!needsHelp && <Letter paragraphs={report.letter.slice(0, 1)} />}
        </header>
        <Contents {...{ sections, shown }} privateLink={link} download={downloading} />
        <div className={styles.column}>
          <MarkedReport value={marked}>
            {shown.map((section) => (
              <SectionView key={section.id} section={section} given={given} />
            ))}
          </MarkedReport>
          <FlowersOffer answers={bought.answers} onFailed={onDownloadFailed} />
          <p className="note tight">
            {words.support} <SupportEmail />.
          </p>
        </div>
      </article>
      <ReportBar {...{ sections, shown }} privateLink={link} download={downloading} />
    </div>
  );
}
