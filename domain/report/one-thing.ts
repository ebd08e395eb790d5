import type { ChakraSection } from "./chakra-section.ts";
import { answerLabel, type AnswerValue, type CompleteAnswers } from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { feelsUnsafe, homeQuestion } from "#domain/scan/help.ts";
import { firstToTry, type Fitting } from "./practice-order.ts";
import { filled } from "#domain/english.ts";
import type { Practice } from "./template.ts";

/** How the chosen chapter's score stands among the seven. The last three are for seven balanced scores. */
export type Standing =
  "lowest" | "sharesLowest" | "allEqual" | "highest" | "sharesHighest" | "allEqualBalanced";

/** The words of the reason; "{chapter}" and, of an answer, "{theme}" and "{answer}" are filled in. */
export type OneThingWords = {
  /** Comes first where home does not always feel safe. */
  readonly unsafe: string;
  /** Instead of the words on the practice, where it serves the question about home and home feels safe. */
  readonly home: string;
  /** Why this chapter. */
  readonly chapter: Readonly<Record<Standing, string>>;
  /** Why this practice of it: by the answer to the question that it serves, or where that is unknown. */
  readonly practice: Readonly<Record<AnswerValue | "unknown", string>>;
};

/** The one thing of the week: what to do, whose chapter it is from, and why. */
export type OneThing = {
  readonly practice: Practice;
  readonly chapter: { readonly key: ChakraKey; readonly name: string };
  readonly reason: string;
};

type Facts = {
  /** In the order of the report. */
  readonly sections: readonly Pick<
    ChakraSection,
    "key" | "name" | "score" | "state" | "practices"
  >[];
  readonly answers?: CompleteAnswers | undefined;
  /** What each question is about, as a phrase, by its id. */
  readonly themes: Readonly<Record<number, string>>;
};

/**
 * Chooses the practice to begin with (`firstToTry`) of the report's first chapter, which has the lowest score and begins the
 * plan. Where all seven are balanced it is the chapter with the highest score instead, the nearest to the root on a tie,
 * because there the week is for keeping what carries. Ours.
 */
export function oneThingFor(facts: Facts, words: OneThingWords): OneThing {
  const { sections, answers, themes } = facts;
  const scores = sections.map(({ score }) => score);
  const isBalanced = sections.every(({ state }) => state === "balanced");
  const wanted = isBalanced ? Math.max(...scores) : Math.min(...scores);
  const alike = sections.filter(({ score }) => score === wanted);
  const [chapter] = alike;
  const first = firstToTry(chapter?.practices ?? [], answers);
  if (!chapter || !first) throw new Error("The report's first section has no practice.");

  const { practice, serves } = first;
  const { key, name } = chapter;
  const isUnsafe = feelsUnsafe(answers);
  const reason = [
    ...(isUnsafe ? [words.unsafe] : []),
    words.chapter[standingOf(alike.length, sections.length, isBalanced)],
    ...practiceWords(isUnsafe, serves, words),
  ];
  const theme = serves ? (themes[serves.id] ?? "") : "";
  const answer = serves ? answerLabel(serves.answer) : "";
  return {
    practice,
    chapter: { key, name },
    reason: filled(reason.join(" "), { chapter: name, theme, answer }),
  };
}

/** No practice makes an unsafe home safe. */
function practiceWords(
  isUnsafe: boolean,
  serves: Fitting["serves"],
  { home, practice }: OneThingWords,
): readonly string[] {
  if (serves?.id === homeQuestion) return isUnsafe ? [] : [home];
  return [practice[serves?.answer ?? "unknown"]];
}

function standingOf(alike: number, all: number, isBalanced: boolean): Standing {
  if (alike === all) return isBalanced ? "allEqualBalanced" : "allEqual";
  if (alike === 1) return isBalanced ? "highest" : "lowest";
  return isBalanced ? "sharesHighest" : "sharesLowest";
}
