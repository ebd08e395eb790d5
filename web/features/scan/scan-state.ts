import {
  completeAnswers,
  type Answers,
  type AnswerValue,
  type CompleteAnswers,
} from "#domain/answers.ts";
import { firstOpenIndex, isWithinReach, type Progress } from "#domain/progress.ts";
import { questionCount } from "#domain/question.ts";
import type { ReportCode } from "#domain/report-code.ts";

/** A report that was paid for: of which answers, for whom, when it was opened first, and by which purchase. */
export type Bought = ReportCode & { readonly sessionId: string; readonly email: string };

/** The four views of the scan (spec 2 and 4), and the moment between payment and report. */
export type ScanState =
  /** `progress` is a scan that was begun before and can go on. */
  | { readonly view: "intro"; readonly progress?: Progress | undefined }
  | { readonly view: "quiz"; readonly index: number; readonly answers: Answers }
  /** While the purchase is checked; `answers` are those the report will be about. */
  | { readonly view: "verifying"; readonly answers: CompleteAnswers }
  /** `bought` is the report of these very answers, which opens without paying again. */
  | {
      readonly view: "results";
      readonly answers: CompleteAnswers;
      readonly bought?: Bought | undefined;
    }
  | { readonly view: "fullReport"; readonly bought: Bought };

/** A place in the scan that the browser's Back and Forward lead to. */
export type Place = {
  readonly view: "intro" | "quiz" | "results" | "fullReport";
  /** Which question, counted from 0; 0 in the other views. */
  readonly index: number;
};

export type ScanAction =
  | { readonly type: "begin" }
  | { readonly type: "offer"; readonly progress: Progress }
  | { readonly type: "continue" }
  | { readonly type: "answer"; readonly questionId: number; readonly value: AnswerValue }
  | { readonly type: "next" }
  | { readonly type: "back" }
  | { readonly type: "retake" }
  | { readonly type: "verify"; readonly answers: CompleteAnswers }
  | { readonly type: "restore"; readonly answers: CompleteAnswers }
  | { readonly type: "reset" }
  | { readonly type: "open"; readonly bought: Bought }
  | { readonly type: "reopen" }
  | { readonly type: "backToResults" }
  | { readonly type: "goTo"; readonly place: Place };

export const initialState: ScanState = { view: "intro" };

/** Moves the scan from one state to the next (spec 4). An action that does not fit the view changes nothing. */
export function scanReducer(state: ScanState, action: ScanAction): ScanState {
  switch (action.type) {
    case "begin":
      return { view: "quiz", index: 0, answers: {} };
    case "offer":
      return { view: "intro", progress: action.progress };
    case "continue":
      if (state.view !== "intro" || !state.progress) return state;
      return stepAt(state.progress);
    case "answer":
      if (state.view !== "quiz") return state;
      return { ...state, answers: { ...state.answers, [action.questionId]: action.value } };
    case "next":
      return next(state);
    case "back":
      if (state.view !== "quiz") return state;
      return { ...state, index: Math.max(0, state.index - 1) };
    case "retake":
    case "reset":
      return initialState;
    case "verify":
      return { view: "verifying", answers: action.answers };
    case "restore":
      return { view: "results", answers: action.answers };
    case "open":
      return { view: "fullReport", bought: action.bought };
    case "reopen":
      return hasReport(state) ? { view: "fullReport", bought: state.bought } : state;
    case "backToResults":
      if (state.view !== "fullReport") return state;
      return { view: "results", answers: state.bought.answers, bought: state.bought };
    case "goTo":
      return goTo(state, action.place);
  }
}

/** Whether the report of the answers on screen is bought already, so that it opens without paying again. */
export function hasReport(
  state: ScanState,
): state is ScanState & { readonly view: "results"; readonly bought: Bought } {
  return state.view === "results" && state.bought !== undefined;
}

/** The report whose views, the report itself and its results, are on screen. */
export function boughtIn(state: ScanState): Bought | undefined {
  return state.view === "fullReport" || state.view === "results" ? state.bought : undefined;
}

/**
 * How far the visitor has come in the scan, or undefined before the first question. The answers of a bought report are
 * none of it: another scan may be under way besides.
 */
export function progressOf(state: ScanState): Progress | undefined {
  if (boughtIn(state)) return undefined;
  switch (state.view) {
    case "intro":
      return state.progress;
    case "quiz":
      return { index: state.index, answers: state.answers };
    case "verifying":
    case "results":
      return { index: questionCount, answers: state.answers };
    case "fullReport":
      return undefined;
  }
}

/** Next is refused until the question has an answer; after the last one it shows the results (spec 5). */
function next(state: ScanState): ScanState {
  if (state.view !== "quiz") return state;
  const { index, answers } = state;
  return isWithinReach(index + 1, answers) ? stepAt({ index: index + 1, answers }) : state;
}

function stepAt({ index, answers }: Progress): ScanState {
  const complete = completeAnswers(answers);
  if (index === questionCount && complete) return { view: "results", answers: complete };
  return { view: "quiz", index: Math.min(index, questionCount - 1), answers };
}

/** Where the browser's Back or Forward leads, as far as the answers reach; else the intro. */
function goTo(state: ScanState, { view, index }: Place): ScanState {
  const progress = progressOf(state);
  if (!progress) return initialState;
  const { answers } = progress;
  const wanted = view === "quiz" ? index : questionCount;
  if (view === "intro" || !isWithinReach(wanted, answers)) {
    return { view: "intro", progress: { index: firstOpenIndex(answers), answers } };
  }
  return stepAt({ index: wanted, answers });
}
