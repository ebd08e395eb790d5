import type { ChakraKey } from "#domain/chakra.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import type { ChakraSection } from "./chakra-section.ts";
import type { Booster, HelpText, Resource, Source } from "./guidance.ts";
import type { Report } from "./report.ts";
import type { Tension } from "./tensions.ts";

/** What each kind of section brings along; what is not here stands in the report. */
type Content = {
  readonly help: { readonly notes: readonly HelpText[] };
  readonly letter: { readonly paragraphs: readonly string[] };
  readonly tensions: { readonly tensions: readonly Tension[] };
  /** On screen only: paper does not know what day it is. */
  readonly today: object;
  readonly overview: object;
  /** `number` counts the chapters from 1. */
  readonly chapter: { readonly about: ChakraSection; readonly number: number };
  readonly focus: { readonly boosters: readonly Booster[] };
  readonly plan: object;
  /** On paper only. */
  readonly cards: object;
  readonly nextWeeks: object;
  readonly reading: { readonly resources: readonly Resource[] };
  readonly sources: { readonly sources: readonly Source[] };
  readonly notes: { readonly disclaimers: readonly string[] };
  readonly keep: object;
};

export type SectionKind = keyof Content;

/** A section of the report; `id` is that of its heading on screen, `title` the heading. */
export type SectionOf<Kind extends SectionKind> = {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
} & Content[Kind];

export type Section = { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind];

/** The headings of the sections; a chapter has the name of its chakra. */
export type SectionTitles = Readonly<Record<Exclude<SectionKind, "chapter">, string>>;

/** What a reader of the outline makes of each kind; a kind that is missing does not compile. */
export type BySection<Given extends readonly unknown[], Result> = {
  readonly [Kind in SectionKind]: (section: SectionOf<Kind>, ...given: Given) => Result;
};

/** What the record makes of one section. */
export function fromSection<Given extends readonly unknown[], Result>(
  section: Section,
  record: BySection<Given, Result>,
  ...given: Given
): Result {
  const make = record[section.kind] as (one: Section, ...all: Given) => Result;
  return make(section, ...given);
}

/** The id of a chapter's heading on screen. */
export function idOfChapter(chakra: ChakraKey): string {
  return `chapter-${chakra.replace("_", "-")}`;
}

/** The sections of a report in the order of spec 2, which paper and the contents have; screens change it (`onScreen`). */
export function outlineOf(report: Report, titles: SectionTitles): readonly Section[] {
  const { help, boosters, resources, sources, disclaimers } = report;
  const named = <Kind extends keyof SectionTitles>(kind: Kind, id: string) => ({
    kind,
    id,
    title: titles[kind],
  });
  return [
    ...(help.length > 0 ? [{ ...named("help", "help"), notes: help }] : []),
    { ...named("letter", "letter"), paragraphs: report.letter },
    { ...named("tensions", "answers-together"), tensions: report.tensions },
    named("today", "today"),
    named("overview", "energy-overview"),
    ...report.chakra_sections.map((about, index) => ({
      kind: "chapter" as const,
      id: idOfChapter(about.key),
      title: about.name,
      about,
      number: index + 1,
    })),
    ...(boosters.length > 0 ? [{ ...named("focus", "special-focus-areas"), boosters }] : []),
    named("plan", "ritual-plan"),
    ...(feelsUnsafe(report.answers) ? [] : [named("cards", "practice-cards")]),
    named("nextWeeks", "next-weeks"),
    ...(resources.length > 0 ? [{ ...named("reading", "recommended-reading"), resources }] : []),
    ...(sources.length > 0 ? [{ ...named("sources", "sources"), sources }] : []),
    { ...named("notes", "important-notes"), disclaimers },
    named("keep", "keep-report"),
  ];
}

/**
 * The sections as they stand on a screen: today and the plan before the chapters, because they are what a reader comes back
 * for. The contents beside them lead by links, so they keep the order of spec 2; eye, ear and keyboard read this one. Ours.
 */
export function onScreen(sections: readonly Section[]): readonly Section[] {
  const isPlan = ({ kind }: Section) => kind === "plan";
  const place = sections.findIndex(({ kind }) => kind === "overview");
  return [
    ...sections.slice(0, place),
    ...sections.filter(isPlan),
    ...sections.slice(place).filter((one) => !isPlan(one)),
  ];
}
