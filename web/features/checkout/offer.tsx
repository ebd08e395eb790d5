import { priceLabel, site } from "#content/site.ts";
import styles from "./offer.module.css";

/** What is bought and for how much, and what is inside in four lines. */
export function Offer() {
  return (
    <>
      <p className={styles.order}>
        <span>{site.offer.name}, on screen and as a PDF</span>
        <strong>{priceLabel}</strong>
      </p>
      <ul className={styles.inside}>
        <li>What each score may look like day to day</li>
        <li>Practices, foods and reflection prompts</li>
        <li>A ritual plan for seven days</li>
        <li>Yours to keep: no subscription, no account</li>
      </ul>
    </>
  );
}
