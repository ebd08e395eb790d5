import { answerLabel, type CompleteAnswers, valueOf } from "#domain/scan/answers.ts";
import { nextStep, paragraphOn } from "./answer-text.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import type { Guidance } from "./guidance.ts";
import { feelsUnsafe, homeQuestion } from "#domain/scan/help.ts";
import { isLeftOut } from "./plan.ts";
import { isKept, practicesFor } from "./practice-order.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { inReportOrder, maxScore, severityOf, stateOf, type Scores } from "#domain/scan/scores.ts";
import { openingFor, type Reflections } from "./template.ts";

/** An answer as the report reads it: "being playful with people you trust", "Rarely", and a paragraph. */
export type AnswerRead = {
  readonly theme: string;
  readonly label: string;
  readonly text: string;
};

/** What the report says about one chakra (spec 3). */
export type ChakraSection = ReturnType<typeof sectionsFor>[number];

/** The question "When something practical goes wrong, there is someone I can call on." */
const someoneToCall = 3;

/** More steps than these would be homework; the other paragraphs end on what they say, as does the one that has the one thing. */
const stepLimit = 4;

/** Sections sorted by severity descending, then score ascending (spec 4); ties keep chakra order. `told` is the question that the letter names first. */
export function sectionsFor(
  scores: Scores,
  answers: CompleteAnswers,
  guidance: Pick<Guidance, "chakras" | "themes" | "answers">,
  told?: number,
) {
  const lowestFirst = inReportOrder(scores)
    .flatMap((key) => questionIdsOf(key))
    .toSorted((a, b) => valueOf(a, answers) - valueOf(b, answers));
  const served = feelsUnsafe(answers) ? undefined : told;
  const steps = lowestFirst
    .filter((id) => id !== served && answerRead(id, answers, guidance).text.includes(nextStep))
    .slice(0, stepLimit);
  const isHigh = (id: number) => valueOf(id, answers) >= 3;
  return inReportOrder(scores).map((key) => {
    const {
      name,
      description,
      tradition,
      templates,
      reflections,
      openings,
      help,
      helpUnless = [],
      cautions = [],
    } = guidance.chakras[key];
    const score = scores[key];
    const state = stateOf(score);
    const ids = strongestFirst(key, answers);
    const isUnsafe = ids.includes(homeQuestion) && feelsUnsafe(answers);
    // A number kept close comes before rest where home is not safe.
    const practices = practicesFor(templates, state, answers, isUnsafe ? someoneToCall : told);
    const shown = isUnsafe ? [...new Set([homeQuestion, ...ids])] : ids;
    const opening = openingFor(ids, answers, openings);
    const cautioned = cautions.filter(({ upTo, from = 1 }) =>
      Object.entries(upTo).some(([id, most]) => {
        const value = valueOf(Number(id), answers);
        return value >= from && value <= most;
      }),
    );
    return {
      key,
      name,
      description,
      tradition,
      score,
      state,
      severity: severityOf(state),
      distance_to_12: maxScore - score,
      template: {
        ...opening,
        insight: [
          opening.insight,
          state === "blocked" && !helpUnless.some(isHigh) && help,
          ...cautioned.map(({ text }) => text),
        ]
          .filter(Boolean)
          .join("\n\n"),
        ...reflectionsOf(ids, answers, reflections, isUnsafe ? homeQuestion : practices[0]?.serves),
        ...templates[state],
      },
      /** As many as the state shows (spec 9), chosen by the answers, the first to be told in full. What follows is ours. */
      practices,
      /** They keep what is there: none serves a low answer. */
      ...(isKept(practices, answers) && { keeps: true as const }),
      /** The three answers, the strongest first; before them that home is not safe. */
      answers: shown.map((id) => {
        const read = answerRead(id, answers, guidance);
        const [insight = ""] = read.text.split(` ${nextStep}`);
        return steps.includes(id) ? read : { ...read, text: insight };
      }),
      /** Home belongs to it and is not safe; and, where nothing else of it is low, the plan passes it over. */
      ...(isUnsafe && { unsafe: true as const }),
      ...(isLeftOut(key, answers) && { left_out: true as const }),
    };
  });
}

function strongestFirst(chakra: ChakraKey, answers: CompleteAnswers): readonly number[] {
  return questionIdsOf(chakra).toSorted((a, b) => valueOf(b, answers) - valueOf(a, answers));
}

/** Of the strongest answer, and of the weakest: of equal ones that which the first practice serves. */
function reflectionsOf(
  ids: readonly number[],
  answers: CompleteAnswers,
  reflections: Reflections,
  served = 0,
) {
  const reflectionOn = (id = 0) => {
    const reflection = reflections[id];
    const side = valueOf(id, answers) >= 3 ? "high" : "low";
    if (!reflection) throw new Error(`Question ${id} has no reflection.`);
    return reflection[side];
  };
  const least = valueOf(ids.at(-1) ?? 0, answers);
  const isWeakest = ids.indexOf(served) > 0 && valueOf(served, answers) === least;
  const weakest = reflectionOn(isWeakest ? served : ids.at(-1));
  const strongest = reflectionOn(ids[0]);
  return {
    affirmations: [weakest.affirmation, strongest.affirmation],
    journal_prompts: [weakest.prompt, strongest.prompt],
  } as const;
}

function answerRead(
  id: number,
  answers: CompleteAnswers,
  { themes, answers: texts }: Pick<Guidance, "themes" | "answers">,
): AnswerRead {
  const value = valueOf(id, answers);
  const theme = themes[id];
  const text = texts[id]?.[value];
  if (theme === undefined || text === undefined) {
    throw new Error(`Question ${id} has no theme, or no text for ${answerLabel(value)}.`);
  }
  return { theme, label: answerLabel(value), text: paragraphOn(text, answers) };
}
