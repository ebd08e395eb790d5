import { feelsUnsafe } from "#domain/scan/help.ts";
import { palette } from "#drawing/palette.ts";
import type { ByChakra, ChakraKey } from "#domain/chakra.ts";
import type { ChakraSection } from "#domain/report/chakra-section.ts";
import type { OwnTrial } from "#domain/report/four-weeks.ts";
import type { OneThing } from "#domain/report/one-thing.ts";
import type { Report } from "#domain/report/report.ts";
import { stateLabels } from "#content/states.ts";
import type { Answers } from "#domain/scan/answers.ts";
import { maxScore, type Scores } from "#domain/scan/scores.ts";
import type { Practice } from "#domain/report/template.ts";
import type { Alike } from "#domain/report/tensions.ts";
import type { PrintedName } from "./name.ts";

/** The parts of the report in the order they are read, free of sizes and destinations. */
export type Block =
  | {
      readonly kind: "cover";
      readonly productName: string;
      readonly name: PrintedName;
      readonly date: string;
      readonly flower: FlowerOfScores;
    }
  | {
      readonly kind: "contents";
      readonly title: string;
      readonly entries: readonly ContentsEntry[];
    }
  | {
      readonly kind: "letter";
      readonly title: string;
      readonly paragraphs: readonly string[];
      readonly flower: FlowerOfScores;
    }
  | {
      readonly kind: "section";
      readonly title: string;
      /** Shares its page with others, so it stands in the column of labels. */
      readonly isMinor?: true;
    }
  | { readonly kind: "overview"; readonly bars: readonly Bar[]; readonly flower: FlowerOfScores }
  /** Alone on its page, to be framed. */
  | {
      readonly kind: "plate";
      readonly name: PrintedName;
      readonly month: string;
      readonly flower: FlowerOfScores;
    }
  | {
      readonly kind: "chapter";
      readonly bar: Bar;
      readonly headline: string;
      /** A sentence to stop at. */
      readonly quotation: string;
      readonly paragraphs: readonly string[];
    }
  | { readonly kind: "headline"; readonly text: string }
  /** Beside the first line of the next block; a title is larger, below more white, and may have a number above it and a flower below. */
  | {
      readonly kind: "label";
      readonly text: string;
      readonly isTitle?: true;
      readonly number?: number;
      readonly flower?: FlowerOfScores & Lit;
      /** Begins a page, where that costs none. */
      readonly beginsPage?: boolean;
    }
  | {
      readonly kind: "paragraph";
      readonly text: string;
      /** Stays on the page of what follows, as long as it is short enough to stay whole. */
      readonly keepWithNext?: true;
      readonly isLarge?: true;
    }
  /** Answers that the next block is about, each with a petal of its chakra. */
  | { readonly kind: "answers"; readonly answered: readonly Alike[] }
  | {
      readonly kind: "list";
      readonly items: readonly string[];
      readonly isLarge?: true;
      /** Stays on the page of what follows. */
      readonly keepWithNext?: true;
    }
  /** Words, and what is said of each. */
  | { readonly kind: "terms"; readonly items: readonly { term: string; text: string }[] }
  | {
      readonly kind: "practices";
      readonly practices: readonly Practice[];
      /** Stands beside a practice that was studied. */
      readonly studiedMark: string;
      /** The chapter under whose name other pages refer to them; it tells the first in full. */
      readonly chapter?: Pick<ChakraSection, "key" | "name">;
      /** All are told in full. */
      readonly isInFull?: boolean;
      /** No line to write a cue on: at an unsafe home, paper can be found. */
      readonly isUnwritten?: boolean;
    }
  | (OneThing & { readonly kind: "oneThing"; readonly title: string })
  | { readonly kind: "affirmations"; readonly lines: readonly string[]; readonly color: string }
  | {
      readonly kind: "prompts";
      readonly prompts: readonly string[];
      /** Above each. Two lines are below it, which else share what is left of the page. */
      readonly label?: string;
      /** Stay on the page of what follows. */
      readonly keepWithNext?: boolean;
    }
  | { readonly kind: "plan"; readonly head: readonly string[]; readonly days: readonly Day[] }
  | {
      readonly kind: "cards";
      readonly title: string;
      /** What the circles are for. */
      readonly lead: string;
      readonly cards: readonly Card[];
    }
  /** Boxes to tick, seven to a row, and which of them are. */
  | { readonly kind: "days"; readonly done: readonly number[] }
  | { readonly kind: "links"; readonly links: readonly LinkText[] }
  | { readonly kind: "reopening"; readonly text: string; readonly link: LinkText }
  /** What fills a page that is not full, where there is room: lines to write on, two of them for a cue, or without a label an ornament. */
  | { readonly kind: "ending"; readonly label?: string; readonly isCue?: true };

export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** A part of the document: it begins on a new page. */
export type Part = {
  readonly blocks: readonly Block[];
  /** The chakra whose lotus stands in its running heads. */
  readonly chakra?: ChakraKey;
  /** Has no footer: the cover, and the plate to frame. */
  readonly isBare?: true;
};

/** A line of the contents, which leads to the destination of that name; of a chapter with its score. */
export type ContentsEntry = { readonly title: string; readonly bar?: Bar };

/** A day of the plan; `destination` is where its practices are explained, or where its chapter begins, if they are in none. */
export type Day = {
  readonly title: string;
  readonly chakra: ChakraKey;
  readonly chapter: string;
  readonly destination: string;
  readonly practices: readonly { readonly text: string; readonly note?: string | undefined }[];
};

/** A card to cut out. Without words it is for the reader's own. */
export type Card =
  | {
      readonly kind: "practice";
      readonly chakra: ChakraKey;
      readonly chapter: string;
      readonly practice: Practice;
    }
  | {
      readonly kind: "affirmations";
      readonly lines: readonly { readonly chakra: ChakraKey; readonly text: string }[];
    }
  | { readonly kind: "blank" };

type LinkText = {
  readonly text: string;
  readonly url: string;
  /** The address below the title, for readers on paper. */
  readonly printed: string;
};

export type FlowerOfScores = {
  readonly scores: Scores;
  readonly answers: Answers;
  readonly names: ByChakra<string>;
  readonly description: string;
};

/** The chakras whose petals are lit, the others faint. */
export type Lit = { readonly lit?: readonly ChakraKey[] };

/** What the PDF needs besides the report. `siteUrl` is the origin that its links begin with, such as "https://example.com". */
export type Edition = {
  readonly productName: string;
  readonly siteUrl: string;
  readonly date: string;
  readonly month: string;
  readonly name: PrintedName;
  /** The address that opens this very report in a browser. */
  readonly privateLink?: string | undefined;
  /** The trial that is under way on screen, with the reader's words. */
  readonly own?: OwnTrial | undefined;
  /** The date on which that began. */
  readonly begun: string;
};

export type Bar = Readonly<ReturnType<typeof barOf>>;

/** The score of a chakra in words and as a bar. */
export function barOf(chapter: ChakraSection, overview: Report["overview"]) {
  const { key, name, description, tradition, score, state } = chapter;
  return {
    key,
    name,
    description,
    tradition,
    score: String(score),
    most: `/ ${maxScore}`,
    percent: `${overview.summary_graph[key]}%`,
    state: stateLabels[state],
    /** How much of the bar is filled, 0 to 1. */
    portion: score / maxScore,
    /** The colors of the state: of bars and borders, of its word, and of the ground under that. */
    color: palette[`${state}-line`].light,
    ink: palette[`${state}-ink`].light,
    fill: palette[`${state}-fill`].light,
  };
}

/** The practices of a chapter, or others without one. */
export function practicesOf(
  practices: readonly Practice[],
  { notes, answers }: Report,
  more: Pick<BlockOf<"practices">, "chapter" | "isInFull">,
): Block {
  const isUnwritten = feelsUnsafe(answers);
  return { kind: "practices", practices, studiedMark: notes.studied, isUnwritten, ...more };
}

/** The name of the destination where a practice of a chapter is explained. */
export function destinationOf(chapter: string, { title }: Practice): string {
  return `${chapter}: ${title}`;
}

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

/** Stays on the page of the next block. */
export function keptParagraph(text: string): Block {
  return { kind: "paragraph", text, keepWithNext: true };
}

export function section(title: string): Block {
  return { kind: "section", title };
}

export function minorSection(title: string): Block {
  return { kind: "section", title, isMinor: true };
}

/** Blocks with a label in the margin beside the first of them. */
export function labeled(text: string, ...blocks: readonly Block[]): readonly Block[] {
  return [{ kind: "label", text }, ...blocks];
}
