import fc from "fast-check";
import { expect, test } from "vitest";
import { answersFor, exampleScores, unfinished } from "#tests/examples.ts";
import {
  initialState,
  progressOf,
  scanReducer,
  type Place,
  type ScanAction,
  type ScanState,
} from "./scan-state.ts";

const answers = answersFor(exampleScores.onTheEdges);
const bought = {
  answers,
  sessionId: "cs_1",
  firstName: "Ana",
  email: "ana@example.com",
  openedAt: 1_795_248_000,
};

const play = (actions: readonly ScanAction[], from: ScanState = initialState) =>
  actions.reduce(scanReducer, from);

const answerAll: readonly ScanAction[] = Array.from({ length: 21 }, (_, index) => [
  { type: "answer", questionId: index + 1, value: 3 } as const,
  { type: "next" } as const,
]).flat();

test("Begin leads from the intro to question 1 without answers (spec 4)", () => {
  expect(play([{ type: "begin" }])).toEqual({ view: "quiz", index: 0, answers: {} });
});

test("Next does nothing until the question has an answer (spec 5)", () => {
  expect(play([{ type: "begin" }, { type: "next" }])).toMatchObject({ view: "quiz", index: 0 });
  expect(
    play([{ type: "begin" }, { type: "answer", questionId: 1, value: 4 }, { type: "next" }]),
  ).toMatchObject({ view: "quiz", index: 1 });
});

test("Back goes one question back, keeps the answers, and stays at question 1", () => {
  const second = play([
    { type: "begin" },
    { type: "answer", questionId: 1, value: 4 },
    { type: "next" },
  ]);
  expect(play([{ type: "back" }], second)).toEqual({
    view: "quiz",
    index: 0,
    answers: { 1: 4 },
  });
  expect(play([{ type: "back" }, { type: "back" }], second)).toMatchObject({ index: 0 });
});

test("after question 21 come the results, with all answers (spec 4)", () => {
  const end = play([{ type: "begin" }, ...answerAll]);
  expect(end.view).toBe("results");
  expect(end).toHaveProperty("answers.21", 3);
});

test("Retake returns to the intro and forgets every answer (spec 4)", () => {
  expect(play([{ type: "retake" }], { view: "results", answers })).toEqual({ view: "intro" });
  expect(play([{ type: "begin" }, ...answerAll, { type: "retake" }, { type: "begin" }])).toEqual({
    view: "quiz",
    index: 0,
    answers: {},
  });
});

test("Back to Results leads from the report to its results, and the report opens again unpaid", () => {
  const report = play([
    { type: "verify", answers },
    { type: "open", bought },
  ]);
  expect(report).toEqual({ view: "fullReport", bought });
  const results = play([{ type: "backToResults" }], report);
  expect(results).toEqual({ view: "results", answers, bought });
  expect(play([{ type: "reopen" }], results)).toEqual(report);
});

test("no place of the scan is filled with the answers of a bought report", () => {
  const report = play([{ type: "open", bought }]);
  for (const from of [report, play([{ type: "backToResults" }], report)]) {
    expect(progressOf(from)).toBeUndefined();
    for (const place of [
      { view: "quiz", index: 0 },
      { view: "quiz", index: 20 },
      { view: "results", index: 0 },
    ] as const) {
      expect(play([{ type: "goTo", place }], from)).toEqual({ view: "intro" });
    }
  }
});

test("Continue leads to where the visitor was, with all answers", () => {
  const progress = { index: 8, answers: unfinished };
  const offered = play([{ type: "offer", progress }]);
  expect(offered).toEqual({ view: "intro", progress });
  expect(play([{ type: "continue" }], offered)).toMatchObject({ view: "quiz", ...progress });
  expect(play([{ type: "begin" }], offered)).toEqual({ view: "quiz", index: 0, answers: {} });
});

test("the browser's Back and Forward lead only as far as the answers reach", () => {
  const ninth = play([
    { type: "offer", progress: { index: 8, answers: unfinished } },
    { type: "continue" },
  ]);
  const goTo = (place: Place) => play([{ type: "goTo", place }], ninth);
  expect(goTo({ view: "quiz", index: 3 })).toMatchObject({ view: "quiz", index: 3 });
  expect(goTo({ view: "quiz", index: 8 })).toMatchObject({ view: "quiz", index: 8 });
  for (const place of [
    { view: "quiz", index: 9 },
    { view: "results", index: 0 },
    { view: "fullReport", index: 0 },
    { view: "intro", index: 0 },
  ] as const) {
    expect(goTo(place)).toMatchObject({ view: "intro", progress: { index: 8 } });
  }
});

test("results without a purchase do not open a report", () => {
  const results: ScanState = { view: "results", answers };
  expect(play([{ type: "reopen" }], results)).toBe(results);
});

test("the report is never reached but through a verified purchase", () => {
  const anyUnpaidAction: fc.Arbitrary<ScanAction> = fc.oneof(
    fc.constantFrom<ScanAction>(
      { type: "begin" },
      { type: "next" },
      { type: "back" },
      { type: "retake" },
      { type: "verify", answers },
      { type: "restore", answers },
      { type: "reset" },
      { type: "reopen" },
      { type: "backToResults" },
      { type: "continue" },
      { type: "offer", progress: { index: 21, answers } },
      { type: "goTo", place: { view: "fullReport", index: 0 } },
      { type: "goTo", place: { view: "results", index: 0 } },
    ),
    fc.record({
      type: fc.constant("answer" as const),
      questionId: fc.integer({ min: 1, max: 21 }),
      value: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    }),
  );
  fc.assert(
    fc.property(fc.array(anyUnpaidAction, { maxLength: 80 }), (actions) => {
      expect(play(actions).view).not.toBe("fullReport");
    }),
  );
});
