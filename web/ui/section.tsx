import type { ReactNode } from "react";
import styles from "./section.module.css";

type Props = {
  /** For anchors. */
  id?: string;
  tone?: "paper" | "sunken" | "accent";
  children: ReactNode;
};

/**
 * A band across the page with its content in the page's width; no landmark, since its heading leads to it. The tone "paper"
 * has no background of its own.
 */
export function Section({ id, tone = "paper", children }: Props) {
  const className = tone === "paper" ? styles.band : `${styles.band} ${styles[tone]}`;
  return (
    <section id={id} className={className}>
      <div className={styles.inside}>{children}</div>
    </section>
  );
}
