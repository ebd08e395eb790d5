import styles from "./spinner.module.css";

/** A spinner with words; without motion where the visitor prefers none. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className={`quiet ${styles.spinner}`}>
      <svg className={styles.ring} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" pathLength="4" />
      </svg>
      {label}
    </p>
  );
}
