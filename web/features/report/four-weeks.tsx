import { use, useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { fourWeeks as words } from "#content/four-weeks.ts";
import { questions } from "#content/questions.ts";
import { idOfChapter } from "#domain/report/outline.ts";
import { trialDays, writeBegun, type Trial } from "#domain/report/four-weeks.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import type { Report } from "#domain/report/report.ts";
import { answerChoices } from "#domain/scan/answers.ts";
import { Button } from "#web/ui/button.tsx";
import { focusPlace } from "#web/ui/show-place.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { trialEntries } from "./calendar-entries.ts";
import { Answered, MarkedReport, Tick } from "./marks.tsx";
import { TrialFinding } from "./trial-finding.tsx";
import type { Running } from "./use-trial.ts";
import styles from "./four-weeks.module.css";

type Props = {
  report: Report;
  code: ReportCode;
  /** The day of the plan that it is (`usePlanDay`). */
  day: number;
  running: Running;
};

/** Four weeks with one low answer: it is chosen, each day is ticked, the questions are asked again, and what moved is said. */
export function FourWeeks({ report, code, day, running }: Props) {
  const marked = use(MarkedReport);
  const { trial } = running;
  const looked = /^[1-4]{3}$/u.exec(marked?.marks["weeks after"] ?? "")?.[0];
  const [view, setView] = useState<"choose" | "days" | "ask" | "finding">(
    looked ? "finding" : "days",
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = trial ? view : "choose";
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
  const title = {
    choose: words.title,
    days: words.title,
    ask: words.questions,
    finding: words.finding,
  };
  return (
    <div className={styles.weeks}>
      <h3 ref={heading} tabIndex={-1}>
        {title[shown]}
      </h3>
      {shown === "choose" && (
        <Choose report={report} running={running} onBegin={begin} onKeep={() => setView("days")} />
      )}
      {trial && shown === "days" && (
        <>
          <p>
            {words.answer(trial)} <Practice trial={trial} />
          </p>
          <Answered name="weeks cue">{words.cue(trial)}</Answered>
          <Answered name="weeks missed">{words.missed}</Answered>
          <Answered name="weeks guess">{words.guess}</Answered>
          <fieldset className={styles.days}>
            <legend>{words.days}</legend>
            {Array.from({ length: trialDays }, (_, index) => (
              <div key={index} aria-current={index + 1 === running.day ? "date" : undefined}>
                <Tick name={`weeks ${index + 1}`}>
                  <span>
                    <span className="spoken">{words.day} </span>
                    {index + 1}
                  </span>
                </Tick>
              </div>
            ))}
          </fieldset>
          <p>{words.dayOf(running.day)}</p>
          <div className="row">
            <Button variant="secondary" onClick={() => setView("ask")}>
              {words.look}
            </Button>
            <Button variant="secondary" onClick={() => setView("choose")}>
              {words.again}
            </Button>
          </div>
          {running.day < trialDays && (
            <AddToCalendar
              label={words.add}
              note={words.addNote}
              fileName="four-weeks.ics"
              entries={trialEntries(
                trial,
                running.day,
                marked.marks["weeks cue"],
                marked.marks["weeks missed"],
              )}
              reportId={code.openedAt.toString(36)}
            />
          )}
          <p className="note">{marked.isRefused ? words.refused : words.kept}</p>
        </>
      )}
      {trial && shown === "ask" && (
        <Ask trial={trial} onAnswer={answer} onBack={() => setView("days")} />
      )}
      {trial && shown === "finding" && looked && (
        <>
          <TrialFinding
            report={report}
            trial={trial}
            looked={looked}
            guess={marked.marks["weeks guess"]}
          />
          <div className="row">
            <Button variant="secondary" onClick={() => setView("days")}>
              {words.back}
            </Button>
            <Button variant="secondary" onClick={() => setView("choose")}>
              {words.again}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Its name, which leads to its chapter, and in a few words how. */
function Practice({ trial: { chakra, practice } }: { trial: Trial }) {
  return (
    <>
      <a href={`#${idOfChapter(chakra)}`}>{practice.title}</a> ({practice.duration}): {practice.how}
    </>
  );
}

type ChooseProps = Pick<Props, "report" | "running"> & {
  onBegin: (question: number) => void;
  onKeep: () => void;
};

function Choose({ report, running, onBegin, onKeep }: ChooseProps) {
  const { trials, overview } = report;
  const [question, setQuestion] = useState(running.trial?.question ?? trials[0]?.question);
  const chosen = trials.find((one) => one.question === question);
  const { suggested } = overview.one_thing;
  const id = useId();
  if (!chosen) return null;
  return (
    <>
      {running.isDamaged && <p className="panel">{words.damaged}</p>}
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
          <Practice trial={chosen} />
        </p>
        <Button variant="secondary" onClick={() => onBegin(chosen.question)}>
          {words.begin}
        </Button>
        {running.trial && (
          <Button variant="secondary" onClick={onKeep}>
            {words.keep}
          </Button>
        )}
      </div>
    </>
  );
}

type AskProps = { trial: Trial; onAnswer: (after: string) => void; onBack: () => void };

/** The three questions of the chapter, as the scan asks them, with nothing chosen. */
function Ask({ trial, onAnswer, onBack }: AskProps) {
  const asked = questions.filter(({ chakra }) => chakra === trial.chakra);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    onAnswer(asked.map(({ id }) => given.get(`again-${id}`)).join(""));
  };
  return (
    <form onSubmit={submit}>
      <p>{words.asBefore}</p>
      {asked.map(({ id, text }) => (
        <fieldset key={id} className={styles.question}>
          <legend>{text}</legend>
          {answerChoices.map(({ value, label }) => (
            <label key={value} className={styles.answer}>
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
