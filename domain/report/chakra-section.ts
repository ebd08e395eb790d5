import { answerLabel, type CompleteAnswers, valueOf } from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import type { Guidance } from "./guidance.ts";
import { firstToTry, practicesFor } from "./practice-order.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { inReportOrder, maxScore, severityOf, stateOf, type Scores } from "#domain/scan/scores.ts";

/** An answer as the report reads it: "being playful with people you trust", "Rarely", and a paragraph. */
export type AnswerRead = {
  readonly theme: string;
  readonly label: string;
  readonly text: string;
};

/** What the report says about one chakra (spec 3). */
export type ChakraSection = ReturnType<typeof sectionsFor>[number];

/** The other side of a high score is told from here on: both are balanced, and the maximum is 12. */
const otherSideFrom = maxScore - 1;

/** Sections sorted by severity descending, then score ascending (spec 4); ties keep chakra order. */
export function sectionsFor(
  scores: Scores,
  answers: CompleteAnswers,
  guidance: Pick<Guidance, "chakras" | "themes" | "answers" | "nearness">,
) {
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
      /** As many as the state shows (spec 9), chosen by the answers. What follows is ours. */
      practices,
      ...(first && { try_first: first.practice }),
      /** How far the score is from the next state. */
      nearness: guidance.nearness(score),
      /** The three answers, the strongest first. */
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
