import type { ReactNode } from "react";
import styles from "./section.module.css";

type Props = {
  /** For anchors. */
  id?: string;
  tone?: "sunken" | "accent";
  children: ReactNode;
};

/**
 * A band across the page with its content in the page's width; no landmark, since its heading leads to it. Without a tone it
 * has no background of its own.
 */
export function Section({ id, tone, children }: Props) {
  const className = tone ? `${styles.band} ${styles[tone]}` : styles.band;
  return (
    <section id={id} className={className}>
      <div className={styles.inside}>{children}</div>
    </section>
  );
}
