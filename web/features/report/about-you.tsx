import { headings } from "#content/headings.ts";
import { idOfChapter, type SectionOf } from "#domain/report/outline.ts";
import type { Report } from "#domain/report/report.ts";
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

/** Answers that say more together than alone, each with something to try. */
export function Tensions({ id, title: heading, tensions }: SectionOf<"tensions">) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {tensions.map(({ title, answered = [], text, experiment }) => (
        <div key={title} className={`labeled ${styles.tension}`}>
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
          </div>
          <p className={`tight note ${styles.experiment}`}>
            <strong>{headings.experiment}:</strong> {unbroken(experiment)}
          </p>
        </div>
      ))}
    </section>
  );
}

/** The one practice of the week, and why it is this one. */
export function OneThing({ report }: { report: Report }) {
  const { suggested, reason, lines } = report.overview.one_thing;
  return (
    <section aria-labelledby="one-thing" className={`panel ${styles.oneThing}`}>
      <h2 id="one-thing" className="minor-title">
        {headings.oneThing}
      </h2>
      {suggested && (
        <p>
          <a href={`#${idOfChapter(suggested.chapter.key)}`}>{suggested.practice.title}</a>{" "}
          <span className="note">{suggested.practice.duration}</span>
        </p>
      )}
      <p>{reason}</p>
      {lines && (
        <ul className="note">
          {lines.map((line) => (
            <li key={line}>{unbroken(line)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
