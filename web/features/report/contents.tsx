import { useEffect, useRef, type MouseEvent } from "react";
import type { Section } from "#domain/report/outline.ts";
import { reportPage } from "#content/report-page.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { DownloadButton, type Download } from "./download-button.tsx";
import { showSection } from "./show-section.ts";
import { useCurrentSection } from "./use-current-section.ts";
import styles from "./contents.module.css";

export type ContentsProps = {
  /** In the order of the contents. */
  sections: readonly Section[];
  /** As they stand on the screen (`onScreen`). */
  shown: readonly Section[];
  /** The address of the report. */
  privateLink: string;
  download: Download;
};

/** The contents beside the report on wide screens, which mark what is being read, and the PDF. */
export function Contents({ sections, shown, privateLink, download }: ContentsProps) {
  const current = shown[useCurrentSection(shown)];
  const place = sections.findIndex((section) => section === current);
  const list = useRef<HTMLDivElement>(null);
  // In a low window the list scrolls; what is being read stays in its middle.
  useEffect(() => {
    const mark = list.current?.querySelectorAll("a")[place];
    if (mark) list.current?.scrollTo({ top: mark.offsetTop - list.current.clientHeight / 2 });
  }, [place]);
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label={reportPage.contents}>
      <div ref={list} className={styles.scrolled}>
        <SectionList {...{ sections, privateLink, current }} onChoose={showSection} />
      </div>
      <DownloadButton {...download} />
    </nav>
  );
}

type ListProps = Pick<ContentsProps, "sections" | "privateLink"> & {
  /** The section that is being read. */
  current: Section | undefined;
  onChoose: (id: string) => void;
};

/**
 * The sections of the report, to go to. In a new tab each link opens the whole report: a fragment of its own would replace
 * the one that holds the answers.
 */
export function SectionList({ sections, privateLink, current, onChoose }: ListProps) {
  const follow = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <ul className={`bare nav-links ${styles.parts}`}>
      {sections.map((section) => (
        <li key={section.id} className={section.kind === "chapter" ? styles.chapter : undefined}>
          <a
            href={privateLink}
            aria-current={section === current ? "location" : undefined}
            onClick={(event) => follow(event, section.id)}
          >
            {section.kind === "chapter" && <Lotus chakra={section.about.key} size={24} />}
            {section.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
