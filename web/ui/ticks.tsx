import { Icon } from "./icon.tsx";
import styles from "./ticks.module.css";

/** What an offer holds, each line with a tick. */
export function Ticks({ lines, className = "" }: { lines: readonly string[]; className?: string }) {
  return (
    <ul className={`bare stack ${styles.ticks} ${className}`}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
