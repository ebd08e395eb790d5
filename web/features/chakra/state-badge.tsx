import { stateLabels } from "#content/states.ts";
import { type ChakraState } from "#domain/scan/scores.ts";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./state-badge.module.css";

const icons = { balanced: "check", needs_support: "plus", blocked: "minus" } as const;

/** A state as word, icon and color; the word alone carries the meaning. */
export function StateBadge({ state }: { state: ChakraState }) {
  return (
    <span className={`${styles.badge} state-${state}`}>
      <Icon name={icons[state]} />
      {stateLabels[state]}
    </span>
  );
}
