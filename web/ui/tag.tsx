import type { ReactNode } from "react";
import styles from "./tag.module.css";

/** A word in an outline: "Example", "Sample", a category. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
