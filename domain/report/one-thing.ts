import type { ChakraSection } from "./chakra-section.ts";
import { answerLabel, type CompleteAnswers, valueOf } from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { feelsUnsafe, supportQuestion } from "#domain/scan/help.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { filled } from "#domain/english.ts";
import type { Practice } from "./template.ts";
import type { Tension } from "./tensions.ts";

/** How the chosen chapter's score stands among the seven; `higher` has a low answer, and those below it have none. */
export type Standing = "lowest" | "sharesLowest" | "allEqual" | "higher";

/** The words of the reason; "{chapter}" and, of an answer, "{theme}" and "{answer}" are filled in, and of the practice "{why}". */
export type OneThingWords = {
  /** All that is said where home does not always feel safe: nothing else comes before telling somebody. */
  readonly unsafe: string;
  /** All that is said where no answer is low: there is nothing to practice for. */
  readonly keep: string;
  readonly chapter: Readonly<Record<Standing, string>>;
  /** Why this practice of it: by the answer to the question that it serves. */
  readonly practice: string;
  /** After that: the step of the strongest tension that reads an answer of the chapter, by its title, "{together}"; beside Rarely for somebody to call on, the practice for that, "{alone}". */
  readonly together: string;
  readonly alone: string;
};

/** The one thing of the week: a practice, the chapter that it is from, and why; or words alone, which are the thing. */
export type OneThing = {
  readonly reason: string;
  readonly suggested?: {
    readonly practice: Practice;
    readonly chapter: { readonly key: ChakraKey; readonly name: string };
    /** The title of the strongest tension that reads an answer of the chapter. */
    readonly together: string | undefined;
  };
};

type Facts = {
  readonly sections: readonly Pick<
    ChakraSection,
    "key" | "name" | "score" | "keeps" | "practices"
  >[];
  readonly answers: CompleteAnswers;
  readonly themes: Readonly<Record<number, string>>;
  readonly tensions: readonly Pick<Tension, "title" | "ids">[];
};

/** The practice to begin with of the first chapter that has a low answer; none where home is unsafe, or nothing is low. Ours. */
export function oneThingFor(facts: Facts, words: OneThingWords): OneThing {
  const { sections, answers, themes, tensions } = facts;
  if (feelsUnsafe(answers)) return { reason: words.unsafe };
  const chapter = sections.find(({ keeps }) => !keeps);
  if (!chapter) return { reason: words.keep };
  const { key, name, practices } = chapter;
  const [practice] = practices;
  if (practice?.serves === undefined) throw new Error(`The section ${name} has no practice.`);
  const asked = questionIdsOf(key);
  const together = tensions.find(({ ids }) => ids.some((id) => asked.includes(id)))?.title;
  const alone = sections
    .flatMap((one) => one.practices)
    .find(
      ({ serves }) =>
        serves === supportQuestion && key !== "root" && answers[supportQuestion] === 1,
    )?.title;
  const sentences = [
    words.chapter[standingOf(chapter, sections)],
    words.practice,
    ...(together === undefined ? [] : [words.together]),
    ...(alone === undefined ? [] : [filled(words.alone, { alone })]),
  ];
  return {
    reason: filled(sentences.join(" "), {
      together: together ?? "",
      chapter: name,
      answer: answerLabel(valueOf(practice.serves, answers)),
      theme: themes[practice.serves] ?? "",
      why: practice.why ?? "",
    }),
    suggested: { practice, chapter: { key, name }, together },
  };
}

function standingOf({ score }: { readonly score: number }, sections: Facts["sections"]): Standing {
  if (sections.some((other) => other.score < score)) return "higher";
  const alike = sections.filter((other) => other.score === score).length;
  if (alike === sections.length) return "allEqual";
  return alike === 1 ? "lowest" : "sharesLowest";
}
