import { useEffect, useRef } from "react";
import type { Section } from "#domain/report/outline.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { DownloadButton, type Download } from "./download-button.tsx";
import { showSection } from "./show-section.ts";
import { useCurrentSection } from "./use-current-section.ts";
import styles from "./contents.module.css";

/** The contents beside the report on wide screens, which mark what is being read, and the PDF. */
export function Contents({
  sections,
  download,
}: {
  sections: readonly Section[];
  download: Download;
}) {
  const current = useCurrentSection(sections);
  const list = useRef<HTMLDivElement>(null);
  // In a low window the list scrolls; what is being read stays in its middle.
  useEffect(() => {
    const mark = list.current?.querySelectorAll("button")[current];
    if (mark) list.current?.scrollTo({ top: mark.offsetTop - list.current.clientHeight / 2 });
  }, [current]);
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label="Contents of the report">
      <div ref={list} className={styles.scrolled}>
        <SectionList sections={sections} current={current} onChoose={showSection} />
      </div>
      <DownloadButton {...download} />
    </nav>
  );
}

type ListProps = {
  sections: readonly Section[];
  /** The place of the section that is being read. */
  current: number;
  onChoose: (id: string) => void;
};

/**
 * The sections of the report, to go to. Buttons instead of links: a link opened in a new tab would replace the fragment, which
 * holds the answers of the report.
 */
export function SectionList({ sections, current, onChoose }: ListProps) {
  return (
    <ul className={`bare ${styles.parts}`}>
      {sections.map((section, index) => (
        <li key={section.id}>
          <button
            type="button"
            aria-current={index === current ? "location" : undefined}
            onClick={() => onChoose(section.id)}
          >
            {section.kind === "chapter" && <Lotus chakra={section.about.key} size={24} />}
            {section.title}
          </button>
        </li>
      ))}
    </ul>
  );
}
