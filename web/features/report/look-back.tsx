import type { SubmitEvent } from "react";
import {
  fourWeeks as words,
  moveInWords,
  tooLittle,
  trialFell,
  trialFindings,
} from "#content/four-weeks.ts";
import { helpTexts } from "#content/help.ts";
import { questions } from "#content/questions.ts";
import { addresses } from "#content/site-map.ts";
import { asSentence } from "#domain/english.ts";
import {
  findingOfTrial,
  trialCounts,
  type OwnTrial,
  type Trial,
} from "#domain/report/four-weeks.ts";
import type { Report } from "#domain/report/report.ts";
import { answerChoices } from "#domain/scan/answers.ts";
import { homeQuestion } from "#domain/scan/help.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { flowerParts, seenAt } from "#drawing/flower.ts";
import { FlowerParts, frame } from "#web/features/chakra/flower-paths.tsx";
import { Ghost } from "#web/features/chakra/ghost.tsx";
import { Button } from "#web/ui/button.tsx";
import { HelpNotes } from "./help-notes.tsx";
import list from "./short-sections.module.css";
import marks from "./marks.module.css";
import styles from "./four-weeks.module.css";

type AskProps = { trial: Trial; onAnswer: (after: string) => void; onBack: () => void };

/** The three questions of the chapter, as the scan asks them, with nothing chosen. */
export function Ask({ trial, onAnswer, onBack }: AskProps) {
  const asked = questions.filter(({ chakra }) => chakra === trial.chakra);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    onAnswer(asked.map(({ id }) => given.get(`again-${id}`)).join(""));
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p>
        {words.asBefore} {asked.some(({ id }) => id === homeQuestion) && words.homeAsked}
      </p>
      {asked.map(({ id, text }) => (
        <fieldset key={id} className={styles.question}>
          <legend>{text}</legend>
          {answerChoices.map(({ value, label }) => (
            <label key={value} className={marks.tick}>
              <input type="radio" name={`again-${id}`} value={value} required />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
      <div className="row">
        <Button type="submit" variant="secondary">
          {words.show}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}

/** `own` is as on the day of looking back. */
type FindingProps = Pick<Report, "answers"> & { own: OwnTrial; looked: string };

/** Answer by answer what moved in four weeks, and what that can tell; first of all the help that the new answers ask for. */
export function Finding({ answers: before, own, looked }: FindingProps) {
  const { trial, guess } = own;
  const counts = trialCounts(own);
  const { kind, moves, answers, help } = findingOfTrial(trial, before, looked);
  const hasMoved = scoresOf(before)[trial.chakra] !== scoresOf(answers)[trial.chakra];
  const themeOf = (id: number) => questions.find((one) => one.id === id)?.theme ?? "";
  return (
    <>
      <HelpNotes notes={helpTexts(help, answers)} />
      <div className={styles.finding}>
        <div>
          <dl className={list.list}>
            {moves.map((move, index) => (
              <div key={move.question}>
                <dt>
                  {asSentence(themeOf(move.question))}
                  {index === 0 && ` (${words.practiced})`}
                </dt>
                <dd>{moveInWords(move)}</dd>
              </div>
            ))}
          </dl>
          {/* Beside help for a home that is not safe a verdict on a practice has no place. */}
          {(help.length === 0 || trial.chakra !== "root") && (
            <p>{counts === "whole" ? trialFindings[kind](moves) : tooLittle[counts](own)}</p>
          )}
          {moves.some(({ steps }) => steps < 0) && <p>{trialFell}</p>}
          {guess && (
            <p>
              {words.guessed} <q>{guess}</q>
            </p>
          )}
        </div>
        <div className={styles.petal}>
          <svg {...frame} width="192" height="192">
            <FlowerParts
              id="looked"
              parts={seenAt(0.85, flowerParts(scoresOf(answers), answers))}
            />
            <Ghost scores={scoresOf(before)} only={trial.chakra} />
          </svg>
          {hasMoved && <p className="note">{words.ghost}</p>}
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
