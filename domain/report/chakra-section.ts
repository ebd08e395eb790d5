import { answerLabel, type CompleteAnswers, valueOf } from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import type { Guidance } from "./guidance.ts";
import { firstToTry, practicesFor } from "./practice-order.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import {
  inReportOrder,
  maxScore,
  severityOf,
  stateOf,
  type ChakraState,
  type Scores,
  type Severity,
} from "#domain/scan/scores.ts";
import type { Practice, Template } from "./template.ts";

/** An answer as the report reads it: "being playful with people you trust", "Rarely", and a paragraph. */
export type AnswerRead = {
  readonly theme: string;
  readonly label: string;
  readonly text: string;
};

/** What the report says about one chakra (spec 3); what follows `practices` is ours. */
export type ChakraSection = {
  readonly key: ChakraKey;
  readonly name: string;
  readonly score: number;
  readonly state: ChakraState;
  readonly severity: Severity;
  readonly distance_to_12: number;
  readonly template: Template;
  /** The practices to show: 5 if blocked, 4 if needs_support, 3 if balanced (spec 9), chosen by the answers (`practicesFor`). */
  readonly practices: readonly Practice[];
  /** The one of them to try first (`firstToTry`); this and what follows is ours. */
  readonly try_first?: Practice;
  /** How far the score is from the next state. */
  readonly nearness: string;
  /** The three answers, the strongest first. */
  readonly answers: readonly AnswerRead[];
  /** Too much of a good thing, at scores of 11 and 12. */
  readonly other_side?: string;
};

/** The other side of a high score is told from here on: both are balanced, and the maximum is 12. */
const otherSideFrom = maxScore - 1;

/** Sections sorted by severity descending, then score ascending (spec 4); ties keep chakra order. */
export function sectionsFor(
  scores: Scores,
  answers: CompleteAnswers,
  guidance: Pick<Guidance, "chakras" | "themes" | "answers" | "nearness">,
): readonly ChakraSection[] {
  return inReportOrder(scores).map((key) => {
    const { name, templates, otherSide } = guidance.chakras[key];
    const score = scores[key];
    const state = stateOf(score);
    const practices = practicesFor(templates, state, answers);
    const first = firstToTry(practices, answers);
    return {
      key,
      name,
      score,
      state,
      severity: severityOf(state),
      distance_to_12: maxScore - score,
      template: templates[state],
      practices,
      ...(first && { try_first: first.practice }),
      nearness: guidance.nearness(score),
      answers: answersRead(key, answers, guidance),
      ...(score >= otherSideFrom && { other_side: otherSide }),
    };
  });
}

function answersRead(
  chakra: ChakraKey,
  answers: CompleteAnswers,
  { themes, answers: texts }: Pick<Guidance, "themes" | "answers">,
): readonly AnswerRead[] {
  return questionIdsOf(chakra)
    .map((id) => ({ id, value: valueOf(id, answers) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ id, value }) => {
      const theme = themes[id];
      const text = texts[id]?.[value];
      if (theme === undefined || text === undefined) {
        throw new Error(`Question ${id} has no theme, or no text for ${answerLabel(value)}.`);
      }
      return { theme, label: answerLabel(value), text };
    });
}
