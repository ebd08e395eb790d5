import type { StudyKey } from "./studies.ts";

/** When in the day a practice belongs (spec 3). */
export type PracticeTime = "AM" | "PM" | "Anytime";

/**
 * Something small to do. `duration` is written for a reader ("5 min"), `how` tells a beginner how in one or two sentences,
 * `cue` completes "When …, I …" with a moment of the day (Gollwitzer and Sheeran 2006).
 * `how`, `cue`, `studied` and `serves` are not in the specification's list.
 */
export type Practice = {
  readonly title: string;
  readonly time: PracticeTime;
  readonly duration: string;
  readonly how: string;
  readonly cue: string;
  /** The study of this very practice, where there is one. */
  readonly studied?: StudyKey;
  /** The id of the question that it serves most, in a chapter: one of the chapter's three. */
  readonly serves?: number;
};

/** What the report says about one chakra in one state (spec 3). */
export type Template = {
  readonly headline: string;
  /** One or two paragraphs with an empty line between them; `paragraphsOf` gives them one by one. */
  readonly insight: string;
  /** One sentence of the insight, word for word, that can stand alone. Ours; spec 3 has none. */
  readonly quotation: string;
  readonly practices: readonly Practice[];
  /** By the weakest of the three answers, then by the strongest, like the prompts. */
  readonly affirmations: readonly [string, string];
  /** Three or four. */
  readonly nutrition: readonly string[];
  readonly journal_prompts: readonly [string, string];
};

type Insight = Pick<Template, "headline" | "insight" | "quotation">;

/** What the state alone decides; where it has no headline and insight, the weakest answer brings them. */
export type StateTemplate = Pick<Template, "practices" | "nutrition"> & Partial<Insight>;

type Reflection = { readonly affirmation: string; readonly prompt: string };

/**
 * By the id of a question: where it was answered Rarely or Sometimes, and where Often or Always; and the headline and
 * insight of a chapter in between whose weakest answer it has, which for the third may be Often like the others; they deny
 * none of the three. The insight begins with its quotation.
 */
export type Reflections = Readonly<
  Record<
    number,
    {
      readonly between: Pick<Template, "headline" | "insight">;
      readonly low: Reflection;
      readonly high: Reflection;
    }
  >
>;

/** The paragraphs of an insight, in their order. */
export function paragraphsOf(insight: string): readonly string[] {
  return insight.split("\n\n");
}

/** A paragraph of an insight; its quotation is one of its own. */
export type InsightPart = { readonly text: string; readonly isQuotation: boolean };

/** The insight in its order, with the quotation set apart from the sentences around it. */
export function insightParts({
  insight,
  quotation,
}: Pick<Template, "insight" | "quotation">): readonly InsightPart[] {
  return paragraphsOf(insight.replace(quotation, `\n\n${quotation}\n\n`))
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => ({ text, isQuotation: text === quotation }));
}
