import { use, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { fourWeeks as words } from "#content/four-weeks.ts";
import { reportPage } from "#content/report-page.ts";
import { trialDays, writeBegun, type OwnTrial, type Trial } from "#domain/report/four-weeks.ts";
import { idOfChapter, type SectionOf } from "#domain/report/outline.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import type { Report } from "#domain/report/report.ts";
import { Button } from "#web/ui/button.tsx";
import { focusPlace } from "#web/ui/show-place.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { Ask, Finding } from "./look-back.tsx";
import { Answered, MarkedReport, Tick } from "./marks.tsx";
import list from "./after-the-plan.module.css";
import styles from "./four-weeks.module.css";

type Props = {
  report: Report;
  code: ReportCode;
  /** The day of the plan that it is (`usePlanDay`). */
  day: number;
  own: OwnTrial | undefined;
};

/** What may follow the seven days: a trial or, where nothing or too much is low, three weeks in a few lines, and a day to look again. */
export function NextWeeks({ id, title, ...given }: SectionOf<"nextWeeks"> & Props) {
  const { next_weeks: lines, look_again: lookAgain, trials, help } = given.report;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {trials.length * help.length > 0 && <p>{words.besideHome}</p>}
      {trials.length > 0 ? (
        <FourWeeks {...given} />
      ) : (
        <dl className={list.list}>
          {lines.map((text, index) => (
            <div key={text} className="labeled">
              <dt>{reportPage.week(index + 2)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {trials.length + help.length === 0 && <p>{words.nothingLow}</p>}
      <p>{lookAgain}</p>
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

  const old = Object.keys(marked.marks).filter((name) => name.startsWith("weeks"));
  const begin = (question: number) => {
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
  const hasWords = old.some((name) => name !== "weeks" && marked.marks[name]);
  const choice = { ...report, own, hasWords, isDamaged: !own && Boolean(marked.marks["weeks"]) };
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
                <Tick name={`weeks ${index + 1}`} isToCome={index >= own.day}>
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
      {own && shown === "ask" && (
        <Ask trial={own.trial} onAnswer={answer} onBack={() => setView("days")} />
      )}
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
    /** Something is ticked or written, which a new beginning takes away. */
    hasWords: boolean;
    /** The address came with a trial that cannot be read. */
    isDamaged: boolean;
    onBegin: (question: number) => void;
  };

function Choose(props: ChooseProps) {
  const { trials, overview, own, hasWords, isDamaged, onBegin, onView } = props;
  const [isAsked, ask] = useState(false);
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
          {words.answer(chosen)} <Practice {...chosen} />
        </p>
        <Press onClick={() => (hasWords ? ask(true) : onBegin(chosen.question))}>
          {words.begin}
        </Press>
        {own && <Press onClick={() => onView("days")}>{words.keep}</Press>}
        {isAsked && (
          <>
            <p role="alert" className="status">
              {words.lose}
            </p>
            <Press onClick={() => onBegin(chosen.question)}>{words.clear}</Press>
          </>
        )}
      </div>
    </>
  );
}
