import type { AnswerValue } from "#domain/scan/answers.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { ChakraState } from "#domain/scan/scores.ts";
import type { ByNumber } from "#domain/english.ts";
import type { ScorePattern } from "#domain/scan/score-pattern.ts";
import type { PracticeTime } from "./template.ts";

/** Seven equal scores, by what they are: all 12, all 10 or 11, all 7 to 9, all 4 to 6, all 3. */
export type EqualPattern =
  "equalHighest" | "equalBalanced" | "equalBetween" | "equalBlocked" | "equalLowest";

/** How a letter ends: for four blocked or more, for all balanced, and for the rest. */
export type Tone = "gentle" | "bright" | "steady";

export type PatternWords = {
  /** The picture as a whole. */
  readonly picture: string;
  /** What comes before the highest chakra, or in its place where none is highest. */
  readonly carries?: string;
  /** Ends the paragraph about what carries, where the letter has room for it. */
  readonly carriesMore: string;
  /** Stands in place of the lowest chakra, where none is lowest or nothing asks for care. */
  readonly asks?: string;
  /** Ends the paragraph about what asks for care, where the letter has room for it. */
  readonly asksMore: string;
};

/** A chakra that stands alone at one end, and two or three or more that share it. */
export type PlaceWords = ByChakra<string> & { readonly together: Omit<ByNumber, "one"> };

type Counted = { readonly one: string; readonly more: string };

/**
 * The words of the letter. Filled in are "{names}", "{score}" and "{gifts}" of the chakras that share a place, "{low}"
 * and "{high}", the bounds of all scores, "{counts}" and "{blocked}", how many are in each state, "{short}", the names of
 * those that are not balanced, "{points}" to the next state, of a telling answer its "{answer}", "{theme}", "{chakra}",
 * "{first}" and "{last}", and of several the "{number}" and the "{themes}".
 */
export type LetterWords = {
  readonly counts: Readonly<Record<ChakraState, Counted>>;
  readonly points: Counted;
  readonly patterns: Readonly<
    Record<Exclude<ScorePattern, "allEqual"> | EqualPattern, PatternWords>
  >;
  readonly highest: Readonly<Record<ChakraState, PlaceWords>>;
  readonly lowest: Readonly<Record<Exclude<ChakraState, "balanced">, PlaceWords>>;
  /** What each chakra gives, as a noun phrase, for chakras that share the highest place. */
  readonly gifts: ByChakra<string>;
  readonly strong: {
    readonly often: string;
    readonly always: string;
    /** The three answers of a chakra are alike. */
    readonly three: string;
    /** So are all answers of the chakras that share the place. */
    readonly every: string;
    /** It belongs to another chakra than the highest. */
    readonly elsewhere: string;
  };
  readonly weak: {
    readonly rarely: string;
    readonly sometimes: string;
    /** Two or three questions of the whole scan share its lowest answer; or of the lowest chakras, or more of these. */
    readonly scattered: string;
    readonly few: string;
    readonly many: string;
    /** Of more than three, where all seven scores are equal. */
    readonly throughout: string;
    /** Follows two or three that are named, where the letter has room for it. */
    readonly common: string;
    /** All questions of the lowest chakras share it. */
    readonly every: string;
    /** The lowest chakra has no answer below Often. */
    readonly none: string;
  };
  /** All 21 answers are Sometimes, or all are Often. */
  readonly sameAnswer: Readonly<Partial<Record<AnswerValue, string>>>;
  /** The answer about feeling safe at home is Rarely or Sometimes; or it is one of 21 equal answers. */
  readonly safety: { readonly one: string; readonly same: string; readonly first: string };
  readonly pairing: string;
  readonly times: Readonly<Record<PracticeTime, string>>;
  readonly practice: string;
  /** One first step; `unsafe` follows the words about safety. */
  readonly step: Readonly<Record<Tone | "unsafe", string>>;
  readonly close: Readonly<Record<Tone, string>>;
};
