import { use, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { fourWeeks as words } from "#content/four-weeks.ts";
import { reportPage } from "#content/report-page.ts";
import {
  keptAgain,
  trialCounts,
  trialDays,
  writeBegun,
  type OwnTrial,
  type Trial,
} from "#domain/report/four-weeks.ts";
import { idOfChapter, type SectionOf } from "#domain/report/outline.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import type { Report } from "#domain/report/report.ts";
import { Scene } from "#web/features/chakra/scene.tsx";
import { AskFirst } from "#web/ui/ask-first.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusPlace } from "#web/ui/show-place.ts";
import { Status, useStatus } from "#web/ui/status.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { KeepButton } from "./keep-report.tsx";
import { useIsKept } from "./kept-report.ts";
import { Ask, Finding } from "./look-back.tsx";
import { dateIn, daysToLook } from "./look-date.ts";
import { Answered, MarkedReport, Tick } from "./marks.tsx";
import list from "./short-sections.module.css";
import { unbroken } from "#web/ui/unbroken.tsx";
import practices from "./practice-list.module.css";
import styles from "./four-weeks.module.css";
import week from "./week.module.css";

type Props = {
  report: Report;
  code: ReportCode;
  privateLink: string;
  /** The day of the plan that it is (`usePlanDay`). */
  day: number;
  own: OwnTrial | undefined;
};

/** What may follow the seven days: a trial or, where nothing or too much is low, three weeks in a few lines, and a day to look again. */
export function NextWeeks({ id, title, ...given }: SectionOf<"nextWeeks"> & Props) {
  const { next_weeks: lines, trials, help } = given.report;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {trials.length * help.length > 0 && <p>{given.report.notes.besideHome}</p>}
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
      {trials.length === 0 && <p>{unbroken(given.report.look_again)}</p>}
    </section>
  );
}

/** Four weeks with one low answer: it is chosen, each day is ticked, the questions are asked again, and what moved is said. */
function FourWeeks({ report, code, privateLink, day, own }: Props) {
  const marked = use(MarkedReport);
  const [message, say] = useStatus();
  const isKept = useIsKept(privateLink);
  const kept = /^([0-4]{3})\.(\d+)$/u.exec(marked?.marks["weeks after"] ?? "");
  const [given, setGiven] = useState<string>();
  const looked = given ?? kept?.[1];
  const lookedOn = Number(kept?.[2]);
  const [view, setView] = useState<View>(lookedOn >= trialDays ? "finding" : "days");
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
    setGiven(undefined);
    setView("days");
  };
  const answer = (after: string) => {
    if (!own) return;
    marked.mark({ "weeks after": `${keptAgain(own.trial, after)}.${own.day}` });
    setGiven(after);
    setView("finding");
  };
  const done = own?.done.filter((one) => one <= lookedOn) ?? [];
  const lookedBack = own && { ...own, day: lookedOn, done };
  const isEarly = lookedBack && trialCounts(lookedBack) === "early";
  const title = isEarly ? words.soFar : words.finding;
  const hasWords = old.some((name) => name !== "weeks" && marked.marks[name]);
  const choice = { ...report, own, isDamaged: !own && Boolean(marked.marks["weeks"]) };
  return (
    <div className={`labeled stack ${styles.weeks}`}>
      <h3 ref={heading} tabIndex={-1}>
        {shown === "ask" ? words.questions : shown === "finding" ? title : words.title}
      </h3>
      {shown === "choose" && <Choose {...choice} onBegin={begin} onView={setView} />}
      {own && shown === "days" && (
        <>
          <Practiced trial={own.trial} />
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
          <p>
            {words.dayOf(own.day)}{" "}
            {own.day <= trialDays && !looked && words.lookOn(dateIn(daysToLook(own.day)))}
          </p>
          <div className="row">
            <Press onClick={() => setView("ask")}>{words.look}</Press>
            {looked && <Press onClick={() => setView("finding")}>{words.show}</Press>}
            <Press onClick={() => setView("choose")}>{words.again}</Press>
          </div>
          {own.day < trialDays && (
            <AddToCalendar
              words={words}
              fileName="four-weeks.ics"
              openedAt={code.openedAt}
              entriesFrom={({ trialEntries }) => trialEntries(own, new Date())}
            />
          )}
          <p className="note screen-only">
            {marked.isRefused ? words.refused : isKept ? words.kept : words.unkept}
          </p>
          {(hasWords || isKept) && !marked.isRefused && <KeepButton kept={privateLink} say={say} />}
          <Status text={message} />
        </>
      )}
      {own && shown === "ask" && (
        <Ask trial={own.trial} onAnswer={answer} onBack={() => setView("days")} />
      )}
      {lookedBack && shown === "finding" && looked && (
        <>
          <Finding answers={report.answers} own={lookedBack} looked={looked} />
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

function Press(props: { onClick: () => void; children: ReactNode }) {
  return <Button variant="secondary" {...props} />;
}

/** What is practiced, in the colors of its chapter: its name, which leads there, and in a few words how. */
function Practiced({ trial, children }: { trial: Trial; children?: ReactNode }) {
  const { title, duration, how } = trial.practice;
  return (
    <div className={`labeled chakra-${trial.chakra} ${practices.first} ${styles.practiced}`}>
      <span className={week.arch}>
        <Scene chakra={trial.chakra} isWindow />
      </span>
      <div className="stack">
        <p>{words.answer(trial)}</p>
        <p>
          <a href={`#${idOfChapter(trial.chakra)}`}>{title}</a> ({duration}): {how}
        </p>
        {children}
      </div>
    </div>
  );
}

type ChooseProps = Pick<Report, "trials" | "overview"> &
  Pick<Props, "own"> & {
    /** The address came with a trial that cannot be read. */
    isDamaged: boolean;
    onBegin: (question: number) => void;
    onView: (view: View) => void;
  };

function Choose(props: ChooseProps) {
  const { trials, overview, own, isDamaged, onBegin, onView } = props;
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
      <Practiced trial={chosen}>
        <div className={`row tight ${styles.begin}`}>
          <AskFirst
            label={words.begin}
            question={own && words.lose(dateIn(1 - own.day))}
            yes={words.clear}
            no={words.keepBegun}
            onYes={() => onBegin(chosen.question)}
          />
          {own ? (
            <Press onClick={() => onView("days")}>{words.keep}</Press>
          ) : (
            <p className="note">{words.ifToday(dateIn(daysToLook()))}</p>
          )}
        </div>
      </Practiced>
    </>
  );
}
