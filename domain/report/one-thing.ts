import type { ChakraSection } from "./chakra-section.ts";
import { answerLabel, type CompleteAnswers, valueOf } from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { feelsUnsafe, homeQuestion, supportQuestion } from "#domain/scan/help.ts";
import { filled } from "#domain/english.ts";
import { focusOf } from "./plan.ts";
import type { Practice } from "./template.ts";

/** The words of the reason; "{theme}" and "{answer}" are those of the answer that the practice serves, "{why}" is the practice's. */
export type OneThingWords = {
  /** All that is said where home does not always feel safe, by the answer to that: nothing comes before telling somebody. */
  readonly unsafe: Readonly<Record<1 | 2, string>>;
  /** All that is said where no answer is low, and thus nothing to practice for. */
  readonly keep: string;
  /** Ends either where home only often feels safe. */
  readonly home: string;
  readonly practice: string;
  /** After that, beside Rarely for somebody to call on: the practice for that, "{alone}". */
  readonly alone: string;
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
    "key" | "name" | "severity" | "left_out" | "keeps" | "practices"
  >[];
  readonly answers: CompleteAnswers;
  readonly themes: Readonly<Record<number, string>>;
  /** The ids of the answers that letter and tensions read, the first first. */
  readonly read: readonly number[];
};

/**
 * The practice to try first in a chapter, for the low answer that the letter or else the strongest tension reads; of the lowest
 * chapter where none does; none where home is unsafe, or nothing is low. The chapter is one of the plan's, if one of these has
 * a low answer. Ours.
 */
export function oneThingFor(facts: Facts, words: OneThingWords): OneThing {
  const { sections, answers, themes, read } = facts;
  if (feelsUnsafe(answers)) return { reason: words.unsafe[answers[homeQuestion] === 1 ? 1 : 2] };
  const low = sections.filter(({ keeps }) => !keeps);
  const planned = focusOf(sections).filter(({ keeps }) => !keeps);
  const first = (planned.length > 0 ? planned : low).flatMap(
    ({ key, name, practices: [practice] }) =>
      practice ? [{ practice, chapter: { key, name } }] : [],
  );
  const [told] = read
    .filter((id) => valueOf(id, answers) <= 2)
    .flatMap((id) => first.find(({ practice: { serves } }) => serves === id) ?? []);
  const suggested = told ?? first[0];
  const home = answers[homeQuestion] === 3 ? [words.home] : [];
  if (!suggested) return { reason: [words.keep, ...home].join(" ") };
  const { serves, title, why = "" } = suggested.practice;
  if (serves === undefined) throw new Error(`The practice ${title} serves no answer.`);
  const alone =
    serves !== supportQuestion && answers[supportQuestion] === 1
      ? low.flatMap(({ practices }) => practices).find((one) => one.serves === supportQuestion)
          ?.title
      : undefined;
  return {
    reason: filled([words.practice, ...(alone ? [words.alone] : []), ...home].join(" "), {
      alone: alone ?? "",
      answer: answerLabel(valueOf(serves, answers)),
      theme: themes[serves] ?? "",
      why,
    }),
    suggested,
  };
}
