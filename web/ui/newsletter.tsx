import { Button } from "./button.tsx";
import styles from "./newsletter.module.css";

/** Said beside the field, because Subscribe does nothing. */
export const newsletterNote = "The newsletter has not begun yet, and nothing is sent.";

/** One required e-mail field; submitting clears it and sends nothing (spec 2). See page-script.ts. */
export function Newsletter() {
  return (
    <form className={styles.form} data-clears-on-submit>
      <label className={`quiet ${styles.label}`} htmlFor="newsletter-email">
        Your email address
      </label>
      <p id="newsletter-note" className={`note ${styles.note}`}>
        {newsletterNote}
      </p>
      <div className={`row ${styles.line}`}>
        <input
          id="newsletter-email"
          className={`input ${styles.input}`}
          type="email"
          name="email"
          autoComplete="email"
          aria-describedby="newsletter-note"
          required
        />
        <Button type="submit" variant="secondary">
          Subscribe
        </Button>
      </div>
    </form>
  );
}
