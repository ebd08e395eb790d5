import type { ReactNode } from "react";
import { blog } from "#content/pages.ts";
import { helpKinds, helpLines } from "#content/help.ts";
import { HelpLines } from "#web/features/report/help-notes.tsx";
import styles from "./asides.module.css";

/** The answer in two or three sentences, before the article explains it. */
export function ShortAnswer({ children }: { children?: ReactNode }) {
  return (
    <aside className={`panel labeled ${styles.answer}`} aria-label={blog.shortAnswer}>
      <p className={styles.title}>{blog.shortAnswer}</p>
      {children}
    </aside>
  );
}

/** Advice to seek help, for when reading is not enough: `lines` names the kinds of help lines, with spaces between them. */
export function SeekHelp({ lines, children }: { lines: string; children?: ReactNode }) {
  const kinds = helpKinds.filter((kind) => lines.split(" ").includes(kind));
  return (
    <aside id="when-to-seek-help" className={`panel ${styles.help}`} aria-label={blog.seekHelp}>
      <p className={styles.title}>{blog.seekHelp}</p>
      {children}
      <HelpLines lines={helpLines(kinds)} />
    </aside>
  );
}
