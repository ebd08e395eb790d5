import type { ChakraSection } from "./chakra-section.ts";
import { answerLabel, type CompleteAnswers, valueOf } from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { feelsUnsafe, homeQuestion } from "#domain/scan/help.ts";
import { filled, listed } from "#domain/english.ts";
import type { Practice } from "./template.ts";

/** The words of the reason; "{theme}" and "{answer}" are those of the answer that the practice serves, "{how}", "{cue}" and "{why}" are the practice's. */
export type OneThingWords = {
  /** All that is said where home does not always feel safe, by the answer to that: nothing comes before telling somebody. */
  readonly unsafe: Readonly<Record<1 | 2, string>>;
  /** Whom to call there, and what to settle before. */
  readonly lines: readonly string[];
  /** All that is said where no answer is low, and thus nothing to practice for. */
  readonly keep: string;
  readonly practice: string;
  /** Follows it where other chapters are lower, "{lower}", unless much is low. */
  readonly later: string;
};

/** The one thing of the week: a practice, the chapter that it is from, and why; or words alone, which are the thing. */
export type OneThing = {
  readonly reason: string;
  readonly lines?: readonly string[];
  readonly suggested?: {
    readonly practice: Practice;
    readonly chapter: { readonly key: ChakraKey; readonly name: string };
  };
};

type Facts = {
  readonly sections: readonly Pick<ChakraSection, "key" | "name" | "score" | "practices">[];
  readonly answers: CompleteAnswers;
  readonly themes: Readonly<Record<number, string>>;
  /** The id of the low answer that the letter names first. */
  readonly told: number | undefined;
  readonly isMuchLow: boolean;
};

/** The first practice of a chapter, for the low answer that the letter names first; none where home is unsafe, or nothing is low. Ours. */
export function oneThingFor(facts: Facts, words: OneThingWords): OneThing {
  const { sections, answers, themes, told, isMuchLow } = facts;
  if (feelsUnsafe(answers)) {
    return { reason: words.unsafe[answers[homeQuestion] === 1 ? 1 : 2], lines: words.lines };
  }
  if (told === undefined) return { reason: words.keep };
  const [suggested] = sections.flatMap(({ key, name, score, practices: [practice] }) =>
    practice?.serves === told ? [{ practice, chapter: { key, name }, score }] : [],
  );
  if (!suggested) throw new Error(`No chapter begins with a practice for answer ${told}.`);
  const { practice, chapter, score } = suggested;
  const { how, cue, why = "" } = practice;
  const lower = sections.filter((section) => section.score < score).slice(0, 2);
  const more = lower.length > 0 && !isMuchLow ? [words.later] : [];
  const reason = filled([words.practice, ...more].join(" "), {
    answer: answerLabel(valueOf(told, answers)),
    theme: themes[told] ?? "",
    how: `${how.charAt(0).toLowerCase()}${how.slice(1)}`,
    cue,
    why,
    lower: listed(lower.map((section) => section.name)),
  });
  return { reason, suggested: { practice, chapter } };
}
