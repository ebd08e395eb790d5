import fc from "fast-check";
import { expect, test } from "vitest";
import { insights } from "#content/insights.ts";
import { questions } from "#content/questions.ts";
import {
  answerLabel,
  questionIds,
  type AnswerValue,
  type CompleteAnswers,
  valueOf,
} from "#domain/scan/answers.ts";
import { homeQuestion } from "#domain/scan/help.ts";
import { reportFrom } from "#tests/reports.ts";
import { allAnswers, anyAnswersWithTies } from "#tests/arbitraries.ts";
import { answersOfPeople } from "#tests/read/comparison.ts";
import { evenAnswersOf, tensionsOf, type Tension, type Together } from "./tensions.ts";
import { forAnyReport } from "./any-report.fixture.ts";

const answersWith = (some: Readonly<Record<number, AnswerValue>>) => ({
  ...allAnswers(3),
  ...some,
});
/** Of "7/1 11/10" one tension each, of a high answer and a low one. */
const pairs = (ids: string) =>
  Object.fromEntries(
    ids.split(" ").map((key) => {
      const [high = 0, low = 0] = key.split("/").map(Number);
      return [key, { high: [high], low: [low] }];
    }),
  );
const all = {
  plansOverRest: { high: [7], low: [1] },
  plansOverPleasure: { high: [7], low: [4] },
  warmthOverAsking: { high: [11], low: [15] },
  pleasureAlone: { high: [], low: [4, 6] },
  frankAndFair: { high: [14, 18], low: [] },
} as const satisfies Record<string, Together>;

test("the widest gap comes first, and no question stands in two", () => {
  expect(tensionsOf(answersWith({ 7: 4, 1: 2, 4: 1, 15: 2 }), all)).toEqual([
    "plansOverPleasure",
    "warmthOverAsking",
  ]);
});

test("two that are Always need both of them, and two that are low weigh more", () => {
  const low = { 4: 2, 6: 2 } as const;
  expect(tensionsOf(answersWith({ ...low, 14: 4 }), all)).toEqual(["pleasureAlone"]);
  expect(tensionsOf(answersWith({ ...low, 14: 4, 18: 4 }), all)).toEqual([
    "pleasureAlone",
    "frankAndFair",
  ]);
});

test("two tell that others are given what one keeps from oneself, and a third makes room", () => {
  const chosen = tensionsOf(answersWith({ 10: 1, 5: 1, 9: 1, 1: 2 }), pairs("11/10 18/5 15/9 7/1"));
  expect(chosen).toEqual(["11/10", "18/5", "7/1"]);
  fc.assert(
    fc.property(anyAnswersWithTies, (answers) => {
      const giving = tensionsOf(answers, insights).filter((key) => {
        const { high, low }: Together = insights[key];
        const isOf = (ids: readonly number[], some: readonly number[]) =>
          ids.length > 0 && ids.every((id) => some.includes(id));
        return isOf(high, [11, 15, 18]) && isOf(low, [5, 9, 10, 14, 15, 17]);
      });
      expect(giving.length).toBeLessThanOrEqual(2);
    }),
  );
});

test("two steps come before one, and five of them are found where the first would leave four", () => {
  const wide = "1/4 18/7 11/15 14/10 19/16";
  const low = { 7: 1, 4: 1, 15: 1, 10: 1, 16: 1, 5: 2 } as const;
  const chosen = tensionsOf(answersWith(low), pairs(`20/5 1/7 ${wide}`));
  expect(chosen.toSorted()).toEqual(wide.split(" ").toSorted());
  const bold = { bold: { high: [14], low: [15], steps: 2 } } as const;
  expect(tensionsOf(answersWith({ 15: 2, 20: 4 }), bold)).toEqual([]);
  expect(tensionsOf(answersWith({ 15: 2, 14: 4 }), bold)).toEqual(["bold"]);
});

test("a third answer that would deny a text leaves it out", () => {
  const with6 = { asked: { high: [15], low: [3], also: { high: [6], low: [9] } } } as const;
  expect(tensionsOf(answersWith({ 3: 1, 9: 2 }), with6)).toEqual(["asked"]);
  expect(tensionsOf(answersWith({ 3: 1, 9: 3, 1: 4 }), with6)).toEqual([]);
  expect(tensionsOf(answersWith({ 3: 1, 9: 2, 6: 2 }), with6)).toEqual([]);
});

test("of equal gaps one from another part of life comes before", () => {
  const answers = answersWith({ 15: 2, 14: 2, 1: 2, 20: 4 });
  expect(tensionsOf(answers, pairs("11/15 18/14 7/1"))).toEqual(["11/15", "7/1", "18/14"]);
});

test("where all answers, or nearly all, are the same, it is told which of the two", () => {
  for (const value of [1, 2, 3, 4] as const) {
    const [even] = reportFrom(allAnswers(value)).tensions;
    expect(`${even?.title} ${even?.text}`).toContain("twenty-one");
  }
  expect(tensionsOf(answersWith({ 3: 2, 5: 2, 7: 2 }), insights)).toEqual([]);
  expect(tensionsOf(answersWith({ 1: 4, 2: 4, 3: 2 }), insights)).not.toEqual([]);
  expect(evenAnswersOf(answersWith({ 1: 4, 2: 4, 3: 4 }))).toBe("often");
  expect(evenAnswersOf(answersWith({ 1: 4, 2: 4, 3: 4, 4: 4 }))).toBe("balanced");
  expect(evenAnswersOf({ ...allAnswers(4), 1: 3, 2: 3 })).toBe("balanced");
});

test("one answer that stands apart is not passed over, whatever the others are", () => {
  expect(evenAnswersOf({ ...allAnswers(4), [homeQuestion]: 1 })).toBe("alwaysButOne");
  expect(evenAnswersOf(answersWith({ [homeQuestion]: 1 }))).toBe("highButOne");
  expect(evenAnswersOf(answersWith({ [homeQuestion]: 2, 1: 4, 5: 4 }))).toBe("highButOne");
});

test("home, where it alone is low, is read as home", () => {
  const titleOf = (answers: CompleteAnswers) => reportFrom(answers).tensions[0]?.title;
  expect(titleOf({ ...allAnswers(4), [homeQuestion]: 1 })).toBe("Everything but home");
  expect(titleOf(answersWith({ [homeQuestion]: 2 }))).toBe("Everything but home");
});

test("the site's own are borne out by the answers, at most five, without the question about home", () => {
  fc.assert(
    fc.property(anyAnswersWithTies, (answers) => {
      const chosen = tensionsOf(answers, insights).map((key): Together => insights[key]);
      expect(chosen.length).toBeLessThanOrEqual(5);
      const ids = chosen.flatMap(({ high, low }) => [...high, ...low]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(homeQuestion);
      for (const { high, low } of chosen) {
        for (const id of high) expect(valueOf(id, answers)).toBeGreaterThanOrEqual(3);
        for (const id of low) expect(valueOf(id, answers)).toBeLessThanOrEqual(2);
      }
    }),
  );
});

/** The answers that it names, in one line. */
const saidOf = (tension?: Tension) => tension?.answered?.map(({ text }) => text).join(" ");

test("each names the answers that it reads together", () => {
  const first = (some: Readonly<Record<number, AnswerValue>>) =>
    saidOf(reportFrom(answersWith(some)).tensions[0]);
  expect(first({ 7: 4, 1: 2 })).toBe(
    "Always: following through on small plans. Sometimes: getting the rest you need.",
  );
  expect(first({ 1: 1, 16: 1 })).toMatch(/^Rarely: getting .+ need and giving one thing/u);
  forAnyReport((report, answers) => {
    for (const tension of report.tensions) {
      const answered = saidOf(tension);
      for (const id of tension.ids) {
        expect(answered).toContain(questions[id - 1]?.theme);
        expect(answered).toContain(`${answerLabel(valueOf(id, answers))}: `);
      }
    }
  });
});

test("even answers are read three times, beside Rarely once, no question twice", () => {
  const readings = (value: AnswerValue, some: Readonly<Record<number, AnswerValue>> = {}) =>
    reportFrom({ ...allAnswers(value), ...some }).tensions;
  expect(readings(1)).toHaveLength(1);
  for (const [value, home] of [2, 3, 4].flatMap((one) =>
    [1, 2, 3].map((at) => [one, at] as const),
  )) {
    const [even, ...others] = readings(value as AnswerValue, { 2: home as AnswerValue });
    expect(even?.answered).toBeUndefined();
    expect(others).toHaveLength(4);
    for (const other of others) expect(saidOf(other)).toMatch(/^\w+: /u);
  }
  forAnyReport((report) => {
    const evidence = report.tensions.map((one) => saidOf(one) ?? "");
    for (const { theme } of questions) {
      expect(evidence.filter((one) => one.includes(theme)).length).toBeLessThanOrEqual(1);
    }
  });
});

test("one low answer among many of Often and Always makes no question be read twice", () => {
  for (const low of questionIds) {
    const { tensions } = reportFrom(answersWith({ 1: 4, 21: 4, [low]: 2 }));
    const ids = tensions.flatMap((one) => one.ids);
    expect(ids, `${low}`).toEqual([...new Set(ids)]);
  }
});

test("nine of ten people are read five", () => {
  const people = fc.sample(answersOfPeople, { numRuns: 400, seed: 5 });
  const five = people.filter((answers) => tensionsOf(answers, insights).length === 5);
  expect(five.length / people.length).toBeGreaterThan(0.9);
});
