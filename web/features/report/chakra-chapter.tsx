import { Fragment } from "react";
import { headings } from "#content/headings.ts";
import { reportPage as words } from "#content/report-page.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import type { Report } from "#domain/report/report.ts";
import { maxScore } from "#domain/scan/scores.ts";
import { foodsOf, insightParts } from "#domain/report/template.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import { Scene } from "#web/features/chakra/scene.tsx";
import { ScoreBar } from "#web/features/chakra/score-bar.tsx";
import { StateBadge } from "#web/features/chakra/state-badge.tsx";
import { unbroken } from "#web/ui/unbroken.tsx";
import { Answered } from "./marks.tsx";
import { PracticeList } from "./practice-list.tsx";
import styles from "./chakra-chapter.module.css";

type Props = SectionOf<"chapter"> & {
  notes: Report["notes"];
  /** The example report shows only the beginning of a chapter (spec 2 and 9). */
  excerpt?: { readonly practices: number; readonly affirmations: number } | undefined;
  /** Shows little at first, and opens on a press. Its heading stays outside, because some screen readers lose it in a summary. */
  isWindow?: boolean;
};

/** One page of the report: what a chakra's score may mean and what to do with it (spec 2). */
export function ChakraChapter({ isWindow = false, ...chapter }: Props) {
  const { id, about, excerpt } = chapter;
  const { key, name, description, tradition, score, state, template, practices } = about;
  const quotation = insightParts(template).find((part) => part.isQuotation);
  const look = `${styles.chapter} ${isWindow ? `tight ${styles.window}` : ""}`.trim();
  return (
    <section aria-labelledby={id} className={`${look} chakra-${key}`}>
      <header className={`tight ${styles.opening}`}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p className={`note row ${styles.about}`}>
          {description}
          {/* The page of the example is kept light. */}
          {!excerpt && <span className={styles.tradition}>{tradition}</span>}
        </p>
        {/* A bought report is whole without a network. */}
        {excerpt ? <Picture of={`${key}-small`} className="screen-only" /> : <Scene chakra={key} />}
      </header>
      <div className={styles.score}>
        <StateBadge state={state} />
        <ScoreBar score={score} />
        <span className={styles.points}>
          <strong className={styles.numeral}>{score}</strong>
          {` out of ${maxScore}`}
        </span>
      </div>
      {isWindow ? (
        <details className="disclosure" data-window>
          <summary className={`screen-only ${styles.press}`}>
            <span className={styles.whole}>{words.whole}</span>
            <span className="spoken"> {name}</span>
          </summary>
          <Words {...chapter} />
        </details>
      ) : (
        <Words {...chapter} />
      )}
      {isWindow && (
        <div className={`screen-only tight ${styles.glimpse}`}>
          <p className={styles.glimpsed}>{quotation?.text ?? template.headline}</p>
          {practices[0] && (
            <p className="note">
              {headings.tryFirst}: {practices[0].title}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** What a chapter says of its score. */
function Words({ about, number, notes, excerpt }: Props) {
  const { key, template, practices, answers } = about;
  // It has the notes on practices and foods for all chapters.
  const isFirst = number === 1;
  return (
    <>
      <div className={`labeled ${styles.insight}`}>
        <p className={template.isPlain ? styles.quotation : styles.headline}>{template.headline}</p>
        {insightParts(template).map(({ text, isQuotation }) => (
          <p key={text} className={isQuotation ? styles.quotation : undefined}>
            {unbroken(text)}
          </p>
        ))}
      </div>
      <div className={`labeled ${styles.part}`}>
        <h3>{headings.answers}</h3>
        <dl className={styles.answers}>
          {answers.map(({ theme, label, text }) => (
            <Fragment key={theme}>
              <dt>
                <strong>{`${label},`}</strong>
                {` ${theme}`}
              </dt>
              <dd>{unbroken(text)}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <div className={`labeled ${styles.part}`}>
        <h3>{headings.practices}</h3>
        {isFirst && <p className="note">{notes.adapt}</p>}
        <PracticeList
          practices={practices.slice(0, excerpt?.practices)}
          studiedMark={notes.studied}
          isFirstInFull
        />
      </div>
      <div className={`stack ${styles.affirmations}`}>
        <h3 className="note">{headings.affirmations}</h3>
        <ul className="bare stack">
          {template.affirmations.slice(0, excerpt?.affirmations).map((affirmation) => (
            <li key={affirmation}>{affirmation}</li>
          ))}
        </ul>
      </div>
      {!excerpt && (
        <>
          <div className={`labeled ${styles.part}`}>
            <h3>{headings.nutrition}</h3>
            <div className="tight">
              <p>{foodsOf(template)}</p>
              {isFirst && <p className="note">{notes.food}</p>}
            </div>
          </div>
          <div className={`labeled ${styles.part}`}>
            <h3>{headings.prompts}</h3>
            <ol className={`bare stack ${styles.prompts}`}>
              {template.journal_prompts.map((prompt, index) => (
                <li key={prompt}>
                  <Answered name={`${key} ${index}`}>{prompt}</Answered>
                </li>
              ))}
            </ol>
          </div>
        </>
      )}
    </>
  );
}
