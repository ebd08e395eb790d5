import { useState } from "react";
import { keepReport as words } from "#content/report-page.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import { whatTheLinkHolds } from "#domain/report/report-code.ts";
import { frame } from "#web/features/chakra/flower-paths.tsx";
import { Button } from "#web/ui/button.tsx";
import { Status, useStatus } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Download } from "./download-button.tsx";
import { addressOf, keepReport, useIsKept } from "./kept-report.ts";
import styles from "./ways.module.css";

/** `kept` is the private link without the trial of `link`, which this device knows if it keeps the report. */
type Props = SectionOf<"keep"> & { kept: string; link: string; download: Download };

/**
 * What the private link is and holds, buttons that copy it and keep it here, and the PDF, which is what to print. Where the browser refuses
 * to copy, the link is shown for copying by hand.
 */
export function KeepReport({ id, title, kept, link, download }: Props) {
  const [message, say] = useStatus();
  const [isRefused, setIsRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setIsRefused(false);
      say(words.copied);
    } catch {
      setIsRefused(true);
      say(words.copyByHand);
    }
  };
  return (
    <section aria-labelledby={id} className="labeled screen-only">
      <h2 id={id} className="minor-title">
        {title}
        <svg className={styles.flower} {...frame}>
          <use href="#own-flower" />
        </svg>
      </h2>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <p className="note">{words.aboutLink(whatTheLinkHolds)}</p>
        <KeepButton kept={kept} say={say} />
        <p className="note">{words.aboutKeeping}</p>
        <Button
          variant="secondary"
          disabled={download.isDownloading}
          onClick={() => void download.onDownload()}
        >
          {words.print}
        </Button>
        <p className="note">{words.aboutPaper}</p>
        <Status text={message} />
        {isRefused && (
          <TextField
            label={words.link}
            name="private-link"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
    </section>
  );
}

/** Keeps the report with this private link on this device, or no longer. */
export function KeepButton({ kept, say }: { kept: string; say: (message: string) => void }) {
  const isKept = useIsKept(kept);
  const toggle = () => {
    if (!keepReport(isKept ? undefined : addressOf(kept))) return say(words.notKept);
    say(isKept ? words.forgotten : words.kept);
  };
  return (
    <Button variant="secondary" onClick={toggle}>
      {isKept ? words.forget : words.keep}
    </Button>
  );
}
