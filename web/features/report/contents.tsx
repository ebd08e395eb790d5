import { useEffect, useRef } from "react";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { DownloadButton, type Download } from "./download-button.tsx";
import { showPart, type Part } from "./parts.ts";
import { useCurrentPart } from "./use-current-part.ts";
import styles from "./contents.module.css";

/** The contents beside the report on wide screens, which mark what is being read, and the PDF. */
export function Contents({ parts, download }: { parts: readonly Part[]; download: Download }) {
  const current = useCurrentPart(parts);
  const list = useRef<HTMLDivElement>(null);
  // In a low window the list scrolls; what is being read stays in its middle.
  useEffect(() => {
    const mark = list.current?.querySelectorAll("button")[current];
    if (mark) list.current?.scrollTo({ top: mark.offsetTop - list.current.clientHeight / 2 });
  }, [current]);
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label="Contents of the report">
      <div ref={list} className={styles.scrolled}>
        <PartList parts={parts} current={current} onChoose={showPart} />
      </div>
      <DownloadButton {...download} />
    </nav>
  );
}

type ListProps = {
  parts: readonly Part[];
  /** The place of the part that is being read. */
  current: number;
  onChoose: (id: string) => void;
};

/**
 * The parts of the report, to go to. Buttons instead of links: a link opened in a new tab would replace the fragment, which
 * holds the answers of the report.
 */
export function PartList({ parts, current, onChoose }: ListProps) {
  return (
    <ul className={`bare ${styles.parts}`}>
      {parts.map(({ id, title, chapter }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-current={index === current ? "location" : undefined}
            onClick={() => onChoose(id)}
          >
            {chapter && <Lotus chakra={chapter.key} size={24} />}
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
