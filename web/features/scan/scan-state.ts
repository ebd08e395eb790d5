import {
  completeAnswers,
  type Answers,
  type AnswerValue,
  type CompleteAnswers,
} from "#domain/answers.ts";
import { questionCount } from "#domain/question.ts";

/** Who bought the report, and when it was opened (ISO 8601). */
export type Buyer = {
  readonly firstName: string;
  readonly email: string;
  readonly timestamp: string;
};

/** The four views of the scan (spec 2 and 4), and the moment between payment and report. */
export type ScanState =
  | { readonly view: "intro" }
  | { readonly view: "quiz"; readonly index: number; readonly answers: Answers }
  | { readonly view: "verifying" }
  | { readonly view: "results"; readonly answers: CompleteAnswers; readonly buyer?: Buyer }
  | { readonly view: "fullReport"; readonly answers: CompleteAnswers; readonly buyer: Buyer };

export type ScanAction =
  | { readonly type: "begin" }
  | { readonly type: "answer"; readonly questionId: number; readonly value: AnswerValue }
  | { readonly type: "next" }
  | { readonly type: "back" }
  | { readonly type: "retake" }
  | { readonly type: "verify" }
  | { readonly type: "restore"; readonly answers: CompleteAnswers }
  | { readonly type: "reset" }
  | { readonly type: "open"; readonly answers: CompleteAnswers; readonly buyer: Buyer }
  | { readonly type: "reopen" }
  | { readonly type: "backToResults" };

export const initialState: ScanState = { view: "intro" };

/** Moves the scan from one state to the next (spec 4). An action that does not fit the view changes nothing. */
export function scanReducer(state: ScanState, action: ScanAction): ScanState {
  switch (action.type) {
    case "begin":
      return { view: "quiz", index: 0, answers: {} };
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
      return { view: "verifying" };
    case "restore":
      return { view: "results", answers: action.answers };
    case "open":
      return { view: "fullReport", answers: action.answers, buyer: action.buyer };
    case "reopen":
      if (state.view !== "results" || !state.buyer) return state;
      return { view: "fullReport", answers: state.answers, buyer: state.buyer };
    case "backToResults":
      if (state.view !== "fullReport") return state;
      return { ...state, view: "results" };
  }
}

/** Next is refused until the question has an answer; after the last one it shows the results (spec 5). */
function next(state: ScanState): ScanState {
  if (state.view !== "quiz") return state;
  const { index, answers } = state;
  if (answers[index + 1] === undefined) return state;
  if (index + 1 < questionCount) return { ...state, index: index + 1 };
  const complete = completeAnswers(answers);
  return complete ? { view: "results", answers: complete } : state;
}
