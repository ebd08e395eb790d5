import type { ReactNode } from "react";
import styles from "./section.module.css";

type Props = {
  /** The name of the section for anchors; its heading must have the id `<id>-title`. */
  id: string;
  tone?: "paper" | "sunken" | "accent";
  children: ReactNode;
};

/** A band across the page with its content in the page's width. The tone "paper" has no background of its own. */
export function Section({ id, tone = "paper", children }: Props) {
  const className = tone === "paper" ? styles.band : `${styles.band} ${styles[tone]}`;
  return (
    <section id={id} className={className} aria-labelledby={`${id}-title`}>
      <div className={styles.inside}>{children}</div>
    </section>
  );
}
