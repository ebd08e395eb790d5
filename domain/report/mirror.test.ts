import { expect, test } from "vitest";
import {
  answerChoices,
  completeAnswers,
  questionIds,
  type AnswerValue,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { mirrorOf } from "./mirror.ts";
import { questionIdsOf } from "#domain/scan/question.ts";

const themes = Object.fromEntries(questionIds.map((id) => [id, `doing thing ${id}`]));
const values = answerChoices.map(({ value }) => value);
const labelOf = (value: number) => answerChoices[value - 1]?.label;

type Triple = readonly [AnswerValue, AnswerValue, AnswerValue];
const triples: readonly Triple[] = values.flatMap((a) =>
  values.flatMap((b) => values.map((c) => [a, b, c] as const)),
);

/** Answers with this triple for one chakra, and Sometimes everywhere else. */
function answersWith(chakra: ChakraKey, triple: readonly AnswerValue[]): CompleteAnswers {
  const ids = questionIdsOf(chakra);
  const answers = completeAnswers(
    Object.fromEntries(questionIds.map((id) => [id, triple[ids.indexOf(id)] ?? 2])),
  );
  if (!answers) throw new Error("An answer is missing.");
  return answers;
}

/** All 64 triples of every chakra, with the lines that mirror them. */
const mirrored = chakraKeys.flatMap((chakra) =>
  triples.map((triple) => ({
    triple,
    ids: questionIdsOf(chakra),
    lines: mirrorOf(chakra, answersWith(chakra, triple), themes),
  })),
);

/** The ids that a text names, and the answer that it says they got. */
function readText(text: string) {
  const [, named = "", count = "", label = ""] =
    /^(.+) \((?:(both|each) )?(\w+)\)$/u.exec(text) ?? [];
  return {
    ids: [...named.matchAll(/doing thing (\d+)/gu)].map(([, id]) => Number(id)),
    joined: named.replaceAll(/doing thing \d+/gu, "x"),
    count,
    label,
  };
}

test("each line names exactly the questions that got the answer it gives, for all 64 triples", () => {
  expect(triples).toHaveLength(64);
  for (const { triple, ids, lines } of mirrored) {
    const given = [...new Set(triple)].toSorted((a, b) => b - a);
    expect(lines).toHaveLength(given.length);
    for (const [index, value] of given.entries()) {
      const read = readText(lines[index]?.text ?? "");
      expect(read.label).toBe(labelOf(value));
      expect(read.ids).toEqual(ids.filter((_, place) => triple[place] === value));
    }
  }
});

test("a label is true to the answers: strong from Often on, asking for care up to Sometimes", () => {
  for (const { triple, lines } of mirrored) {
    const [best, least] = [Math.max(...triple), Math.min(...triple)];
    const labels = lines.map(({ label }) => label);
    if (best === least) continue;
    expect(labels[0] === "Strongest", String(triple)).toBe(best >= 3);
    const last = labels.at(-1) ?? "";
    expect(/^Asks? for care$/u.test(last), String(triple)).toBe(least <= 2);
    expect(last === "Close behind", String(triple)).toBe(least === 3 && best === 4);
    expect(labels[1] === "In between", String(triple)).toBe(lines.length === 3);
    expect(/^Comes? most easily$/u.test(labels[0] ?? ""), String(triple)).toBe(best === 2);
  }
});

test("three equal answers have words of their own, others for each of the four answers", () => {
  const labels = values.map((value) =>
    mirrorOf("heart", answersWith("heart", [value, value, value]), themes).map(
      ({ label }) => label,
    ),
  );
  expect(labels).toEqual([
    ["All three ask for care"],
    ["All three ask for some care"],
    ["All three are steady"],
    ["All three are strong"],
  ]);
});

test("labels and texts agree in number", () => {
  for (const { lines } of mirrored) {
    for (const { label, text } of lines) {
      const { ids, joined, count } = readText(text);
      const forms = [
        ["x", ""],
        ["x, and x", "both"],
        ["x, x, and x", "each"],
      ];
      expect([joined, count]).toEqual(forms[ids.length - 1]);
      if (/^(?:Asks|Comes) /u.test(label)) expect(ids).toHaveLength(1);
      if (/^(?:Ask|Come) /u.test(label)) expect(ids).toHaveLength(2);
    }
  }
});

test("it reads like a sentence with its label", () => {
  expect(mirrorOf("heart", answersWith("heart", [1, 3, 4]), themes)).toEqual([
    { label: "Strongest", text: "doing thing 12 (Always)" },
    { label: "In between", text: "doing thing 11 (Often)" },
    { label: "Asks for care", text: "doing thing 10 (Rarely)" },
  ]);
});

test("where the answers are unknown there is nothing to mirror", () => {
  expect(mirrorOf("heart", undefined, themes)).toEqual([]);
});
