import { useEffect, useRef, type KeyboardEvent } from "react";
import { answerChoices, type AnswerValue } from "#domain/answers.ts";
import type { Question } from "#domain/question.ts";
import { AnswerChoice } from "./answer-choice.tsx";
import styles from "./question-card.module.css";

type Props = {
  question: Question;
  chosen: AnswerValue | undefined;
  /** Whether the keys 1 to 4 choose an answer and Enter goes on from the heading. */
  hasShortcuts: boolean;
  onChoose: (value: AnswerValue) => void;
  onEnter: () => void;
};

/**
 * One question with its four answers. It takes the focus when it is mounted, so that it is read aloud: give each its own
 * React key.
 */
export function QuestionCard({ question, chosen, hasShortcuts, onChoose, onEnter }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const pressKey = (event: KeyboardEvent) => {
    if (!hasShortcuts || event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = answerChoices.find(({ value }) => event.key === String(value));
    if (choice) onChoose(choice.value);
    // On a radio button, Enter submits the form by itself.
    if (event.key === "Enter" && event.target === heading.current) onEnter();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are an extra way to press the radio buttons inside, which stay the controls.
    <fieldset className={styles.card} onKeyDown={pressKey}>
      <legend className={styles.legend}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {question.text}
        </h1>
      </legend>
      <p className={`quiet ${styles.hint}`}>
        Think of the last few weeks. There is no right answer.
      </p>
      <div className={styles.choices}>
        {answerChoices.map(({ value, label }) => (
          <AnswerChoice
            key={value}
            name={`question-${question.id}`}
            value={value}
            label={label}
            isChosen={chosen === value}
            shortcut={hasShortcuts ? String(value) : undefined}
            onChoose={() => onChoose(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
