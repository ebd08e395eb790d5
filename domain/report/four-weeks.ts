import {
  answerLabel,
  completeAnswers,
  valueOf,
  type AnswerValue,
  type Answers,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { helpFor } from "#domain/scan/help.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import type { ChakraSection } from "./chakra-section.ts";
import { checkOf, writeReportCode, type ReportCode } from "./report-code.ts";
import type { Practice } from "./template.ts";

/** So many days a trial lasts. */
export const trialDays = 28;

/** A low answer, and the practice that four weeks may be given to for it. */
export type Trial = {
  readonly question: number;
  readonly chakra: ChakraKey;
  readonly chapter: string;
  /** The answer in words, "Rarely", and what was asked. */
  readonly label: string;
  readonly theme: string;
  readonly practice: Practice;
};

/**
 * What may be tried, the one thing of the week first: an answer of Rarely or Sometimes, because any other has one step to rise,
 * which tells nothing, and the first practice of its chapter that serves it. None where much is low. Ours.
 */
export function trialsFor(
  sections: readonly Pick<ChakraSection, "key" | "name" | "practices">[],
  answers: CompleteAnswers,
  themes: Readonly<Record<number, string>>,
): readonly Trial[] {
  if (helpFor({ scores: scoresOf(answers), answers }).includes("many")) return [];
  const trials = sections.flatMap(({ key: chakra, name: chapter, practices }) =>
    practices.flatMap((practice): Trial[] => {
      const { serves: question = 0 } = practice;
      const value = answers[question];
      if (value === undefined || value > 2) return [];
      const [label, theme] = [answerLabel(value), themes[question] ?? ""];
      return [{ question, chakra, chapter, label, theme, practice }];
    }),
  );
  return trials.filter((one, index) => firstOf(trials, one.question) === index);
}

const firstOf = (trials: readonly Trial[], question: number) =>
  trials.findIndex((one) => one.question === question);

/** A trial that is under way, and what the reader has written: empty where nothing is. */
export type OwnTrial = {
  readonly trial: Trial;
  readonly cue: string;
  readonly missed: string;
  readonly guess: string;
};

/** An answer then and now; `steps` is how far it has risen, negative where it has fallen. */
export type Move = {
  readonly question: number;
  readonly before: AnswerValue;
  readonly after: AnswerValue;
  readonly steps: number;
};

/**
 * What the answer that was practiced did beside the two that were left alone, which tell what the weeks did by themselves:
 * "clear", it rose by two steps or more and they stayed; "mixed", it rose so far, and further than they moved; "together", one of
 * them moved by two or more, and as far; "step", it rose by one; "still"; "lower".
 */
export type TrialKind = "clear" | "mixed" | "together" | "step" | "still" | "lower";

/** What four weeks show, from the same three questions asked again: `after` has their answers. Ours. */
export function findingOfTrial(
  { chakra, question }: Pick<Trial, "chakra" | "question">,
  before: CompleteAnswers,
  after: Answers,
) {
  const now = completeAnswers({ ...before, ...after });
  if (!now) throw new Error("Answers to add to complete ones left some open.");
  const moves = questionIdsOf(chakra).map((id): Move => {
    const [then, today] = [valueOf(id, before), valueOf(id, now)];
    return { question: id, before: then, after: today, steps: today - then };
  });
  const isPracticed = (move: Move) => move.question === question;
  const scores = scoresOf(now);
  return {
    kind: kindOf(
      moves.find(isPracticed)?.steps ?? 0,
      moves.filter((move) => !isPracticed(move)).map(({ steps }) => Math.abs(steps)),
    ),
    /** The practiced answer first. */
    moves: moves.toSorted((a, b) => Number(isPracticed(b)) - Number(isPracticed(a))),
    scores,
    /** The notes on help that the new answers ask for, beside the others of the report. */
    help: helpFor({ scores, answers: now }),
  };
}

function kindOf(steps: number, others: readonly number[]): TrialKind {
  const most = Math.max(...others);
  if (most >= 2 && most >= Math.abs(steps)) return "together";
  if (steps < 0) return "lower";
  if (steps === 0) return "still";
  if (steps === 1) return "step";
  return most === 0 ? "clear" : "mixed";
}

/** Which answer is practiced, and from which day of the plan on (`planDay`). */
export type Begun = { readonly question: number; readonly startDay: number };

/** For the end of the report's code in a private link, as "48k3x": question, day, check. Ours. */
export function writeBegun({ question, startDay }: Begun, code: ReportCode): string {
  const body = question.toString(36) + startDay.toString(36);
  return body + checkOf(writeReportCode(code) + body).slice(-3);
}

/** Reads what `writeBegun` wrote for the same report; undefined for anything else. */
export function readBegun(text: string, code: ReportCode): Begun | undefined {
  const [, question = "", day = ""] = /^(\w)(\w{1,3})\w{3}$/u.exec(text) ?? [];
  const begun = { question: Number.parseInt(question, 36), startDay: Number.parseInt(day, 36) };
  return begun.startDay > 0 && writeBegun(begun, code) === text ? begun : undefined;
}
