import type { BoosterKey } from "./boosters.ts";
import type { AnswerValue, Answers } from "#domain/scan/answers.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { HelpNote } from "#domain/scan/help.ts";
import type { LetterWords } from "./letter.ts";
import type { OneThingWords } from "./one-thing.ts";
import type { OrderFacts } from "./chapter-order.ts";
import type { ChakraState, Scores } from "#domain/scan/scores.ts";
import type { StudyKey } from "./studies.ts";
import type { Trial } from "./four-weeks.ts";
import type { AnswerTexts } from "./answer-text.ts";
import type { EvenAnswers, TensionText, Together } from "./tensions.ts";
import type { Openings, Practice, Reflections, StateTemplate } from "./template.ts";

/** An article worth reading next; `slug` is its path on the site (spec 3 and 9). */
export type Resource = { readonly title: string; readonly slug: string };

export type Booster = {
  readonly title: string;
  /** "{high}" is filled in with those of Third Eye and Crown that are balanced. */
  readonly description: string;
  /** Filled in as "{begin}", by which of these questions has the lowest answer, the first of equal ones; it is "{theme}" and "{answer}". */
  readonly byLowest?: Readonly<Record<number, string>>;
  /** In its place where home is not safe, or where no answer of the throat is low. */
  readonly ifUnsafe?: string;
  readonly ifKept?: string;
  readonly practices: readonly Practice[];
};

/** A note on how to find help, with the lines to turn to. */
export type HelpText = {
  readonly title: string;
  readonly text: string;
  readonly lines: readonly string[];
};

/** Said in a chapter where one of these questions was answered so low. */
export type Caution = {
  readonly upTo: Readonly<Record<number, AnswerValue>>;
  /** And not where it was lower. */
  readonly from?: AnswerValue;
  readonly text: string;
};

/**
 * What stands above the 7-day plan is about: the names of its focus chakras in turn and of the chapter that an unsafe home
 * belongs to, the title of the practice that is enough, what no day serves of the answers of Rarely, whether no answer behind the
 * focus is low, and whether much is.
 */
export type PlanFacts = {
  readonly focus: readonly string[];
  readonly thread?: string | undefined;
  readonly withoutDay?: readonly Trial[];
  readonly unsafe?: string | undefined;
  readonly isLevel?: boolean;
  readonly isKept?: boolean;
  readonly isMuchLow?: boolean;
};

/** The title of the one thing of the week and the id of the question it serves, whether much is low, and whether home is not safe. */
export type NextWeeksFacts = {
  readonly practice?: string | undefined;
  readonly serves?: number | undefined;
  readonly isMuchLow?: boolean;
  readonly isUnsafe?: boolean;
};

/** What the key insights are about; `names` are the sections in the order of the report. */
export type QuickSummaryFacts = {
  readonly names: readonly string[];
  readonly balanced: number;
  readonly blocked: number;
};

/** A kept snapshot; `day` as a reader reads it, such as "October 3". */
export type KeptScores = { readonly scores: Scores; readonly day: string };

/** A study of a practice: what was found, how strong it is, and where to read it. */
export type Source = {
  readonly practice: string;
  readonly finding: string;
  readonly howWell: string;
  readonly source: string;
};

/** The words a report is written with; they come from content/. */
export type Guidance = {
  readonly chakras: ByChakra<{
    readonly name: string;
    readonly description: string;
    readonly tradition: string;
    readonly templates: Readonly<Record<ChakraState, StateTemplate>>;
    readonly reflections: Reflections;
    readonly openings: Openings;
    /** Who can help with what a low score may go with. */
    readonly help?: string;
    /** Not where one of these questions was answered Often or Always, which denies it. */
    readonly helpUnless?: readonly number[];
    readonly cautions?: readonly Caution[];
  }>;
  /** What each question asks about, as a phrase, by its id. */
  readonly themes: Readonly<Record<number, string>>;
  readonly help: (notes: readonly HelpNote[], answers: Answers) => readonly HelpText[];
  readonly letter: LetterWords;
  /** What each answer to each question looks like from inside, by the question's id. */
  readonly answers: AnswerTexts;
  readonly insights: Readonly<Record<string, Together>>;
  readonly tensions: Readonly<Record<string, TensionText>>;
  /** Names answers of one kind that a tension reads, by their label and what they are about. */
  readonly answered: (label: string, themes: readonly string[]) => string;
  readonly evenAnswers: Readonly<Record<EvenAnswers | "highButHome", TensionText>>;
  readonly oftenPairs: readonly (TensionText & Together)[];
  readonly oneThing: OneThingWords;
  readonly order: (facts: OrderFacts) => string;
  readonly quickSummary: (facts: QuickSummaryFacts) => readonly string[];
  /** What has moved since a kept snapshot. */
  readonly changes: (before: KeptScores, now: Scores, names: ByChakra<string>) => string;
  readonly howToRead: string;
  readonly adaptNote: string;
  readonly foodNote: string;
  readonly focusNote: string;
  /** What to do in weeks 2, 3 and 4. */
  readonly nextWeeks: (facts: NextWeeksFacts) => readonly [string, string, string];
  /** When to take the scan again, told the time of this report as ISO 8601. */
  readonly lookAgain: (timestamp: string, isUnsafe: boolean) => string;
  readonly studies: {
    readonly lead: string;
    readonly mark: string;
    readonly findings: Readonly<Record<StudyKey, Source>>;
  };
  readonly boosters: Readonly<Record<BoosterKey, Booster>>;
  readonly planLead: (facts: PlanFacts) => string;
  readonly planCues: string;
  /** Before four weeks of practice where home is not safe. */
  readonly besideHome: string;
  readonly reading: ByChakra<readonly Resource[]>;
  readonly disclaimers: readonly [string, string, string];
};
