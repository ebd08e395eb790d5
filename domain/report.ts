import { boostersFor, type BoosterKey } from "./boosters.ts";
import { byChakra, chakraKeys, type ByChakra, type ChakraKey } from "./chakra.ts";
import { focusOf, planFor, type DailyPlan } from "./plan.ts";
import {
  maxScore,
  minScore,
  percentOf,
  severityOf,
  stateOf,
  type ChakraState,
  type Scores,
  type Severity,
} from "./scores.ts";
import type { Practice, Template } from "./template.ts";

export const reportMeta = { scale_min: minScore, scale_max: maxScore, version: "1.0" } as const;

/** Who the report is for. `timestamp` is ISO 8601; `first_name` is never empty. */
export type ReportUser = {
  readonly first_name: string;
  readonly email: string;
  readonly timestamp: string;
  readonly consent: boolean;
};

/** What a report is made from (spec 3). */
export type ReportInput = {
  readonly user: ReportUser;
  readonly scores: Scores;
  readonly meta: typeof reportMeta;
};

/** An article worth reading next; `slug` is its path on the site (spec 3 and 9). */
export type Resource = { readonly title: string; readonly slug: string };

export type Booster = {
  readonly title: string;
  readonly description: string;
  readonly practices: readonly Practice[];
};

/** The words a report is written with; they come from content/. */
export type Guidance = {
  readonly chakras: ByChakra<{
    readonly name: string;
    readonly templates: Readonly<Record<ChakraState, Template>>;
  }>;
  readonly boosters: Readonly<Record<BoosterKey, Booster>>;
  /** What stands above the 7-day plan, told the names of its focus chakras in the order of their turns. */
  readonly planLead: (focus: readonly string[]) => string;
  readonly reading: ByChakra<readonly Resource[]>;
  readonly disclaimers: readonly [string, string, string];
};

export type ChakraSection = {
  readonly key: ChakraKey;
  readonly name: string;
  readonly score: number;
  readonly state: ChakraState;
  readonly severity: Severity;
  readonly distance_to_12: number;
  readonly template: Template;
  /** The practices to show: 5 if blocked, 4 if needs_support, 3 if balanced (spec 9). */
  readonly practices: readonly Practice[];
};

/** The whole report as plain data; screens and paper only draw it (spec 3). */
export type Report = {
  readonly meta: typeof reportMeta;
  readonly user: ReportUser;
  readonly overview: {
    /** Percent of 12 for each chakra, rounded. */
    readonly summary_graph: ByChakra<number>;
    readonly quick_summary: readonly string[];
  };
  readonly chakra_sections: readonly ChakraSection[];
  readonly boosters: readonly Booster[];
  readonly daily_plan: DailyPlan;
  /** Why the days of the plan are as they are; not in the specification's list, whose plan cannot say it. */
  readonly plan_lead: string;
  readonly resources: readonly Resource[];
  readonly disclaimers: readonly [string, string, string];
};

/** How many practices a section shows (spec 9). */
export const practiceLimits: Readonly<Record<ChakraState, number>> = {
  blocked: 5,
  needs_support: 4,
  balanced: 3,
};

/** Spec 9: at most 8 links of recommended reading. */
const resourceLimit = 8;

/** Writes the report for these scores (spec 3, 4 and 9). The same input gives the same report. */
export function buildReport({ user, scores, meta }: ReportInput, guidance: Guidance): Report {
  const sections = sectionsFor(scores, guidance);
  return {
    meta,
    user,
    overview: {
      summary_graph: byChakra((key) => percentOf(scores[key])),
      quick_summary: quickSummaryOf(sections),
    },
    chakra_sections: sections,
    boosters: boostersFor(scores).map((key) => guidance.boosters[key]),
    daily_plan: planFor(sections),
    plan_lead: guidance.planLead(focusOf(sections).map(({ name }) => name)),
    resources: resourcesFor(sections, guidance),
    disclaimers: guidance.disclaimers,
  };
}

/** Sections sorted by severity descending, then score ascending (spec 4); ties keep chakra order. */
function sectionsFor(scores: Scores, guidance: Guidance): readonly ChakraSection[] {
  return chakraKeys
    .map((key) => {
      const { name, templates } = guidance.chakras[key];
      const score = scores[key];
      const state = stateOf(score);
      const template = templates[state];
      return {
        key,
        name,
        score,
        state,
        severity: severityOf(state),
        distance_to_12: maxScore - score,
        template,
        practices: template.practices.slice(0, practiceLimits[state]),
      };
    })
    .toSorted((a, b) => b.severity - a.severity || a.score - b.score);
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
function quickSummaryOf(sections: readonly ChakraSection[]): readonly string[] {
  const balanced = sections.filter(({ state }) => state === "balanced").length;
  const blocked = sections.filter(({ state }) => state === "blocked").length;
  const [first, second] = sections;
  return [
    balanced === 1 ? "1 chakra is balanced." : `${balanced} chakras are balanced.`,
    blocked === 1 ? "1 area is blocked." : `${blocked} areas are blocked.`,
    balanced === sections.length
      ? `Focus on keeping ${first?.name} and ${second?.name} as they are.`
      : `Focus on ${first?.name} and ${second?.name}.`,
  ].filter((line) => !line.includes("0 "));
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
