import fc from "fast-check";
import { expect, test } from "vitest";
import { completeAnswers, type AnswerValue } from "#domain/scan/answers.ts";
import { isWithinReach } from "#domain/scan/progress.ts";
import { questionCount } from "#domain/scan/question.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import {
  answersOfResults,
  initialScan,
  scanReducer,
  type Opening,
  type Scan,
  type ScanEvent,
} from "./scan.ts";

const answers = answersFor(exampleScores.onTheEdges);
const opening: Opening = {
  purchase: { sessionId: "cs_1", email: "ana@example.com" },
  source: { answers, firstName: "Ana", openedAt: 1_795_248_000 },
  at: "newEntry",
  isLink: false,
};

const play = (events: readonly ScanEvent[], from: Scan = initialScan) =>
  events.reduce(scanReducer, from);

const answerAll: readonly ScanEvent[] = Array.from({ length: questionCount }, (_, index) => [
  { type: "answer", questionId: index + 1, value: answers[index + 1] ?? 1 } as const,
  { type: "next" } as const,
]).flat();
const results = play([{ type: "begin", key: "k" }, ...answerAll]);

test("an answer about a purchase that nobody waits for any more changes nothing", () => {
  const left = play(
    [
      { type: "verify", opening },
      { type: "goTo", place },
    ],
    results,
  );
  expect(play([{ type: "granted", opening }], left)).toBe(left);
  expect(play([{ type: "failed", opening, message: { kind: "error", text: "late" } }], left)).toBe(
    left,
  );
});

test("Retake Scan leaves nothing of the scan, and what is bought besides stays known (spec 4)", () => {
  const pending = { purchase: opening.purchase, isRefused: false };
  const typed = { ...results, buyer: { firstName: "Ana", email: "ana@example.com" } };
  const scan = play([{ type: "setPending", pending }, { type: "retake" }], typed);
  expect(scan).toEqual({ ...initialScan, pending });
});

const place = { view: "quiz", index: 3 } as const;
const anyPlace = fc.record({
  view: fc.constantFrom("intro" as const, "quiz" as const, "results" as const),
  index: fc.nat({ max: questionCount - 1 }),
});
const anyEvent = fc.oneof(
  fc.constantFrom<ScanEvent>(
    { type: "begin", key: "k" },
    { type: "continue" },
    { type: "next" },
    { type: "back" },
    { type: "retake" },
    { type: "openDialog" },
    { type: "closeDialog" },
    { type: "submit" },
    { type: "stay" },
    { type: "leave", email: "a@b.c" },
    { type: "pageCreated", sessionId: "cs_2" },
    { type: "checkoutFailed", text: "no" },
    { type: "verify", opening },
    { type: "verify", opening: { ...opening, isLink: true } },
    { type: "granted", opening },
    { type: "failed", opening, message: { kind: "error", text: "no" } },
    { type: "reopen" },
    { type: "backToResults" },
    { type: "tell", message: undefined },
  ),
  anyPlace.map((to): ScanEvent => ({ type: "goTo", place: to })),
  fc
    .record({ questionId: fc.integer({ min: 1, max: 21 }), value: fc.constantFrom(1, 4) })
    .map(({ questionId, value }): ScanEvent => ({
      type: "answer",
      questionId,
      value: value as AnswerValue,
    })),
  fc.constant(undefined),
);

test("whatever happens, a view has what it shows", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), fc.boolean(), (events, isComplete) => {
      let scan = isComplete ? results : initialScan;
      for (const event of events) {
        const { progress, view } = scan;
        const answer = { type: "answer", questionId: progress.index + 1, value: 3 } as const;
        // Where a generated event would rarely fit, the visitor goes on.
        scan = play(event ? [event] : view === "quiz" ? [answer, { type: "next" }] : [], scan);
        const { index, answers: given } = scan.progress;
        if (scan.view === "quiz") {
          expect(index).toBeLessThan(questionCount);
          expect(isWithinReach(index, given)).toBe(true);
        }
        if (scan.view === "results") expect(answersOfResults(scan)).toBeDefined();
        if (scan.view === "fullReport") expect(scan.bought).toBeDefined();
        expect(scan.view === "verifying").toBe(scan.opening !== undefined);
        const isOwn = scan.view === "results" && !scan.bought;
        expect(scan.checkout !== undefined).toBe(isOwn);
        if (scan.checkout?.step === "away") expect(scan.order).toBeDefined();
        if (scan.order) expect(completeAnswers(scan.order.answers)).toBeDefined();
      }
    }),
  );
});
