import type { CompleteAnswers } from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import type { Guidance } from "./guidance.ts";
import { mirrorOf, type MirrorLine } from "./mirror.ts";
import { practiceLimits } from "./practice-limits.ts";
import { byNeed, firstToTry } from "./practice-order.ts";
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

/** What the report says about one chakra (spec 3); what follows `practices` is ours. */
export type ChakraSection = {
  readonly key: ChakraKey;
  readonly name: string;
  readonly score: number;
  readonly state: ChakraState;
  readonly severity: Severity;
  readonly distance_to_12: number;
  readonly template: Template;
  /**
   * The practices to show: 5 if blocked, 4 if needs_support, 3 if balanced (spec 9). Where the answers are known, those
   * that serve the lowest come first; the order is ours.
   */
  readonly practices: readonly Practice[];
  /** The one of them to try first (`firstToTry`); this and what follows is ours. */
  readonly try_first?: Practice;
  /** What the chakra stands for, in a line. */
  readonly description: string;
  /** How far the score is from the next state. */
  readonly nearness: string;
  /** The three answers given back; none where they are unknown. */
  readonly mirror: readonly MirrorLine[];
  /** Too much of a good thing, at scores of 11 and 12. */
  readonly other_side?: string;
};

/** The other side of a high score is told from here on: both are balanced, and the maximum is 12. */
const otherSideFrom = maxScore - 1;

/** Sections sorted by severity descending, then score ascending (spec 4); ties keep chakra order. */
export function sectionsFor(
  scores: Scores,
  answers: CompleteAnswers | undefined,
  { chakras, themes, nearness }: Pick<Guidance, "chakras" | "themes" | "nearness">,
): readonly ChakraSection[] {
  return inReportOrder(scores).map((key) => {
    const { name, description, templates, otherSide } = chakras[key];
    const score = scores[key];
    const state = stateOf(score);
    const template = templates[state];
    const practices = byNeed(template.practices, answers).slice(0, practiceLimits[state]);
    const first = firstToTry(practices, answers);
    return {
      key,
      name,
      description,
      score,
      state,
      severity: severityOf(state),
      distance_to_12: maxScore - score,
      template,
      practices,
      ...(first && { try_first: first.practice }),
      nearness: nearness(score),
      mirror: mirrorOf(key, answers, themes),
      ...(score >= otherSideFrom && { other_side: otherSide }),
    };
  });
}
