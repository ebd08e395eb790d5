import { useEffect, useState } from "react";
import { asISeeYou } from "#content/as-i-see-you.ts";
import { helpTexts } from "#content/help.ts";
import { questions } from "#content/questions.ts";
import { codeProblems, friendScan as words, lowFriend } from "#content/two-flowers.ts";
import {
  comparedQuestions,
  isTooLow,
  writeFriendCode,
  type Mode,
} from "#domain/compare/friend-code.ts";
import type { ByChakra } from "#domain/chakra.ts";
import { answerLabel, completeAnswers, type Answers } from "#domain/scan/answers.ts";
import { helpFor } from "#domain/scan/help.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { GrowingFlower } from "#web/features/chakra/growing-flower.tsx";
import { HelpNotes } from "#web/features/report/help-notes.tsx";
import type { Quiz } from "#web/features/scan/quiz.tsx";
import type { Stage } from "#web/features/scan/use-view.ts";
import { Button } from "#web/ui/button.tsx";
import { Give } from "./give.tsx";
import marks from "#web/features/report/marks.module.css";

export type Names = ByChakra<{ readonly name: string }>;

/** What this scan has of the visitor's own. */
export type ScanParts = { readonly Quiz: typeof Quiz; readonly Stage: typeof Stage };

/** `isOwn`: the link was made in this browser. */
type Props = { seed: string; names: Names; scan: ScanParts; isOwn: boolean };

const asked = {
  self: questions,
  seen: questions
    .filter(({ id }) => comparedQuestions("seen").includes(id))
    .map((one) => ({ ...one, text: asISeeYou[one.id] ?? one.text })),
};

/** The friend who opens a link: for whom they answer, the questions, and what the answers would show. Nothing is kept. */
export function FriendScan({ seed, names, scan, isOwn }: Props) {
  const [mode, setMode] = useState<Mode>("self");
  const [answers, setAnswers] = useState<Answers>({});
  const [leftOut, leaveOut] = useState<readonly number[]>([]);
  const [place, goTo] = usePlace();
  const list = asked[mode];
  const view = place < 0 ? "intro" : place < list.length ? "quiz" : "review";

  const begin = (one: Mode) => {
    setMode(one);
    setAnswers({});
    leaveOut([]);
    goTo(0);
  };
  const content = () => {
    if (view === "quiz") {
      return (
        <scan.Quiz
          questions={list}
          chakras={names}
          index={place}
          answers={answers}
          isKept
          flower={<GrowingFlower answers={answers} current={list[place]?.chakra} names={names} />}
          onAnswer={(id, value) => setAnswers({ ...answers, [id]: value })}
          onNext={() => goTo(place + 1)}
          onBack={() => history.back()}
          last={words.last}
          skip={mode === "seen" ? words.skip : undefined}
        />
      );
    }
    const notes = view === "review" ? notesFor(mode, answers) : [];
    if (notes.length > 0) {
      return (
        <section className="stack">
          <h1 tabIndex={-1}>{words.helpTitle}</h1>
          <HelpNotes notes={notes} />
          <p>{words.noLink}</p>
        </section>
      );
    }
    if (view === "review") return <Review {...{ seed, mode, answers, isOwn, leftOut, leaveOut }} />;
    return (
      <section className="stack">
        <h1 tabIndex={-1}>{isOwn ? words.ownTitle : words.title}</h1>
        {isOwn && <p className="panel">{codeProblems.ownLink}</p>}
        <p className="lead">{words.lead}</p>
        {(["self", "seen"] as const).map((one) => (
          <section key={one} className="panel centered">
            <h2 className="minor-title">{words.modes[one].title}</h2>
            <p>{words.modes[one].about}</p>
            <Button variant="secondary" onClick={() => begin(one)}>
              {words.modes[one].begin}
            </Button>
          </section>
        ))}
        <p className="note">{words.unkept}</p>
      </section>
    );
  };
  return (
    <>
      {content()}
      <scan.Stage view={view} place={`${view} ${place}`} />
    </>
  );
}

type ReviewProps = Pick<Props, "seed" | "isOwn"> & {
  mode: Mode;
  answers: Answers;
  /** Questions that the friend has unticked. */
  leftOut: readonly number[];
  leaveOut: (ids: readonly number[]) => void;
};

/** All that the friend's link would reveal, answer by answer, and the link of those that stay ticked. */
function Review({ seed, mode, answers, isOwn, leftOut, leaveOut }: ReviewProps) {
  const given = asked[mode].filter(({ id }) => answers[id] && comparedQuestions(mode).includes(id));
  const shown = given.filter(({ id }) => !leftOut.includes(id)).map(({ id }) => [id, answers[id]]);
  const toggle = (id: number) =>
    leaveOut(leftOut.includes(id) ? leftOut.filter((one) => one !== id) : [...leftOut, id]);
  const told: Answers = Object.fromEntries(shown);
  const code = writeFriendCode({ seed, mode, answers: told });
  return (
    <section className="stack">
      <h1 tabIndex={-1}>{words.review}</h1>
      <div className="grown">
        <GrowingFlower answers={told} />
      </div>
      <p className="lead">{words.reviewAbout[mode]}</p>
      <div>
        {given.map(({ id, text }) => (
          <label key={id} className={`${marks.tick} answer`}>
            <input type="checkbox" checked={!leftOut.includes(id)} onChange={() => toggle(id)} />
            <span>
              {text} <strong>{answerLabel(answers[id] ?? 1)}</strong>
            </span>
          </label>
        ))}
      </div>
      {shown.length === 0 ? (
        <p>{given.length > 0 ? words.none : words.nothing}</p>
      ) : isOwn ? (
        <p>
          <Button onClick={() => (location.hash = code)}>{words.drawHere}</Button>
        </p>
      ) : (
        <>
          <p>{words.linkAbout}</p>
          <Give label={words.link} code={code} />
        </>
      )}
    </section>
  );
}

/** Help comes before any link: for the friend's own answers, or for who is worried about the one they see. */
function notesFor(mode: Mode, answers: Answers) {
  const own = mode === "self" && completeAnswers(answers);
  if (own) return helpTexts(helpFor({ scores: scoresOf(own), answers }), answers);
  return isTooLow(answers) ? [lowFriend] : [];
}

/** Which question is shown, -1 before the first. Each is an entry of the browser's history, so that Back leads there. */
function usePlace(): readonly [number, (next: number) => void] {
  const [place, setPlace] = useState(-1);
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => setPlace(Number(state?.place ?? -1));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const goTo = (next: number) => {
    history.pushState({ place: next }, "");
    setPlace(next);
  };
  return [place, goTo];
}
