import type { ChakraSection } from "./chakra-section.ts";
import type { AnswerValue, CompleteAnswers } from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import { firstToTry } from "./practice-order.ts";
import { filled } from "#domain/english.ts";
import type { Practice } from "./template.ts";

/** How the chosen chapter's score stands among the seven. The last three are for seven balanced scores. */
export type Standing =
  "lowest" | "sharesLowest" | "allEqual" | "highest" | "sharesHighest" | "allEqualBalanced";

/** The words of the reason; "{chapter}" and, of an answer, "{theme}" and "{answer}" are filled in. */
export type OneThingWords = {
  /** All that is said where home does not always feel safe: nothing else comes before telling somebody. */
  readonly unsafe: string;
  readonly chapter: Readonly<Record<Standing, string>>;
  /** Why this practice of it: by the answer to the question that it serves. */
  readonly practice: Readonly<Record<AnswerValue, string>>;
};

/** The one thing of the week: a practice, the chapter that it is from, and why; or words alone, which are the thing. */
export type OneThing = {
  readonly reason: string;
  readonly suggested?: {
    readonly practice: Practice;
    readonly chapter: { readonly key: ChakraKey; readonly name: string };
  };
};

type Facts = {
  readonly sections: readonly Pick<
    ChakraSection,
    "key" | "name" | "score" | "state" | "practices"
  >[];
  readonly answers: CompleteAnswers;
  readonly themes: Readonly<Record<number, string>>;
};

/** The practice to begin with of the first chapter or, where all are balanced, of the highest; none where home is unsafe. Ours. */
export function oneThingFor(facts: Facts, words: OneThingWords): OneThing {
  const { sections, answers, themes } = facts;
  if (feelsUnsafe(answers)) return { reason: words.unsafe };
  const scores = sections.map(({ score }) => score);
  const isBalanced = sections.every(({ state }) => state === "balanced");
  const wanted = isBalanced ? Math.max(...scores) : Math.min(...scores);
  const alike = sections.filter(({ score }) => score === wanted);
  const [chapter] = alike;
  const first = firstToTry(chapter?.practices ?? [], answers);
  if (!chapter || !first) throw new Error("The report's first section has no practice.");

  const { practice, serves } = first;
  const { key, name } = chapter;
  const standing = standingOf(alike.length, sections.length, isBalanced);
  return {
    reason: filled([words.chapter[standing], words.practice[serves.answer]].join(" "), {
      chapter: name,
      theme: themes[serves.id] ?? "",
    }),
    suggested: { practice, chapter: { key, name } },
  };
}

function standingOf(alike: number, all: number, isBalanced: boolean): Standing {
  if (alike === all) return isBalanced ? "allEqualBalanced" : "allEqual";
  if (alike === 1) return isBalanced ? "highest" : "lowest";
  return isBalanced ? "sharesHighest" : "sharesLowest";
}
