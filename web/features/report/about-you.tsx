import { headings } from "#content/headings.ts";
import type { Report } from "#domain/report/report.ts";
import { PracticeList } from "./practice-list.tsx";
import styles from "./about-you.module.css";

/** The letter after the greeting. */
export function Letter({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.letter}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Two chakras read together, at most three times. */
export function Pairings({ pairings }: Pick<Report["overview"], "pairings">) {
  if (pairings.length === 0) return null;
  return (
    <div>
      <h3>{headings.pairings}</h3>
      <dl className={styles.pairings}>
        {pairings.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The one practice of the week, and why it is this one. */
export function OneThing({ report }: { report: Report }) {
  const { practice, reason } = report.overview.one_thing;
  return (
    <section aria-labelledby="one-thing" className={styles.oneThing}>
      <h2 id="one-thing" className="minor-title">
        {headings.oneThing}
      </h2>
      <PracticeList practices={[practice]} studiedMark={report.notes.studied} />
      <p>{reason}</p>
    </section>
  );
}
