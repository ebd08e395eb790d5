import { headings } from "#content/headings.ts";
import { reportPage as words } from "#content/report-page.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import { chakrasOf } from "#domain/scan/question.ts";
import { LitFlower } from "#web/features/chakra/lit-flower.tsx";
import { unbroken } from "#web/ui/unbroken.tsx";
import styles from "./about-you.module.css";

/** The letter after the greeting, or a part of it. */
export function Letter({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.letter}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{unbroken(paragraph)}</p>
      ))}
    </div>
  );
}

/** Answers that say more together than alone, each with something to try, three of them open at first; where a page has the reader's flower, beside its petals. */
export function Tensions({
  id,
  title: heading,
  tensions,
  hasFlower = false,
}: SectionOf<"tensions"> & { hasFlower?: boolean }) {
  const shown = tensions.map(({ title, ids, answered = [], text, experiment }) => (
    <div key={title} className={`labeled tight ${styles.tension}`}>
      {hasFlower && <LitFlower lit={chakrasOf(ids)} />}
      <h3>{title}</h3>
      <div className="tight">
        {answered.map((one) => (
          <p
            key={one.text}
            className={`note chakra-${one.chakra} ${styles.answer} ${one.isLow ? styles.low : ""}`.trim()}
          >
            {one.text}
          </p>
        ))}
        <p className={styles.said}>{text}</p>
        <p className={styles.experiment}>
          <strong>{`${headings.experiment}:`}</strong> {unbroken(experiment)}
        </p>
      </div>
    </div>
  ));
  const [first, rest] = [shown.slice(0, 3), shown.slice(3)];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {first}
      {rest.length > 0 && (
        <details className="disclosure" data-window>
          <summary className="screen-only">{words.more(rest.length)}</summary>
          {rest}
        </details>
      )}
    </section>
  );
}
