import { Spinner } from "#web/ui/spinner.tsx";
import styles from "./verifying.module.css";

/** Shown while the purchase is being checked and the report is on its way. */
export function Verifying() {
  return (
    <section className={styles.verifying}>
      <h1 tabIndex={-1}>Opening your report</h1>
      <Spinner label="Checking your purchase…" />
    </section>
  );
}
