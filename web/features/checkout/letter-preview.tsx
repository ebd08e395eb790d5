import { buyDialog } from "#content/checkout.ts";
import { letter } from "#content/letter.ts";
import { firstNameOrDefault } from "#domain/purchase/first-name.ts";
import { letterBeginning } from "#domain/report/letter.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import styles from "./letter-preview.module.css";

/** How the visitor's own report begins: the first paragraph of its letter to read, and the second blurred. */
export function LetterPreview({
  answers,
  firstName,
}: {
  answers: CompleteAnswers;
  firstName: string;
}) {
  const [told, meaning] = letterBeginning(answers, letter);
  return (
    <section className={`card screen-only ${styles.preview}`} aria-labelledby="letter-preview">
      <h3 id="letter-preview" className="note">
        {buyDialog.preview}
      </h3>
      <p className={styles.greeting}>
        {buyDialog.greeting} <bdi>{firstNameOrDefault(firstName)}</bdi>
      </p>
      <p>{told}</p>
      <p className={styles.blurred} aria-hidden="true">
        {meaning}
      </p>
    </section>
  );
}
