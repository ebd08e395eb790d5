import { frame, newsletter } from "#content/pages.ts";
import { NewsletterField } from "#web/ui/newsletter.tsx";
import styles from "./subscribe.module.css";

/** The block below the index: an e-mail input and a button without any submit behavior (spec 2). */
export function Subscribe() {
  return (
    <section
      className={`panel ${styles.subscribe}`}
      aria-labelledby="stay-connected"
      data-says-nothing-is-sent
    >
      <h2 id="stay-connected">{frame.connected}</h2>
      <div>
        <NewsletterField id="blog-email" label={newsletter.blogLabel} />
      </div>
    </section>
  );
}
