import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { boostersFor } from "./boosters.ts";
import { byChakra, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import { sectionsFor, type ChakraSection } from "./chakra-section.ts";
import type { Booster, Guidance, HelpText, KeptScores, Resource, Source } from "./guidance.ts";
import { helpFor } from "#domain/scan/help.ts";
import { letterFor } from "./letter.ts";
import { nextWeeksFor } from "./next-weeks.ts";
import { oneThingFor, type OneThing } from "./one-thing.ts";
import { orderOf } from "./order.ts";
import { focusOf, planChapters, planFor, visitsOf, type DailyPlan } from "./plan.ts";
import { stateCounts } from "#domain/scan/score-pattern.ts";
import { studiesOf } from "./studies.ts";
import { tensionsFor, type TensionText } from "./tensions.ts";
import type { Practice } from "./template.ts";
import { maxScore, minScore, percentOf, type Scores } from "#domain/scan/scores.ts";

export const reportMeta = { scale_min: minScore, scale_max: maxScore, version: "1.0" } as const;

/** Who the report is for. `timestamp` is ISO 8601; `first_name` is never empty. */
export type ReportUser = {
  readonly first_name: string;
  readonly email: string;
  readonly timestamp: string;
  readonly consent: boolean;
};

/** What a report is made from (spec 3); the last two are ours. */
export type ReportInput = {
  readonly user: ReportUser;
  readonly scores: Scores;
  readonly meta: typeof reportMeta;
  readonly answers: CompleteAnswers;
  /** An earlier snapshot that was kept on this device. */
  readonly before?: KeptScores | undefined;
};

/**
 * The whole report as plain data; screens and paper only draw it (spec 3). The fields of the specification stand as it
 * gives them; ours are the letter and what is about the reader, and the notes.
 */
export type Report = {
  readonly meta: typeof reportMeta;
  readonly user: ReportUser;
  /** Ours: what the flower is drawn from. */
  readonly answers: CompleteAnswers;
  /** First of all; mostly none. */
  readonly help: readonly HelpText[];
  /** The paragraphs after the greeting. */
  readonly letter: readonly string[];
  /** Answers that say more together than alone, at most five; or one text on answers that hardly differ. */
  readonly tensions: readonly TensionText[];
  readonly overview: {
    /** Percent of 12 for each chakra, rounded. */
    readonly summary_graph: ByChakra<number>;
    readonly quick_summary: readonly string[];
    /** Ours, like all that follows here: why the chapters stand in their order. */
    readonly order: string;
    /** What has moved since a kept snapshot. */
    readonly changes?: string;
    readonly one_thing: OneThing;
    readonly how_to_read: string;
  };
  readonly chakra_sections: readonly ChakraSection[];
  readonly boosters: readonly Booster[];
  readonly daily_plan: DailyPlan;
  /** Why the days of the plan are as they are, and the chapter that each day belongs to; ours. */
  readonly plan_lead: string;
  readonly plan_chapters: readonly ChakraKey[];
  /** Where all are balanced, the practice of that chapter for each day, beside the habits of spec 9; ours. */
  readonly plan_visits: readonly Practice[];
  /** Weeks 2, 3 and 4, and when to look again; ours. */
  readonly next_weeks: readonly [string, string, string];
  readonly look_again: string;
  /** The studies of the practices in this report; ours. */
  readonly sources: readonly Source[];
  /** Ours: what stands above the first practices, the first foods, the special focus areas and the sources, and beside a studied practice. */
  readonly notes: {
    readonly adapt: string;
    readonly food: string;
    readonly focus: string;
    readonly sources: string;
    readonly studied: string;
  };
  readonly resources: readonly Resource[];
  readonly disclaimers: readonly [string, string, string];
};

/** Spec 9: at most 8 links of recommended reading. */
const resourceLimit = 8;

/** Writes the report for these scores (spec 3, 4 and 9). The same input gives the same report. */
export function buildReport(input: ReportInput, guidance: Guidance): Report {
  const { user, scores, meta, answers, before } = input;
  const sections = sectionsFor(scores, answers, guidance);
  const boosters = boostersFor(scores).map((key) => guidance.boosters[key]);
  const { themes, studies } = guidance;
  const help = helpFor({ scores, answers });
  const oneThing = oneThingFor({ sections, answers, themes }, guidance.oneThing);
  const { suggested } = oneThing;
  const names = byChakra((key) => guidance.chakras[key].name);
  return {
    meta,
    user,
    answers,
    help: help.map((note) => guidance.help[note]),
    letter: letterFor(
      { sections, answers, help },
      suggested && { practice: suggested.practice, chapter: suggested.chapter.name },
      guidance.letter,
    ),
    tensions: tensionsFor(answers, guidance),
    overview: {
      summary_graph: byChakra((key) => percentOf(scores[key])),
      quick_summary: quickSummaryOf(sections, guidance),
      order: guidance.order(orderOf(sections)),
      ...(before && { changes: guidance.changes(before, scores, names) }),
      one_thing: oneThing,
      how_to_read: guidance.howToRead,
    },
    chakra_sections: sections,
    boosters,
    daily_plan: planFor(sections),
    plan_lead: guidance.planLead(
      focusOf(sections).map(({ name }) => name),
      help.includes("many"),
    ),
    plan_chapters: planChapters(sections),
    plan_visits: visitsOf(sections),
    next_weeks: nextWeeksFor(sections, answers, guidance.nextWeeks),
    look_again: guidance.lookAgain(user.timestamp),
    resources: resourcesFor(sections, guidance),
    sources: studiesOf([...sections, ...boosters]).map((key) => studies.findings[key]),
    disclaimers: guidance.disclaimers,
    notes: {
      adapt: guidance.adaptNote,
      food: guidance.foodNote,
      focus: guidance.focusNote,
      sources: studies.lead,
      studied: studies.mark,
    },
  };
}

/** The sections of a report by their chakra: its overview is in chakra order. */
export function sectionsByChakra({ chakra_sections: sections }: Report): ByChakra<ChakraSection> {
  return byChakra((key) => {
    const section = sections.find((candidate) => candidate.key === key);
    if (!section) throw new Error(`The report has no section for ${key}.`);
    return section;
  });
}

/** Spec 9: how many are balanced, how many blocked, and what to focus on; lines containing '0 ' are dropped. */
function quickSummaryOf(
  sections: readonly ChakraSection[],
  { quickSummary }: Guidance,
): readonly string[] {
  const { balanced, blocked } = stateCounts(sections.map(({ score }) => score));
  const names = sections.map(({ name }) => name);
  return quickSummary({ names, balanced, blocked }).filter((line) => !line.includes("0 "));
}

/** Spec 9: reading of the blocked or needs_support chakras, deduplicated by link, at most 8. */
function resourcesFor(
  sections: readonly ChakraSection[],
  { reading }: Guidance,
): readonly Resource[] {
  const wanted = sections
    .filter(({ state }) => state !== "balanced")
    .flatMap(({ key }) => reading[key]);
  const byLink = new Map(wanted.map((resource) => [resource.slug, resource]));
  return [...byLink.values()].slice(0, resourceLimit);
}
