import fc from "fast-check";
import { expect, test } from "vitest";
import { anyAnswersWithTies } from "#tests/arbitraries.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { questionIds, type Answers } from "#domain/scan/answers.ts";
import { homeQuestion } from "#domain/scan/help.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { compare, scoresOfSome } from "./comparison.ts";
import {
  comparedQuestions,
  isTooLow,
  readCode,
  writeFriendCode,
  writeInvitation,
} from "./friend-code.ts";

const anyMode = fc.constantFrom("self" as const, "seen" as const);
const anySeed = fc.stringMatching(/^[0-9a-z]{8}$/u);
/** A friend's answers with some left out; home is among what they answered. */
const anyFriend = fc
  .tuple(anySeed, anyMode, anyAnswersWithTies, fc.subarray([...questionIds]))
  .map(([seed, mode, all, ids]) => {
    const answers: Answers = Object.fromEntries(ids.map((id) => [id, all[id] ?? 1]));
    return { seed, mode, answers };
  });
const among = (answers: Answers, ids: readonly number[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => ids.includes(Number(id))));
const example = {
  seed: "k3v9x0ab",
  mode: "self",
  answers: answersFor(exampleScores.onTheEdges),
} as const;

test("a code holds the answers its mode may hold, and never what is said of home", () => {
  fc.assert(
    fc.property(anyFriend, (friend) => {
      const answers = among(friend.answers, comparedQuestions(friend.mode));
      expect(answers[homeQuestion]).toBeUndefined();
      const code = writeFriendCode(friend);
      expect(code).toBe(writeFriendCode({ ...friend, answers }));
      expect(code).toMatch(/^[\w.]{1,46}$/u);
      const read = readCode(
        ` https://petals.example/two-flowers#${code.slice(0, 9)}\n${code.slice(9)}`,
      );
      expect(read).toEqual(
        isTooLow(answers) || Object.keys(answers).length === 0
          ? { kind: "unreadable" }
          : { kind: "answers", ...friend, answers },
      );
    }),
  );
});

test("seven answers of Rarely are told, and with eight no code is made and none is read", () => {
  const withRarelys = (count: number) =>
    Object.fromEntries(questionIds.map((id) => [id, id > 2 && id <= 2 + count ? 1 : 4] as const));
  for (const [count, kind] of [
    [7, "answers"],
    [8, "unreadable"],
  ] as const) {
    const answers: Answers = withRarelys(count);
    expect(isTooLow(answers)).toBe(kind === "unreadable");
    expect(readCode(writeFriendCode({ ...example, answers })).kind).toBe(kind);
  }
});

test("a link says nothing but its seed", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      expect(readCode(writeInvitation(seed))).toEqual({ kind: "invitation", seed });
    }),
  );
});

test("these texts stay readable: friends have them in their messages", () => {
  expect(writeInvitation(example.seed)).toBe("t1.k3v9x0ab.1wg0mho");
  expect(writeFriendCode(example)).toBe("t1.k3v9x0ab.self.401421441442411421442.0nc6lfo");
});

test("what is cut, changed, foreign, forged, long or of another version is no code, and is told apart", () => {
  const code = writeFriendCode(example);
  fc.assert(
    fc.property(fc.nat(code.length - 1), fc.constantFrom(..."0159abyz.-_A"), (place, letter) => {
      expect(readCode(code.slice(0, place)).kind).toBe("unreadable");
      const changed = code.slice(0, place) + letter + code.slice(place + 1);
      if (changed !== code && place > 1) expect(readCode(changed).kind).toBe("unreadable");
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      // By chance it may be one of another version.
      fc.pre(!/t\d/u.test(text));
      expect(readCode(text).kind).toBe("unreadable");
    }),
  );
  for (const text of [
    "",
    "t1",
    "r1.16tg1xikd.toue80.QW5h.0ynnc7n",
    "t1.".repeat(667),
    "x".repeat(2000),
  ])
    expect(readCode(text).kind, text).toBe("unreadable");
  for (const after of [".", ">", ", kiss", "\nSent from my phone"])
    expect(readCode(`Our #1: https://a.example/two-flowers#${code}${after}`).kind).toBe("answers");
  expect(readCode(code.replace("t1", "t2")).kind).toBe("otherVersion");
});

test("every list of a comparison holds for its pair, and says nothing of home", () => {
  fc.assert(
    fc.property(anyAnswersWithTies, anyFriend, (own, friend) => {
      const { all, alike, more, less, apart, toFinish } = compare(own, friend);
      for (const { id, own: mine, friend: theirs } of all) {
        expect([mine, theirs]).toEqual([own[id], friend.answers[id]]);
        expect(comparedQuestions(friend.mode)).toContain(id);
      }
      const gap = (place: (typeof all)[number]) => place.friend - place.own;
      expect(alike.every((place) => gap(place) === 0)).toBe(true);
      expect(more.every((place) => gap(place) > 0)).toBe(true);
      expect(less.every((place) => gap(place) < 0)).toBe(true);
      for (const list of [more, less, apart]) {
        expect(list.length).toBeLessThanOrEqual(3);
        const widest = list.map((place) => Math.abs(gap(place)));
        expect(widest).toEqual(widest.toSorted((a, b) => b - a));
        // Nothing that is further apart was left out.
        const left = all.filter(
          (place) =>
            gap(place) !== 0 &&
            !list.includes(place) &&
            (list === apart || Math.sign(gap(place)) === (list === more ? 1 : -1)),
        );
        if (left.length > 0) expect(list).toHaveLength(3);
        // Nobody is the lesser one three times by the order of the questions alone.
        const [first, , third] = list;
        if (first && third && list.every((place) => gap(place) * gap(first) > 0))
          expect(left.map(gap)).not.toContain(-gap(third));
        for (const place of left) expect(Math.abs(gap(place))).toBeLessThanOrEqual(widest[2] ?? 0);
      }
      expect(alike.length === all.length).toBe(apart.length === 0);
      // The easiest beginning is what both know most.
      const shared = alike.map((place) => place.own);
      expect(shared).toEqual(shared.toSorted((a, b) => b - a));
      expect(toFinish[0]).toBe((alike[0] ?? apart[0])?.id ?? comparedQuestions(friend.mode)[0]);
      expect(new Set(toFinish).size).toBe(5);
      expect([...all.map(({ id }) => id), ...toFinish]).not.toContain(homeQuestion);
    }),
  );
});

test("a flower of all answers has the scan's scores, and a chakra without any has none", () => {
  fc.assert(
    fc.property(anyAnswersWithTies, (answers) => {
      const scores = scoresOfSome(answers);
      for (const [key, score] of Object.entries(scoresOf(answers)))
        expect(scores[key as keyof typeof scores]).toBeCloseTo(score, 9);
    }),
  );
  expect(scoresOfSome({ 1: 2, 3: 3 })).toMatchObject({ root: 7.5, heart: undefined });
});
