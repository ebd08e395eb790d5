import { download as words } from "#content/report-page.ts";
import { Button } from "#web/ui/button.tsx";
import { Status } from "#web/ui/status.tsx";

/** The one download of a report, which several buttons begin; no two of them are shown at once. */
export type Download = {
  readonly isDownloading: boolean;
  /** Since this report was opened. */
  readonly isSaved: boolean;
  readonly onDownload: () => Promise<void>;
};

/** Saves the report as a PDF, and tells screen readers when it is being made and saved (spec 2). */
export function DownloadButton({ isDownloading, isSaved, onDownload }: Download) {
  return (
    <div className="stack">
      <Button wide aria-busy={isDownloading || undefined} onClick={() => void onDownload()}>
        {isDownloading ? words.busy : words.press}
      </Button>
      <Status
        className="note"
        text={isDownloading ? words.preparing : isSaved ? words.saved : undefined}
      />
    </div>
  );
}
