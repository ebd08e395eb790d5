import { newsletter } from "#content/pages.ts";
import { Button } from "./button.tsx";
import styles from "./newsletter.module.css";

/** One required e-mail field; submitting clears it and sends nothing (spec 2). See page-script.ts. */
export function Newsletter() {
  return (
    // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- Firefox calls a form with an empty required field invalid, and this alone keeps it from that.
    <form className={styles.newsletter} aria-invalid="false" data-clears-on-submit>
      <NewsletterField id="newsletter-email" label={newsletter.label} submits />
    </form>
  );
}

type FieldProps = {
  id: string;
  label: string;
  /** Belongs to a form, and must be filled in. */
  submits?: boolean;
};

/**
 * A field and a button that send nothing, which is said first; quiet, because they are no one's next step. Without a name the
 * field is no part of a form that is sent, whatever a page allows and whether its script runs or not.
 */
export function NewsletterField({ id, label, submits = false }: FieldProps) {
  const noteId = `${id}-note`;
  return (
    <>
      <p id={noteId} className={styles.note}>
        {newsletter.note}
      </p>
      <label className={`note ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      <div className={`row ${styles.line}`}>
        <input
          id={id}
          className={`input ${styles.input}`}
          type="email"
          autoComplete="email"
          aria-describedby={noteId}
          // An empty required field is no mistake yet.
          aria-invalid="false"
          required={submits}
        />
        <Button type={submits ? "submit" : "button"} variant="secondary">
          {newsletter.press}
        </Button>
      </div>
    </>
  );
}
