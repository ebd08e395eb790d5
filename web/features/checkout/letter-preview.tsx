import { buyDialog } from "#content/checkout.ts";
import { letter } from "#content/letter.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import type { ByChakra } from "#domain/chakra.ts";
import { firstNameOrDefault } from "#domain/purchase/first-name.ts";
import { letterBeginning } from "#domain/report/letter.ts";
import { inReportOrder, scoresOf } from "#domain/scan/scores.ts";
import styles from "./letter-preview.module.css";

type Props = {
  answers: CompleteAnswers;
  names: ByChakra<string>;
  firstName: string;
};

/** How the visitor's own report begins: the first two paragraphs of its letter to read, and the rest blurred. */
export function LetterPreview({ answers, names, firstName }: Props) {
  const scores = scoresOf(answers);
  const order = inReportOrder(scores);
  const sections = order.map((key) => ({ key, name: names[key], score: scores[key] }));
  const [picture, named, ...rest] = letterBeginning({ sections, answers }, letter);
  return (
    <section className={`screen-only ${styles.preview}`} aria-labelledby="letter-preview">
      <h3 id="letter-preview" className="note">
        {buyDialog.preview}
      </h3>
      <p className={styles.greeting}>
        {buyDialog.greeting} <bdi>{firstNameOrDefault(firstName)}</bdi>
      </p>
      <p>{picture}</p>
      <p>{named}</p>
      <div className={styles.blurred} aria-hidden="true">
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
