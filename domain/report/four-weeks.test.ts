import fc from "fast-check";
import { expect, test } from "vitest";
import { trialFell, trialFindings } from "#content/four-weeks.ts";
import { reportFrom } from "#tests/reports.ts";
import { anyAnswersWithTies } from "#tests/arbitraries.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import type { AnswerValue } from "#domain/scan/answers.ts";
import { feelsUnsafe, helpFor, homeQuestion } from "#domain/scan/help.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import {
  findingOfTrial,
  keptAgain,
  readBegun,
  trialCounts,
  writeBegun,
  type TrialKind,
} from "./four-weeks.ts";

const values: readonly AnswerValue[] = [1, 2, 3, 4];
const triples = values.flatMap((a) => values.flatMap((b) => values.map((c) => [a, b, c] as const)));
const level = answersFor(exampleScores.balanced);

/** What each finding says of the practiced answer's steps, and of the furthest that another moved. */
const isTrue: Readonly<Record<TrialKind, (steps: number, most: number) => boolean>> = {
  risen: (steps, most) => steps > 0 && most > 0,
  clear: (steps, most) => steps >= 2 && most === 0,
  mixed: (steps, most) => steps > most && most > 0,
  together: (steps, most) => most >= Math.abs(steps),
  step: (steps, most) => steps === 1 && most <= 1,
  still: (steps) => steps === 0,
  held: (steps, most) => steps === 0 && most === 1,
  lower: (steps) => steps < 0,
};

test.each(["root", "solar"] as const)(
  "whatever the three answers of %s were and are, what is said of them is true, and asks for help where they do",
  (chakra) => {
    const ids = questionIdsOf(chakra);
    const answered = (triple: readonly AnswerValue[]) =>
      Object.fromEntries(ids.map((id, index) => [id, triple[index] ?? 1]));
    for (const question of ids.filter((id) => id !== homeQuestion)) {
      for (const before of triples) {
        for (const after of triples) {
          const then = { ...level, ...answered(before) };
          const { kind, moves, help } = findingOfTrial({ chakra, question }, then, after.join(""));
          const [{ steps: own } = { steps: 0 }, ...others] = moves;
          const most = Math.max(...others.map(({ steps }) => Math.abs(steps)));
          const place = `${question}: ${before.join()} to ${after.join()}: ${kind}`;
          if (!isTrue[kind](own, most)) throw new Error(place);
          const said = trialFindings[kind](moves);
          if (/worth noticing/u.test(said) && most >= own) throw new Error(place);
          const fell = others.some(({ steps }) => steps < 0);
          if (/drop it/u.test(said) && (own !== 0 || fell)) throw new Error(place);
          const rose = others.some(({ steps }) => steps > 0);
          for (const [word, is] of [
            ["gone up", rose],
            ["one down|gone down", fell],
          ] as const)
            if (new RegExp(word, "u").test(said) && !is) throw new Error(`${place}: ${said}`);
          if (moves.some((move) => move.question === homeQuestion)) throw new Error(place);
          const now = { ...then, ...answered(after) };
          if (helpFor({ scores: scoresOf(now), answers: now }).join() !== help.join())
            throw new Error(place);
          if (feelsUnsafe(now) !== help.includes("home")) throw new Error(place);
        }
      }
    }
  },
);

test("no finding says that a practice worked or did harm, and a drop is nobody's fault", () => {
  const move = (steps: number) => ({ question: 4, before: 2, after: 4, steps }) as const;
  const moves = [move(2), move(1), move(-1)];
  const all = [...Object.values(trialFindings).map((say) => say(moves)), trialFell].join(" ");
  expect(all).not.toMatch(/\b(?:work(?:s|ed)|harm\w*|hurt\w*|worse|fail\w*|caus\w+|thanks to)\b/iu);
  expect(trialFindings.lower(moves)).toMatch(/you did nothing wrong/u);
  expect(trialFindings.still(moves)).toContain("This did not help, so drop it.");
});

test("a look back tells something only when the days are over and a third were ticked, and home is not kept", () => {
  const days = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  expect(trialCounts({ day: 27, done: days(27) })).toBe("early");
  expect(trialCounts({ day: 28, done: days(9) })).toBe("few");
  expect(trialCounts({ day: 28, done: days(10) })).toBe("whole");
  expect(keptAgain({ chakra: "root" }, "312")).toBe("302");
  expect(keptAgain({ chakra: "solar" }, "312")).toBe("312");
});

test("what may be tried is low, never home, fits the home, and begins with the one thing; nothing where much is low", () => {
  fc.assert(
    fc.property(anyAnswersWithTies, (answers) => {
      const { trials, overview } = reportFrom(answers);
      const isMuch = helpFor({ scores: scoresOf(answers), answers }).includes("many");
      if (isMuch) expect(trials).toEqual([]);
      else
        expect(trials[0]?.practice).toBe(
          overview.one_thing.suggested?.practice ?? trials[0]?.practice,
        );
      for (const { question, chakra, practice } of trials) {
        expect([1, 2]).toContain(answers[question]);
        expect(question).not.toBe(homeQuestion);
        expect(questionIdsOf(chakra)).toContain(question);
        expect(practice.serves).toBe(question);
        if (feelsUnsafe(answers)) expect(practice.needsSafeHome).toBeUndefined();
      }
      expect(new Set(trials.map(({ question }) => question)).size).toBe(trials.length);
    }),
  );
});

test("a link carries answer and day in a few letters, and only for its own report", () => {
  const code = { answers: level, firstName: "Ana", openedAt: 1_795_248_000 };
  const anyBegun = fc.record({
    question: fc.nat(20).map((id) => id + 1),
    startDay: fc.nat(9998).map((day) => day + 1),
  });
  fc.assert(
    fc.property(anyBegun, fc.string(), (begun, text) => {
      const written = writeBegun(begun, code);
      expect(written).toMatch(/^\w{5,7}$/u);
      expect(readBegun(written, code)).toEqual(begun);
      if (text !== written) expect(readBegun(text, code)).toBeUndefined();
    }),
  );
  const written = writeBegun({ question: 4, startDay: 8 }, code);
  expect(written).toBe("48jq7");
  for (const wrong of [
    written.slice(0, -1),
    written.slice(1),
    `5${written.slice(1)}`,
    `${written}.`,
  ])
    expect(readBegun(wrong, code), wrong).toBeUndefined();
  expect(readBegun(written, { ...code, openedAt: 1 })).toBeUndefined();
});
