import type { ReactNode } from "react";
import { reportTitle } from "#content/scan-messages.ts";
import { site } from "#content/site.ts";
import styles from "./cover.module.css";

type Props = { firstName: string | undefined; children: ReactNode };

/** The cover of a buyer's report around its flower, as wide as its place, on the same paper by night. Decorative. */
export function Cover({ firstName, children }: Props) {
  return (
    <div className={`paper ${styles.cover}`} aria-hidden="true">
      <p className={styles.title}>{reportTitle}</p>
      <div className={styles.flower}>{children}</div>
      <p>{firstName}</p>
      <p className={styles.brand}>{site.productName}</p>
    </div>
  );
}
