import { evenAnswersOf, tensionsOf, type EvenAnswers } from "#domain/report/tensions.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { company } from "./insights/company.ts";
import { hours } from "./insights/hours.ts";
import { pairs } from "./insights/pairs.ts";
import { plans } from "./insights/plans.ts";
import { requests } from "./insights/requests.ts";

/**
 * What two or three answers say together: those to the questions of `high` are Often or Always, those of `low` Rarely or
 * Sometimes; where `low` is empty, all are Always. The question about home is in none, except in what `also` asks. Apart from the texts of
 * content/tensions.ts, because the free results show one of them.
 */
export const insights = { ...company, ...plans, ...requests, ...hours, ...pairs };

export type InsightKey = keyof typeof insights;

/** For answers that hardly differ. */
export const evenInsights: Readonly<Record<EvenAnswers, string>> = {
  allRarely:
    "You answered Rarely to all twenty-one: that is a heavy stretch, and none of it has to be mended today.",
  allSometimes:
    "You answered Sometimes to all twenty-one, which can be many middling days, or good and bad ones by turns.",
  allOften:
    "You answered Often to all twenty-one, and never Always, and you alone know on which days it slipped.",
  rarely:
    "Rarely is the answer that keeps coming, so no single one is to blame, and no single one has to be mended first.",
  sometimes:
    "Sometimes is the answer that keeps coming: most good things do come by in your weeks, and few of them stay.",
  often:
    "Often runs through nearly all that you answered, so there is a good deal here to enjoy and to keep.",
  allAlways:
    "Every answer of yours is Always: that can be a good stretch, or an answer that comes by itself by now.",
  alwaysButOne:
    "Twenty of your answers are Always, and the one that is not may be the one that matters most.",
  highButOne:
    "All your answers but one are Often or Always, and that one deserves its full weight.",
  balanced:
    "Every answer of yours is Often or Always, so the differences are fine ones, and worth a second look.",
};

/** What the free results say of single answers: the strongest of the insights. */
export function insightFor(answers: CompleteAnswers): string {
  const [strongest] = tensionsOf(answers, insights);
  return strongest ? insights[strongest].insight : evenInsights[evenAnswersOf(answers)];
}
