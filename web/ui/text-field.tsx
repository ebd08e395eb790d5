import { useId, type ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import styles from "./text-field.module.css";

type Props = Omit<ComponentProps<"input">, "id" | "aria-invalid" | "aria-describedby"> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Another one says an error again that stays the same. */
  attempt?: number;
};

/** A labeled text input with hint and error, which are read aloud with it. */
export function TextField({ label, hint, error, attempt, ...input }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={`note ${styles.hint}`}>
          {hint}
        </p>
      )}
      {error && (
        <p key={attempt} id={errorId} role="alert" className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      <input
        {...input}
        id={id}
        className={`input ${styles.input}`}
        aria-invalid={error !== undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
      />
    </div>
  );
}
