import type { PlanEntry as Entry } from "#domain/report/plan.ts";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./plan-entry.module.css";

type Props = {
  entry: Entry;
  isOpen?: boolean;
  /** Said below its name. */
  remark?: string | undefined;
};

/** An entry of the plan: a practice opens to say how, and a default is its own explanation. */
export function PlanEntry({ entry, isOpen = false, remark }: Props) {
  const { text, practice } = entry;
  if (!practice) return <span className={styles.plain}>{text}</span>;
  return (
    <details className={styles.entry} open={isOpen}>
      <summary className={styles.name}>
        {/* Stays on the line of the last word. */}
        {text}
        {"\u00a0"}
        <Icon name="next" />
        {remark && <span className={styles.remark}>{remark}</span>}
      </summary>
      <p className={`screen-only ${styles.how}`}>{practice.how}</p>
    </details>
  );
}
