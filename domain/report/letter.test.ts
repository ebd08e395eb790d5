import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { finding } from "#content/finding.ts";
import { letter as words } from "#content/letter.ts";
import { sentencesOf } from "#tests/support/likeness.ts";
import { questionIds, valueOf } from "#domain/scan/answers.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { feelsUnsafe, helpFor, homeQuestion } from "#domain/scan/help.ts";
import { findingOf } from "#domain/scan/finding.ts";
import { stateOf } from "#domain/scan/scores.ts";
import { forAnyReport } from "./any-report.fixture.ts";
import { toldOf } from "./letter.ts";

const names = byChakra((key) => chakras[key].name);

/** The contrast that a letter tells of; most tell of one. */
const contrastIn = (letter: readonly string[]) =>
  words.contrasts.find(({ lead }) => letter[0]?.startsWith(lead));

/** The answers that a letter names, and whether as high; home has sentences of its own. */
function namedIn(letter: readonly string[]) {
  const contrast = contrastIn(letter);
  const clauses = Object.entries(contrast ? {} : words.high);
  const nouns = Object.entries(contrast?.low ?? words.low);
  const isNamed = ([, said]: readonly [string, string]) =>
    new RegExp(String.raw`\b${said}\b`, "u").test(letter[0] ?? "");
  return [
    ...(contrast?.high ?? []).map((id) => ({ id, isHigh: true })),
    ...clauses.filter(isNamed).map(([id]) => ({ id: Number(id), isHigh: true })),
    ...nouns.filter(isNamed).map(([id]) => ({ id: Number(id), isHigh: false })),
  ];
}

/** What only a wrong assembly writes. */
const slips = [/undefined|[{}]|null|NaN/u, / {2}| [.,;:?]|^ | $/u, /\b(\w+) \1\b/iu, /[.,;:?]{2}/u];

test("letter, tensions and finding are whole sentences in good grammar", () => {
  forAnyReport(({ letter, tensions }, _, scores) => {
    const texts = [
      ...letter,
      ...tensions.flatMap(({ text, experiment }) => [text, experiment]),
      findingOf(scores, names, finding),
    ];
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z“].*[.?”]$/u);
      for (const slip of slips) expect(text).not.toMatch(slip);
    }
    for (const sentence of letter.flatMap(sentencesOf)) expect(sentence).toMatch(/^[A-Z]/u);
  });
});

test("it names three or four answers, each as it was given, and a low one where there is any", () => {
  forAnyReport(({ letter }, answers) => {
    const named = namedIn(letter);
    const all = named.length + (feelsUnsafe(answers) ? 1 : 0);
    expect(all).toBeGreaterThanOrEqual(3);
    expect(all).toBeLessThanOrEqual(4);
    for (const { id, isHigh } of named) expect(valueOf(id, answers) >= 3).toBe(isHigh);
    const isLow = questionIds.some((id) => id !== homeQuestion && valueOf(id, answers) <= 2);
    if (!feelsUnsafe(answers)) expect(named.some(({ isHigh }) => !isHigh)).toBe(isLow);
  });
});

test("of all contrasts on the lowest answers it tells the widest, and it says rarely of Rarely alone", () => {
  forAnyReport(({ letter }, answers, scores) => {
    const low = toldOf(answers, words).low ?? [];
    const told = letter[0]?.replace(words.home[answers[homeQuestion] === 1 ? 1 : 2], "") ?? "";
    const given = new Set(low.map((id) => valueOf(id, answers)));
    expect(/\brarely\b/u.test(told)).toBe(given.has(1));
    expect(/\bonly sometimes\b/u.test(told)).toBe(given.has(2));
    if (feelsUnsafe(answers)) return expect(contrastIn(letter)).toBeUndefined();
    const others = questionIds.filter((id) => id !== homeQuestion);
    const least = Math.min(...others.map((id) => valueOf(id, answers)));
    if (least > 2) return expect(low).toEqual([]);
    const isAnyHigh = others.some((id) => valueOf(id, answers) >= 3);
    if (isAnyHigh) expect(given).toEqual(new Set([least]));
    const isAsking = (id: number) =>
      stateOf(scores[chakraKeys[Math.floor((id - 1) / 3)] ?? "root"]) !== "balanced";
    const lowest = others.filter((id) => valueOf(id, answers) === least);
    const named = lowest.some(isAsking) ? lowest.filter(isAsking) : lowest;
    for (const id of isAnyHigh ? low : low.slice(0, 1)) expect(named).toContain(id);
    const sumOf = ({ high }: { readonly high: readonly number[] }) =>
      high.reduce((sum, id) => sum + valueOf(id, answers), 0);
    const borneOut = words.contrasts.filter(
      (one) =>
        one.high.every((id) => valueOf(id, answers) >= 3) && named.some((id) => id in one.low),
    );
    const contrast = contrastIn(letter);
    if (borneOut.length === 0) return expect(contrast).toBeUndefined();
    expect(contrast && sumOf(contrast)).toBe(Math.max(...borneOut.map(sumOf)));
  });
});

test("that home does not feel safe is always told first, with no step beside it, and that it does never praised", () => {
  forAnyReport(({ letter }, answers) => {
    const sentences = Object.values(words.home);
    const told = sentences.some((sentence) => letter[0]?.startsWith(sentence));
    expect(told).toBe(feelsUnsafe(answers));
    if (told) expect(letter[0]).toContain(words.home[answers[homeQuestion] === 1 ? 1 : 2]);
    expect(/\bhome\b/iu.test(letter[0] ?? "")).toBe(feelsUnsafe(answers));
    const isLow = questionIds.some((id) => valueOf(id, answers) <= 2);
    expect(letter.join(" ").includes("one thing this week")).toBe(!feelsUnsafe(answers) && isLow);
  });
});

test("beside a help note it points to it, and else to none", () => {
  forAnyReport(({ letter }, answers, scores) => {
    const hasHelp = helpFor({ scores, answers }).length > 0;
    expect(/\bnote above\b/u.test(letter.at(-1) ?? "")).toBe(hasHelp);
  });
});
