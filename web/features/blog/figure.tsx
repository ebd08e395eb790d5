import type { ReactNode } from "react";
import styles from "./figure.module.css";

type Props = {
  /**
   * How its text is laid out: a table with a row for each chakra, a table of what to do instead, a table to compare by, a list on
   * a card to copy, or a list that climbs from the root to the crown. Left out by those that are drawn.
   */
  kind?: "chakras" | "instead" | "compare" | "card" | "climb";
  caption: string;
  children?: ReactNode;
};

/** A table or a list of an article as a figure, with what it shows in a sentence. */
export function Figure({ kind, caption, children }: Props) {
  return (
    <figure className={`card bare ${styles.figure} ${kind ? styles[kind] : ""}`.trim()}>
      {children}
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}
