import { fourWeeks as words, moveInWords, trialFell, trialFindings } from "#content/four-weeks.ts";
import { helpTexts } from "#content/help.ts";
import { questions } from "#content/questions.ts";
import { addresses } from "#content/site-map.ts";
import { asSentence } from "#domain/english.ts";
import { findingOfTrial, type Trial } from "#domain/report/four-weeks.ts";
import type { Report } from "#domain/report/report.ts";
import type { Answers, AnswerValue } from "#domain/scan/answers.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { Ghost } from "#web/features/chakra/ghost.tsx";
import { SmallFlower } from "#web/features/chakra/plain-flower.tsx";
import { HelpNotes } from "./help-notes.tsx";
import styles from "./four-weeks.module.css";

type Props = {
  report: Report;
  trial: Trial;
  /** The new answers, a digit each in the order of the questions. */
  looked: string;
  guess: string | undefined;
};

/** Answer by answer what moved in four weeks, and what that can tell; first of all the help that the new answers ask for. */
export function TrialFinding({ report, trial, looked, guess }: Props) {
  const { chakra, question } = trial;
  const ids = questionIdsOf(chakra);
  const after: Answers = Object.fromEntries(
    ids.map((id, index) => [id, Number(looked[index]) as AnswerValue]),
  );
  const { kind, moves, scores, help } = findingOfTrial(trial, report.answers, after);
  const themeOf = (id: number) => questions.find((one) => one.id === id)?.theme ?? "";
  return (
    <>
      <HelpNotes notes={helpTexts(help, { ...report.answers, ...after })} />
      <div className={styles.finding}>
        <div>
          <dl>
            {moves.map((move) => (
              <div key={move.question}>
                <dt>
                  {asSentence(themeOf(move.question))}
                  {move.question === question && ` (${words.practiced})`}
                </dt>
                <dd>{moveInWords(move)}</dd>
              </div>
            ))}
          </dl>
          <p>{trialFindings[kind]}</p>
          {moves.some(({ steps }) => steps < 0) && <p>{trialFell}</p>}
          {guess && (
            <p>
              {words.guessed} <q>{guess}</q>
            </p>
          )}
        </div>
        <div className={styles.petal}>
          <SmallFlower scores={scores}>
            <Ghost scores={scoresOf(report.answers)} only={chakra} />
          </SmallFlower>
          <p className="note">{words.ghost}</p>
        </div>
      </div>
      <p>
        <a href={addresses.energyScan} target="_blank">
          {words.all}
        </a>
        . <span className="note">{words.allNote}</span>
      </p>
    </>
  );
}
