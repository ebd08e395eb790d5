import { use, useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { fourWeeks as words, moveInWords, trialFell, trialFindings } from "#content/four-weeks.ts";
import { helpTexts } from "#content/help.ts";
import { questions } from "#content/questions.ts";
import { reportPage } from "#content/report-page.ts";
import { addresses } from "#content/site-map.ts";
import { asSentence } from "#domain/english.ts";
import {
  findingOfTrial,
  trialDays,
  writeBegun,
  type OwnTrial,
  type Trial,
} from "#domain/report/four-weeks.ts";
import { idOfChapter, type SectionOf } from "#domain/report/outline.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import type { Report } from "#domain/report/report.ts";
import { answerChoices } from "#domain/scan/answers.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { Ghost } from "#web/features/chakra/ghost.tsx";
import { SmallFlower } from "#web/features/chakra/plain-flower.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusPlace } from "#web/ui/show-place.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { HelpNotes } from "./help-notes.tsx";
import { Answered, MarkedReport, Tick } from "./marks.tsx";
import list from "./after-the-plan.module.css";
import marks from "./marks.module.css";
import styles from "./four-weeks.module.css";

type Props = {
  report: Report;
  code: ReportCode;
  /** The day of the plan that it is (`usePlanDay`). */
  day: number;
  own: OwnTrial | undefined;
};

/** What may follow the seven days: a trial, or three weeks in a few lines, and a day to look again. */
export function NextWeeks({ id, title, ...given }: SectionOf<"nextWeeks"> & Props) {
  const { next_weeks: lines, look_again: lookAgain, trials, help } = given.report;
  const weeks = (
    <>
      <dl className={list.list}>
        {lines.map((text, index) => (
          <div key={text} className="labeled">
            <dt>{reportPage.week(index + 2)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {trials.length + help.length === 0 && <p>{words.nothingLow}</p>}
      <p>{lookAgain}</p>
    </>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {trials.length > 0 && <FourWeeks {...given} />}
      {trials.length === 0 ? (
        weeks
      ) : (
        // No child of the section, which the contents would open (show-place.ts).
        <div>
          <details className={styles.otherwise}>
            <summary>{words.otherwise}</summary>
            {weeks}
          </details>
        </div>
      )}
    </section>
  );
}

/** Four weeks with one low answer: it is chosen, each day is ticked, the questions are asked again, and what moved is said. */
function FourWeeks({ report, code, day, own }: Props) {
  const marked = use(MarkedReport);
  const looked = /^[1-4]{3}$/u.exec(marked?.marks["weeks after"] ?? "")?.[0];
  const [view, setView] = useState<View>(looked ? "finding" : "days");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = own ? view : "choose";
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && heading.current) focusPlace(heading.current);
    before.current = shown;
  }, [shown]);
  if (!marked) return null;

  const begin = (question: number) => {
    const old = Object.keys(marked.marks).filter((name) => name.startsWith("weeks"));
    marked.mark({
      ...Object.fromEntries(old.map((name) => [name, ""])),
      weeks: writeBegun({ question, startDay: day }, code),
    });
    setView("days");
  };
  const answer = (after: string) => {
    marked.mark({ "weeks after": after });
    setView("finding");
  };
  const choice = { ...report, own, isDamaged: !own && Boolean(marked.marks["weeks"]) };
  return (
    <div className={`stack ${styles.weeks}`}>
      <h3 ref={heading} tabIndex={-1}>
        {shown === "ask" ? words.questions : shown === "finding" ? words.finding : words.title}
      </h3>
      {shown === "choose" && <Choose {...choice} onBegin={begin} onView={setView} />}
      {own && shown === "days" && (
        <>
          <p>
            {words.answer(own.trial)} <Practice {...own.trial} />
          </p>
          <Answered name="weeks cue">{words.cue(own.trial)}</Answered>
          <Answered name="weeks missed">{words.missed}</Answered>
          <Answered name="weeks guess">{words.guess}</Answered>
          <fieldset className={styles.days}>
            <legend>{words.days}</legend>
            {Array.from({ length: trialDays }, (_, index) => (
              <div key={index} aria-current={index + 1 === own.day ? "date" : undefined}>
                <Tick name={`weeks ${index + 1}`}>
                  <span>
                    <span className="spoken">{words.day} </span>
                    {index + 1}
                  </span>
                </Tick>
              </div>
            ))}
          </fieldset>
          <p>{words.dayOf(own.day)}</p>
          <div className="row">
            <Press onClick={() => setView("ask")}>{words.look}</Press>
            <Press onClick={() => setView("choose")}>{words.again}</Press>
          </div>
          {own.day < trialDays && (
            <AddToCalendar
              words={words}
              fileName="four-weeks.ics"
              openedAt={code.openedAt}
              entriesFrom={({ trialEntries }) => trialEntries(own)}
            />
          )}
          <p className="note">{marked.isRefused ? words.refused : words.kept}</p>
        </>
      )}
      {own && shown === "ask" && <Ask trial={own.trial} onAnswer={answer} onView={setView} />}
      {own && shown === "finding" && looked && (
        <>
          <Finding answers={report.answers} own={own} looked={looked} />
          <div className="row">
            <Press onClick={() => setView("days")}>{words.back}</Press>
            <Press onClick={() => setView("choose")}>{words.again}</Press>
          </div>
        </>
      )}
    </div>
  );
}

type View = "choose" | "days" | "ask" | "finding";
type OnView = { onView: (view: View) => void };

function Press(props: { onClick: () => void; children: ReactNode }) {
  return <Button variant="secondary" {...props} />;
}

/** Its name, which leads to its chapter, and in a few words how. */
function Practice({ chakra, practice }: Trial) {
  return (
    <>
      <a href={`#${idOfChapter(chakra)}`}>{practice.title}</a> ({practice.duration}): {practice.how}
    </>
  );
}

type ChooseProps = OnView &
  Pick<Report, "trials" | "overview"> &
  Pick<Props, "own"> & {
    /** The address came with a trial that cannot be read. */
    isDamaged: boolean;
    onBegin: (question: number) => void;
  };

function Choose({ trials, overview, own, isDamaged, onBegin, onView }: ChooseProps) {
  const [question, setQuestion] = useState(own?.trial.question ?? trials[0]?.question);
  const chosen = trials.find((one) => one.question === question);
  const { suggested } = overview.one_thing;
  const id = useId();
  if (!chosen) return null;
  return (
    <>
      {isDamaged && <p className="panel">{words.damaged}</p>}
      <p>{words.lead}</p>
      <div className="labeled screen-only">
        <label htmlFor={id}>{words.choose}</label>
        <select
          id={id}
          className="input"
          value={question}
          onChange={({ target }) => setQuestion(Number(target.value))}
        >
          {trials.map((one) => (
            <option key={one.question} value={one.question}>
              {words.option(one, one.practice === suggested?.practice)}
            </option>
          ))}
        </select>
      </div>
      <div className={`row ${styles.chosen}`}>
        <p>
          <Practice {...chosen} />
        </p>
        <Press onClick={() => onBegin(chosen.question)}>{words.begin}</Press>
        {own && <Press onClick={() => onView("days")}>{words.keep}</Press>}
      </div>
    </>
  );
}

type AskProps = OnView & { trial: Trial; onAnswer: (after: string) => void };

/** The three questions of the chapter, as the scan asks them, with nothing chosen. */
function Ask({ trial, onAnswer, onView }: AskProps) {
  const asked = questions.filter(({ chakra }) => chakra === trial.chakra);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    onAnswer(asked.map(({ id }) => given.get(`again-${id}`)).join(""));
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p>{words.asBefore}</p>
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
        <Press onClick={() => onView("days")}>{words.back}</Press>
      </div>
    </form>
  );
}

type FindingProps = Pick<Report, "answers"> & { own: OwnTrial; looked: string };

/** Answer by answer what moved in four weeks, and what that can tell; first of all the help that the new answers ask for. */
function Finding({ answers: before, own: { trial, guess }, looked }: FindingProps) {
  const { kind, moves, answers, help } = findingOfTrial(trial, before, looked);
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
          {(help.length === 0 || trial.chakra !== "root") && <p>{trialFindings[kind]}</p>}
          {moves.some(({ steps }) => steps < 0) && <p>{trialFell}</p>}
          {guess && (
            <p>
              {words.guessed} <q>{guess}</q>
            </p>
          )}
        </div>
        <div className={styles.petal}>
          <SmallFlower scores={scoresOf(answers)}>
            <Ghost scores={scoresOf(before)} only={trial.chakra} />
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
