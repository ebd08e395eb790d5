import type { ReactNode } from "react";
import styles from "./gallery.module.css";

/** One part in one state, with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.specimen}>
      <figcaption className={`note ${styles.name}`}>{name}</figcaption>
      {children}
    </figure>
  );
}

/** The specimens of one part. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}
