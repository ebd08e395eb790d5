import { Button } from "#web/ui/button.tsx";
import { newsletterNote } from "#web/ui/newsletter.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./subscribe.module.css";

/** The block below the index: an e-mail input and a button without any submit behavior (spec 2). */
export function Subscribe() {
  return (
    <section
      className={`panel ${styles.subscribe}`}
      aria-labelledby="stay-connected"
      data-says-nothing-is-sent
    >
      <h2 id="stay-connected">Stay Connected</h2>
      <div className={`row ${styles.line}`}>
        <TextField
          label="Your email"
          hint={newsletterNote}
          type="email"
          name="email"
          autoComplete="email"
        />
        <Button variant="secondary">Subscribe</Button>
      </div>
    </section>
  );
}
