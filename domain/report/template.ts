import { asSentence, listed } from "#domain/english.ts";
import { valueOf, type AnswerValue, type CompleteAnswers } from "#domain/scan/answers.ts";
import type { StudyKey } from "./studies.ts";

/** When in the day a practice belongs (spec 3). */
export type PracticeTime = "AM" | "PM" | "Anytime";

/**
 * Something small to do. `duration` is written for a reader ("5 min"), `how` tells a beginner how in one or two sentences,
 * `cue` completes "When …, I …" with a moment of the day (Gollwitzer and Sheeran 2006).
 * `why` says in a sentence how it may help, where it can be the one thing of the week.
 * `how`, `why`, `cue`, `further`, `studied` and `serves` are not in the specification's list.
 */
export type Practice = {
  readonly title: string;
  readonly time: PracticeTime;
  readonly duration: string;
  readonly how: string;
  readonly why?: string;
  readonly cue: string;
  /** The same a little further, for when it comes around again: in a chapter. */
  readonly further?: string;
  /** The study of this very practice, where there is one. */
  readonly studied?: StudyKey;
  /** The id of the question that it serves most: in a chapter one of its three, in a special focus area the lowest it is for. */
  readonly serves?: number;
  /** For this answer and those above it, to the question that it serves: no step is steeper than the answer. */
  readonly from?: AnswerValue;
  /** It asks to let go, sleep, be loud or leave something in writing where one lives. */
  readonly needsSafeHome?: true;
};

/** What the report says about one chakra in one state (spec 3). */
export type Template = {
  readonly headline: string;
  /** Paragraphs with an empty line between them, of which `insightParts` quotes the first: a sentence that can stand alone. */
  readonly insight: string;
  /** It is not quoted: of three high answers there is nothing striking to say. */
  readonly isPlain?: true;
  readonly practices: readonly Practice[];
  /** By the weakest of the three answers, then by the strongest, like the prompts. */
  readonly affirmations: readonly [string, string];
  /** Three or four, none with a name in it. */
  readonly nutrition: readonly string[];
  readonly journal_prompts: readonly [string, string];
};

/** What the state decides. */
export type StateTemplate = Pick<Template, "practices" | "nutrition">;

type Reflection = { readonly affirmation: string; readonly prompt: string };

/** By the id of a question: where it was answered Rarely or Sometimes, and where Often or Always. */
export type Reflections = Readonly<
  Record<number, { readonly low: Reflection; readonly high: Reflection }>
>;

/** How a chapter begins. */
export type Opening = Pick<Template, "headline" | "insight" | "isPlain">;

/**
 * Each speaks of the answers that its place names and denies none of the three: all Rarely or Sometimes (`low`, or `rarely`
 * where all are), all Often or Always (`high`, or `always` where at most one is Often), or one apart from the other two, by the id of its question.
 * The insight of `onlyLow` holds wherever its answer is the lowest: then it stands in the place of the others'.
 */
export type Openings = {
  readonly rarely: Opening;
  readonly low: Opening;
  readonly high: Opening;
  readonly always: Opening;
  readonly onlyLow: Readonly<Record<number, Opening>>;
  readonly onlyHigh: Readonly<Record<number, Opening>>;
};

/** The opening that the three answers of a chapter bear out, whatever their sum. */
export function openingFor(
  ids: readonly number[],
  answers: CompleteAnswers,
  all: Openings,
): Opening {
  const having = (value: AnswerValue) => ids.filter((id) => valueOf(id, answers) === value).length;
  const isLow = (id: number) => valueOf(id, answers) <= 2;
  const [low, high] = [ids.filter(isLow), ids.filter((id) => !isLow(id))];
  const [lowest = 0, next = 0] = ids.toSorted((a, b) => valueOf(a, answers) - valueOf(b, answers));
  const isAlone = valueOf(lowest, answers) < valueOf(next, answers);
  const insight = isAlone ? all.onlyLow[lowest]?.insight : undefined;
  const led = insight === undefined ? {} : { insight };
  if (high.length === 0) return having(1) === ids.length ? all.rarely : { ...all.low, ...led };
  if (low.length === 0) return { ...(having(3) < 2 ? all.always : all.high), isPlain: true };
  const opening = low.length === 1 ? all.onlyLow[low[0] ?? 0] : all.onlyHigh[high[0] ?? 0];
  if (!opening) throw new Error(`No opening is for the answers to ${ids.join(", ")}.`);
  return { ...opening, ...led };
}

/** The paragraphs of a text, in their order. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split("\n\n");
}

/** The paragraphs of an insight in their order, and which of them is quoted. */
export function insightParts({ insight, isPlain }: Pick<Template, "insight" | "isPlain">) {
  return paragraphsOf(insight).map((text, index) => ({
    text,
    isQuotation: index === 0 && !isPlain,
  }));
}

/** The foods of a chapter as words of one sentence. */
export const foodsOf = ({ nutrition }: Template) =>
  asSentence(`${listed(nutrition).toLowerCase()}.`);
