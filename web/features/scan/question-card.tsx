import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import { quiz } from "#content/scan.ts";
import { answerChoices, type AnswerValue } from "#domain/scan/answers.ts";
import type { Question } from "#domain/scan/question.ts";
import { announce } from "#web/ui/announce.ts";
import { focusPlace } from "#web/ui/show-place.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import styles from "./question-card.module.css";

type Props = {
  /** Where it stands among all, "Question 2 of 21". */
  place: string;
  question: Question;
  chakraName: string;
  /** Whether it is the first question about its chakra, which is marked. */
  opensChakra: boolean;
  /** The texts of all questions: each one takes the room of the longest, so that the answers stand in the same place. */
  texts: readonly string[];
  chosen: AnswerValue | undefined;
  /** Whether the keys 1 to 4 choose an answer and Enter goes on from the heading. */
  hasShortcuts: boolean;
  onChoose: (value: AnswerValue) => void;
  /** Enter on the heading, or anywhere in a question that has no answer yet. */
  onEnter: () => void;
  /** While the question fades out: an answer to the next one by its key, or Enter. */
  onTypeAhead: ((typed: AnswerValue | "Enter") => void) | undefined;
};

/**
 * One question with its chakra and its four answers. It takes the focus when it is mounted, so that it is read aloud: give
 * each its own React key.
 */
export function QuestionCard(props: Props) {
  const { place, question, chakraName, opensChakra, texts, chosen } = props;
  const { hasShortcuts, onChoose, onEnter, onTypeAhead } = props;
  const chakraId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (heading.current) focusPlace(heading.current);
    // Not after the heading: Orca would fall onto the answers there, and say that it leaves their group.
    getSelection()?.collapse(name.current, 0);
    announce(`${place}. ${chakraName}.`);
    return () => announce("");
  }, [place, chakraName]);

  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!hasShortcuts || event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = answerChoices.find(({ value }) => event.key === String(value));
    if (onTypeAhead) {
      const typed = event.key === "Enter" ? event.key : choice?.value;
      if (!typed) return;
      event.preventDefault();
      return onTypeAhead(typed);
    }
    if (choice) {
      onChoose(choice.value);
      // So that it is read aloud.
      event.currentTarget.querySelector<HTMLElement>(`[value="${choice.value}"]`)?.focus();
    }
    // On a radio button, Enter submits the form by itself; not while Next is disabled.
    if (event.key === "Enter" && (event.target === heading.current || chosen === undefined)) {
      onEnter();
    }
  };

  return (
    <>
      <div id={chakraId} className={`tight ${styles.chakra} ${opensChakra ? styles.new : ""}`}>
        <span className={`${styles.lotus} chakra-${question.chakra}`}>
          <Lotus chakra={question.chakra} size={44} />
        </span>
        <p ref={name} className={`quiet ${styles.name}`}>
          {chakraName}
        </p>
        {/* Its room stays, so that the answers do. */}
        <p className={`note ${styles.hint}`}>{quiz.hint}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys are an extra way to press the radio buttons inside, which stay the controls. */}
      <div className={styles.card} onKeyDown={pressKey}>
        <div className={`tight ${styles.question}`}>
          {/* No legend, which would be read aloud with the heading and once more as its group. */}
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {question.text}
          </h1>
          {texts.map((text) => (
            <span key={text} className={`${styles.heading} ${styles.room}`} aria-hidden="true">
              {text}
            </span>
          ))}
        </div>
        <fieldset
          className={styles.choices}
          aria-label={quiz.answers}
          aria-describedby={opensChakra ? chakraId : undefined}
        >
          {answerChoices.map(({ value, label }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={`question-${question.id}`}
                value={value}
                checked={chosen === value}
                onChange={() => onChoose(value)}
              />
              <span>{label}</span>
              {hasShortcuts && (
                <kbd className={`quiet ${styles.key}`} aria-hidden="true">
                  {value}
                </kbd>
              )}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}
