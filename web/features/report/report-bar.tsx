import { useEffect, useRef, useState } from "react";
import { headings } from "#content/headings.ts";
import { reportPage as words } from "#content/report-page.ts";
import { chakraKeys } from "#domain/chakra.ts";
import type { Section } from "#domain/report/outline.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SectionList, type ContentsProps } from "./contents.tsx";
import { DownloadButton } from "./download-button.tsx";
import { showSection } from "./show-section.ts";
import { useCurrentSection } from "./use-current-section.ts";
import styles from "./report-bar.module.css";

/**
 * At the bottom of small screens: what is being read, the sections before and after it, and all of them on a sheet, with the
 * PDF. It sticks there for as long as the report is on the screen, and takes its own room at the report's end.
 */
export function ReportBar({ sections, shown, privateLink, download }: ContentsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useRef<string>(undefined);
  const current = useCurrentSection(shown);
  const section = shown[current];

  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen)
      sheet.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  // The page takes no focus until the sheet has closed.
  const close = () => {
    setIsOpen(false);
    if (chosen.current) showSection(chosen.current);
    chosen.current = undefined;
  };
  // A message that the PDF could not be made would stand behind the sheet.
  const onDownload = async () => {
    await download.onDownload();
    setIsOpen(false);
  };
  return (
    <>
      <nav className={`screen-only ${styles.bar}`} aria-label={words.bar}>
        <Turn way="previous" to={shown[current - 1]} />
        <button
          type="button"
          className={`round-button ${styles.where}`}
          onClick={() => setIsOpen(true)}
        >
          <Icon name="menu" />
          <span className="spoken">{headings.contents}: </span>
          <span className={styles.title}>{section?.title}</span>
          {section?.kind === "chapter" && (
            <span className="note whole">{words.place(section.number, chakraKeys.length)}</span>
          )}
        </button>
        <Turn way="next" to={shown[current + 1]} />
      </nav>
      <Dialog sheet isOpen={isOpen} title={headings.contents} onClose={close}>
        <DownloadButton {...download} onDownload={onDownload} />
        <div ref={sheet} className={styles.parts}>
          <SectionList
            {...{ sections, privateLink }}
            current={section}
            onChoose={(id) => {
              chosen.current = id;
              setIsOpen(false);
            }}
          />
        </div>
      </Dialog>
    </>
  );
}

/** Where there is nothing before or after, an empty place, so that the others stay where they are. */
function Turn({ way, to }: { way: "previous" | "next"; to: Section | undefined }) {
  if (!to) return <span />;
  return (
    <button
      type="button"
      className="round-button"
      aria-label={`${words[way]}: ${to.title}`}
      onClick={() => showSection(to.id)}
    >
      <Icon name={way} />
    </button>
  );
}
