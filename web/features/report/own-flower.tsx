import type { ReactNode } from "react";
import styles from "./own-flower.module.css";

/** The reader's flower beside the first words. Decorative: the overview has it with names and scores. */
export function OwnFlower({ children }: { children: ReactNode }) {
  return <div className={styles.flower}>{children}</div>;
}
