import { stateLabels, type ChakraState } from "#domain/scores.ts";
import styles from "./state-badge.module.css";

const icons: Readonly<Record<ChakraState, string>> = {
  balanced: "M3.5 8.5l3 3 6-7",
  needs_support: "M8 3v10M3 8h10",
  blocked: "M3 8h10",
};

/** A state as word, icon and color; the word alone carries the meaning. */
export function StateBadge({ state }: { state: ChakraState }) {
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      <svg
        className={styles.icon}
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={icons[state]} />
      </svg>
      {stateLabels[state]}
    </span>
  );
}
