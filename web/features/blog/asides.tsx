import type { ReactNode } from "react";
import styles from "./asides.module.css";

/** The answer in two or three sentences, before the article explains it. */
export function ShortAnswer({ children }: { children?: ReactNode }) {
  return (
    <aside className={styles.answer} aria-label="The short answer">
      <p className={styles.title}>The short answer</p>
      {children}
    </aside>
  );
}

/** Advice to seek help, for when reading is not enough. */
export function SeekHelp({ children }: { children?: ReactNode }) {
  return (
    <aside id="when-to-seek-help" className={styles.help} aria-label="When to seek help">
      <p className={styles.title}>When to seek help</p>
      {children}
    </aside>
  );
}
