import {
  answerLabel,
  completeAnswers,
  valueOf,
  type AnswerValue,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { helpFor, homeQuestion } from "#domain/scan/help.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import type { ChakraSection } from "./chakra-section.ts";
import { checkOf, writeReportCode, type ReportCode } from "./report-code.ts";
import type { Practice } from "./template.ts";

/** So many days a trial lasts; the scan asks about the last few weeks, so after them it asks about others. */
export const trialDays = 28;

/** A low answer in words, what was asked, and the practice that four weeks may be given to for it. */
export type Trial = {
  readonly question: number;
  readonly chakra: ChakraKey;
  readonly chapter: string;
  readonly label: string;
  readonly theme: string;
  readonly practice: Practice;
};

/**
 * What may be tried, the one thing of the week first: an answer of Rarely or Sometimes, because any other has one step to rise,
 * which tells nothing, and the first practice of its chapter that serves it. Ours.
 */
export function trialsFor(
  sections: readonly Pick<ChakraSection, "key" | "name" | "practices">[],
  answers: CompleteAnswers,
  themes: Readonly<Record<number, string>>,
  first: Practice | undefined,
): readonly Trial[] {
  const trials = sections.flatMap(({ key: chakra, name: chapter, practices }) =>
    practices.flatMap((practice): Trial[] => {
      const { serves: question = 0 } = practice;
      const value = answers[question];
      if (value === undefined || value > 2) return [];
      const [label, theme] = [answerLabel(value), themes[question] ?? ""];
      return [{ question, chakra, chapter, label, theme, practice }];
    }),
  );
  const rank = ({ practice }: Trial) => (practice === first ? 0 : 1);
  const sorted = trials.toSorted((a, b) => rank(a) - rank(b));
  const isFirst = ({ question }: Trial, index: number) =>
    sorted.findIndex((one) => one.question === question) === index;
  return sorted.filter(isFirst);
}

/** A trial that is under way: the day of the plan on which it began, its own day from 1 on, those that are ticked, and words. */
export type OwnTrial = {
  readonly trial: Trial;
  readonly startDay: number;
  readonly day: number;
  readonly done: readonly number[];
  readonly cue: string | undefined;
  readonly missed: string | undefined;
  readonly guess: string | undefined;
};

/**
 * What the answer that was practiced did beside the chapter's other two, which tell what the weeks did by themselves:
 * "risen", all three rose; "clear", it rose by two steps or more and they stayed; "mixed", it rose so far, and further than they
 * moved; "together", one of them moved by two or more, and as far; "step", it rose by one; "still"; "held", it is where it was while
 * another fell; "lower".
 */
export type TrialKind =
  "risen" | "clear" | "mixed" | "together" | "step" | "still" | "held" | "lower";

/** Whether a look back on this day can tell anything: the four weeks are over, and a third of the days were ticked. */
export function trialCounts({ day, done }: Pick<OwnTrial, "day" | "done">) {
  return day < trialDays ? "early" : done.length * 3 >= trialDays ? "whole" : "few";
}

/** The answers of a look back as they may be kept: what is said of home is 0. */
export function keptAgain({ chakra }: Pick<Trial, "chakra">, after: string): string {
  return [...after]
    .map((one, at) => (questionIdsOf(chakra)[at] === homeQuestion ? 0 : one))
    .join("");
}

/**
 * What four weeks show, from the same three questions asked again: `after` has a digit for each, in their order, 0 for one that is
 * not known. Home is not among the moves. Ours.
 */
export function findingOfTrial(
  { chakra, question }: Pick<Trial, "chakra" | "question">,
  before: CompleteAnswers,
  after: string,
) {
  const ids = questionIdsOf(chakra);
  const again = ids.flatMap((id, index) =>
    Number(after[index]) ? [[id, Number(after[index]) as AnswerValue]] : [],
  );
  const answers = completeAnswers({ ...before, ...Object.fromEntries(again) });
  if (!answers) throw new Error("Answers to add to complete ones left some open.");
  const moveOf = (id: number) => {
    const [then, now] = [valueOf(id, before), valueOf(id, answers)];
    return { question: id, before: then, after: now, steps: now - then };
  };
  const practiced = moveOf(question);
  const others = ids.filter((id) => id !== question && id !== homeQuestion).map(moveOf);
  return {
    kind: kindOf(
      practiced.steps,
      others.map(({ steps }) => steps),
    ),
    moves: [practiced, ...others],
    answers,
    /** The notes on help that the new answers ask for, beside the others of the report. */
    help: helpFor({ scores: scoresOf(answers), answers }),
  };
}

/** An answer then and now; `steps` is how far it has risen. */
export type Move = ReturnType<typeof findingOfTrial>["moves"][number];

function kindOf(steps: number, others: readonly number[]): TrialKind {
  const most = Math.max(...others.map(Math.abs));
  if (Math.min(steps, ...others) > 0) return "risen";
  if (most >= 2 && most >= Math.abs(steps)) return "together";
  if (steps < 0) return "lower";
  if (steps === 0) return Math.min(...others) < 0 ? "held" : "still";
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
