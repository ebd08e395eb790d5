import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import type { Answers, AnswerValue } from "#domain/scan/answers.ts";
import type { ByChakra } from "#domain/chakra.ts";
import { countAnswers } from "#domain/scan/progress.ts";
import type { Question } from "#domain/scan/question.ts";
import { quiz as words } from "#content/scan.ts";
import { announce } from "#web/ui/announce.ts";
import { Button } from "#web/ui/button.tsx";
import { QuestionCard } from "./question-card.tsx";
import { useFadeOut } from "./use-fade-out.ts";
import styles from "./quiz.module.css";

type Props = {
  questions: readonly Question[];
  chakras: ByChakra<{ readonly name: string }>;
  /** Which question is shown, counted from 0. */
  index: number;
  answers: Answers;
  /** Whether the browser keeps the answers, so that the scan can be resumed. */
  isKept: boolean;
  /** The flower that grows with the answers. Decorative. */
  flower: ReactNode;
  onAnswer: (questionId: number, value: AnswerValue) => void;
  onNext: () => void;
  onBack: () => void;
  /** For a friend: what the last step is called, and the way on without an answer, if there is one. */
  last?: string;
  skip?: string | undefined;
};

/** The second view: one question at a time (spec 2). Native radio buttons in a form, so Enter goes on. */
export function Quiz(props: Props) {
  const { questions, chakras, index, answers, isKept, flower } = props;
  const { onAnswer, onNext, onBack, last = words.last, skip } = props;
  const [hasShortcuts, setHasShortcuts] = useState(true);
  const [isLeaving, leave] = useFadeOut();
  const question = questions[index];
  if (!question) {
    throw new RangeError(`There is no question ${index + 1} in content/questions.ts.`);
  }
  const chosen = answers[question.id];
  const mustChoose = !chosen && !skip;

  const place = words.place(index + 1, questions.length);
  const placeId = useId();
  const answered = countAnswers(answers);
  const percent = Math.round((answered / questions.length) * 100);

  const goOn = () => {
    if (mustChoose) announce(words.choose);
    else leave(onNext);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    goOn();
  };
  const ahead = useRef<(AnswerValue | "Enter")[]>([]);
  useEffect(() => {
    let isAnswered = false;
    for (let typed = ahead.current.shift(); typed; typed = ahead.current.shift()) {
      if (typed !== "Enter") onAnswer(question.id, typed);
      else if (isAnswered) return leave(onNext);
      isAnswered ||= typed !== "Enter";
    }
    // Once a question: what was typed while the one before it faded out.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [index]);

  return (
    <form className={styles.quiz} onSubmit={submit}>
      <div className={styles.progress}>
        <div className={`row tight ${styles.line}`}>
          <p id={placeId} className={styles.place}>
            {place}
          </p>
          <p className="note">{words.percent(percent)}</p>
        </div>
        <svg className={styles.bar} width="100%" height="4" aria-hidden="true">
          <rect className={styles.fill} height="4" rx="2" width={`${percent}%`} />
        </svg>
        {/* To be read, and not said with the answers: of one whose value changes, Orca says some values and not others. So each is new. */}
        <div
          key={percent}
          role="progressbar"
          className="spoken"
          aria-labelledby={placeId}
          aria-valuemin={0}
          // In percent, as it is drawn: some screen readers say that and no text of ours.
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={words.answered(answered, questions.length)}
        />
      </div>
      <div className={styles.flower}>{flower}</div>
      <div className={isLeaving ? `${styles.question} ${styles.leaving}` : styles.question}>
        {/* Before the answers, where who listens comes upon it; below them for the eye. */}
        <p className={`note ${styles.shortcuts}`}>
          {hasShortcuts ? words.keysOn : words.keysOff}{" "}
          {hasShortcuts && <span className="spoken">{words.keysHeard} </span>}
          <button
            type="button"
            className="link-button"
            aria-pressed={hasShortcuts}
            onClick={() => setHasShortcuts(!hasShortcuts)}
          >
            {words.keys}
          </button>
        </p>
        <QuestionCard
          key={question.id}
          place={place}
          question={question}
          chakraName={chakras[question.chakra].name}
          opensChakra={question.chakra !== questions[index - 1]?.chakra}
          texts={questions.map(({ text }) => text)}
          chosen={chosen}
          hasShortcuts={hasShortcuts}
          onChoose={(value) => !isLeaving && onAnswer(question.id, value)}
          onEnter={goOn}
          onTypeAhead={isLeaving ? (typed) => ahead.current.push(typed) : undefined}
        />
        <div className={`row ${styles.steps}`}>
          <Button variant="secondary" disabled={index === 0} onClick={() => leave(onBack)}>
            {words.back}
          </Button>
          <Button type="submit" disabled={mustChoose}>
            {skip && !chosen ? skip : index + 1 === questions.length ? last : words.next}
          </Button>
          <p className={`note ${styles.reason}`}>{mustChoose && words.choose}</p>
        </div>
        {!isKept && <p className="note">{words.unkept}</p>}
      </div>
    </form>
  );
}
