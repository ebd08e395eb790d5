import { useEffect, useRef, type MouseEvent } from "react";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { DownloadButton, type Download } from "./download-button.tsx";
import { showPart, type Part } from "./parts.ts";
import { useCurrentPart } from "./use-current-part.ts";
import styles from "./contents.module.css";

type Props = {
  parts: readonly Part[];
  /** The address of the report. */
  privateLink: string;
  download: Download;
};

/** The contents beside the report on wide screens, which mark what is being read, and the PDF. */
export function Contents({ parts, privateLink, download }: Props) {
  const current = useCurrentPart(parts);
  const list = useRef<HTMLDivElement>(null);
  // In a low window the list scrolls; what is being read stays in its middle.
  useEffect(() => {
    const mark = list.current?.querySelectorAll("a")[current];
    if (mark) list.current?.scrollTo({ top: mark.offsetTop - list.current.clientHeight / 2 });
  }, [current]);
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label="Contents of the report">
      <div ref={list} className={styles.scrolled}>
        <PartList parts={parts} privateLink={privateLink} current={current} onChoose={showPart} />
      </div>
      <DownloadButton {...download} />
    </nav>
  );
}

type ListProps = Pick<Props, "parts" | "privateLink"> & {
  /** The place of the part that is being read. */
  current: number;
  onChoose: (id: string) => void;
};

/**
 * The parts of the report, to go to. In a new tab each link opens the whole report: a fragment of its own would replace the
 * one that holds the answers.
 */
export function PartList({ parts, privateLink, current, onChoose }: ListProps) {
  const follow = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <ul className={`bare ${styles.parts}`}>
      {parts.map(({ id, title, chapter }, index) => (
        <li key={id}>
          <a
            href={privateLink}
            aria-current={index === current ? "location" : undefined}
            onClick={(event) => follow(event, id)}
          >
            {chapter && <Lotus chakra={chapter.key} size={24} />}
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
