import { buyDialog } from "#content/checkout.ts";
import { letter } from "#content/letter.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import type { ByChakra } from "#domain/chakra.ts";
import { firstNameOrDefault } from "#domain/purchase/first-name.ts";
import { letterBeginning } from "#domain/report/letter.ts";
import type { Question } from "#domain/scan/question.ts";
import { inReportOrder, scoresOf, stateOf } from "#domain/scan/scores.ts";
import styles from "./letter-preview.module.css";

type Props = {
  answers: CompleteAnswers;
  names: ByChakra<string>;
  questions: readonly Question[];
  firstName: string;
};

/** How the visitor's own report begins: the greeting and the first paragraph of its letter to read, and the rest blurred. */
export function LetterPreview({ answers, names, questions, firstName }: Props) {
  const scores = scoresOf(answers);
  const sections = inReportOrder(scores).map((key) => {
    const score = scores[key];
    return { key, name: names[key], score, state: stateOf(score) };
  });
  const themes = Object.fromEntries(questions.map(({ id, theme }) => [id, theme]));
  const [picture, ...rest] = letterBeginning({ sections, answers, themes }, letter);
  return (
    <section className={`screen-only ${styles.preview}`} aria-labelledby="letter-preview">
      <h3 id="letter-preview" className="note">
        {buyDialog.preview}
      </h3>
      <p className={styles.greeting}>
        {buyDialog.greeting} <bdi>{firstNameOrDefault(firstName)}</bdi>
      </p>
      <p>{picture}</p>
      <div className={styles.blurred} aria-hidden="true">
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
