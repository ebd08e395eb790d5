import { answerLabel, valueOf, type CompleteAnswers } from "#domain/scan/answers.ts";
import { boostersFor } from "./boosters.ts";
import { byChakra, type ByChakra } from "#domain/chakra.ts";
import { filled, listed } from "#domain/english.ts";
import { sectionsFor, type ChakraSection } from "./chakra-section.ts";
import { trialsFor } from "./four-weeks.ts";
import type { Guidance, KeptScores, Resource } from "./guidance.ts";
import { feelsUnsafe, helpFor } from "#domain/scan/help.ts";
import { letterFor, toldOf } from "./letter.ts";
import { oneThingFor } from "./one-thing.ts";
import { chapterOrder } from "./chapter-order.ts";
import { focusOf, planChapters, planFor, plannedOf } from "./plan.ts";
import { suitable } from "./practice-order.ts";
import { stateCounts } from "#domain/scan/score-pattern.ts";
import { studiesOf } from "./studies.ts";
import { tensionsFor } from "./tensions.ts";
import { maxScore, minScore, percentOf, stateOf, type Scores } from "#domain/scan/scores.ts";

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

/** The whole report as plain data; screens and paper only draw it (spec 3). */
export type Report = ReturnType<typeof buildReport>;

/** Spec 9: at most 8 links of recommended reading. */
const resourceLimit = 8;

/**
 * Writes the report for these scores (spec 3, 4 and 9). The same input gives the same report. The fields of the specification
 * stand as it gives them; the others are ours.
 */
export function buildReport(input: ReportInput, guidance: Guidance) {
  const { user, scores, meta, answers, before } = input;
  const [told] = toldOf(answers, guidance.letter).low ?? [];
  const sections = sectionsFor(scores, answers, guidance, told);
  const { themes, studies } = guidance;
  const help = helpFor({ scores, answers });
  const isMuchLow = help.includes("many");
  const highUp = (["third_eye", "crown"] as const)
    .filter((key) => stateOf(scores[key]) === "balanced")
    .map((key) => guidance.chakras[key].name);
  const isThroatKept = sections.some(({ key, keeps }) => key === "throat" && keeps);
  const boosters = boostersFor(scores).map((key) => {
    const {
      practices,
      description,
      byLowest = {},
      ifUnsafe,
      ifKept,
      ...booster
    } = guidance.boosters[key];
    const kept = isThroatKept ? ifKept : undefined;
    const [lowest = 0] = Object.keys(byLowest)
      .map(Number)
      .toSorted((a, b) => valueOf(a, answers) - valueOf(b, answers));
    const fitting = suitable(practices, answers).filter(({ serves = lowest }) => serves === lowest);
    return {
      ...booster,
      description: filled((feelsUnsafe(answers) ? ifUnsafe : kept) ?? description, {
        high: listed(highUp),
        begin: byLowest[lowest] ?? "",
        theme: themes[lowest] ?? "",
        answer: lowest > 0 ? answerLabel(valueOf(lowest, answers)) : "",
      }),
      // One where much is low: more would be a load.
      practices: isMuchLow ? fitting.slice(0, 1) : fitting,
    };
  });
  const tensions = tensionsFor(answers, guidance, told);
  const oneThing = oneThingFor({ sections, answers, themes, told, isMuchLow }, guidance.oneThing);
  const { suggested } = oneThing;
  // The plan begins where the letter does.
  const isLater = ({ key }: ChakraSection) => Number(key !== suggested?.chapter.key);
  const inTurn = sections.toSorted((one, other) => isLater(one) - isLater(other));
  const order = chapterOrder(sections);
  const focus = focusOf(inTurn);
  const inDays = focus.flatMap(({ practices }) => plannedOf(practices));
  const served = new Set(inDays.map(({ serves }) => serves));
  const trials = isMuchLow ? [] : trialsFor(sections, answers, themes, suggested?.practice);
  const names = byChakra((key) => guidance.chakras[key].name);
  return {
    meta,
    user,
    /** What the flower is drawn from. */
    answers,
    /** First of all; mostly none. */
    help: guidance.help(help, answers),
    /** The paragraphs after the greeting. */
    letter: letterFor(
      answers,
      help,
      suggested && { practice: suggested.practice, chapter: suggested.chapter.name },
      guidance.letter,
    ),
    /** Answers that say more together than alone, at most five; or one text on answers that hardly differ. */
    tensions,
    overview: {
      /** Percent of 12 for each chakra, rounded. */
      summary_graph: byChakra((key) => percentOf(scores[key])),
      quick_summary: quickSummaryOf(sections, guidance),
      /** Before the summary: why the chapters stand in their order, and what its lines mean. */
      order: guidance.order(order),
      /** What has moved since a kept snapshot. */
      ...(before && { changes: guidance.changes(before, scores, names) }),
      one_thing: oneThing,
      how_to_read: guidance.howToRead,
    },
    chakra_sections: sections,
    boosters,
    daily_plan: planFor(inTurn, isMuchLow),
    /** Why the days of the plan are as they are, and the chapter that each day belongs to. */
    plan_lead: guidance.planLead({
      focus: focus.map(({ name }) => name),
      thread: suggested?.practice.title,
      withoutDay: trials.filter(
        ({ question }) => valueOf(question, answers) === 1 && !served.has(question),
      ),
      unsafe: sections.find(({ unsafe }) => unsafe)?.name,
      isLevel: order.isLevel,
      isKept: focus.every(({ keeps }) => keeps),
      isMuchLow,
    }),
    plan_chapters: planChapters(inTurn),
    /** Weeks 2, 3 and 4, and when to look again. */
    next_weeks: guidance.nextWeeks({
      practice: suggested?.practice.title,
      serves: suggested?.practice.serves,
      isMuchLow,
      isUnsafe: feelsUnsafe(answers),
    }),
    look_again: guidance.lookAgain(user.timestamp, feelsUnsafe(answers)),
    /** What these weeks may be given to. */
    trials,
    resources: resourcesFor(sections, guidance),
    /** The studies of the practices in this report. */
    sources: studiesOf([...sections, ...boosters]).map((key) => studies.findings[key]),
    disclaimers: guidance.disclaimers,
    /** What stands above the first practices, the first foods, the special focus areas, the plan, the weeks after it and the sources, and beside a studied practice. */
    notes: {
      adapt: guidance.adaptNote,
      food: guidance.foodNote,
      focus: guidance.focusNote,
      cues: guidance.planCues,
      besideHome: guidance.besideHome,
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

/** Spec 9: reading of the blocked or needs_support chakras, deduplicated by link, at most 8; on blockages last where there is none. */
function resourcesFor(
  sections: readonly ChakraSection[],
  { reading }: Guidance,
): readonly Resource[] {
  const isAnyBlocked = sections.some(({ state }) => state === "blocked");
  const isLate = ({ slug }: Resource) => !isAnyBlocked && slug.includes("block");
  const wanted = sections
    .filter(({ state }) => state !== "balanced")
    .flatMap(({ key }) => reading[key])
    .toSorted((one, other) => Number(isLate(one)) - Number(isLate(other)));
  const byLink = new Map(wanted.map((resource) => [resource.slug, resource]));
  return [...byLink.values()].slice(0, resourceLimit);
}
