import { useId, useState, type ComponentProps } from "react";
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
  const [left, setLeft] = useState<number>();
  const hintId = hint ? `${id}-hint` : undefined;
  // The alert says it first. Later it is part of the name: a description that has changed is said twice by Orca.
  const errorId = error && left === attempt ? `${id}-error` : undefined;
  return (
    <div className={styles.field} onBlur={() => setLeft(attempt)}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className="note tight">
          {hint}
        </p>
      )}
      {/* It lasts: what comes right before the field takes the caret from it in Firefox, and Orca tells of the field anew. */}
      <div className={styles.place}>
        {error && (
          <p key={attempt} id={`${id}-error`} role="alert" className={`tight ${styles.error}`}>
            <Icon name="alert" />
            <span>{error}</span>
          </p>
        )}
      </div>
      <input
        {...input}
        id={id}
        className={`input ${styles.input}`}
        aria-invalid={error !== undefined}
        aria-labelledby={errorId && `${id}-label ${errorId}`}
        aria-describedby={hintId}
      />
    </div>
  );
}
