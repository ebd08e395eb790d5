import type { AnswerValue } from "#domain/scan/answers.ts";
import styles from "./answer-choice.module.css";

type Props = {
  name: string;
  value: AnswerValue;
  label: string;
  isChosen: boolean;
  /** The key that chooses this answer, shown where there is a keyboard. */
  shortcut: string | undefined;
  onChoose: () => void;
};

/** One of the four answers: a native radio button whose whole card is its label. */
export function AnswerChoice({ name, value, label, isChosen, shortcut, onChoose }: Props) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.label}>{label}</span>
      {shortcut && (
        <kbd className={styles.key} aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </label>
  );
}
