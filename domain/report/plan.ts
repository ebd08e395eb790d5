import type { ChakraSection } from "./chakra-section.ts";
import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import type { Severity } from "#domain/scan/scores.ts";
import type { Practice, PracticeTime } from "./template.ts";

export const dayKeys = ["day_1", "day_2", "day_3", "day_4", "day_5", "day_6", "day_7"] as const;
export type DayKey = (typeof dayKeys)[number];

/** A practice of a chapter, or a default, which explains itself; `text` reads like "Mindful breathing (5 min)". */
export type PlanEntry = { readonly text: string; readonly practice?: Practice };

/** What to do on one day. */
export type PlanDay = {
  readonly am: PlanEntry;
  readonly anytime: PlanEntry;
  readonly pm: PlanEntry;
};

export type DailyPlan = {
  readonly day_count: 7;
  readonly days: Readonly<Record<DayKey, PlanDay>>;
};

/** Spec 9: the plan follows up to 3 chakras with severity >= 2. */
const focusLimit = 3;
const focusSeverity = 2;

/** Spec 9: what a day holds when there is no practice for that time. */
const defaults: Readonly<Record<PracticeTime, string>> = {
  AM: "Mindful breathing (5 min)",
  Anytime: "Posture check-ins (3x)",
  PM: "Gratitude practice (3 min)",
};

/** The sections that the plan follows, in the order in which they take turns (spec 9); none where all are balanced. */
export function focusOf<Focus extends { readonly severity: Severity }>(
  sections: readonly Focus[],
): readonly Focus[] {
  return sections.filter(({ severity }) => severity >= focusSeverity).slice(0, focusLimit);
}

/**
 * The chapter that each of the seven days belongs to: the focus chakras in turn or, where there are none, a chapter a day to
 * visit, from root to crown. `sections` are in the order of the report. Ours; the days themselves are spec 9's.
 */
export function planChapters(
  sections: readonly { readonly key: ChakraKey; readonly severity: Severity }[],
): readonly ChakraKey[] {
  const focus = focusOf(sections).map(({ key }) => key);
  const turns = focus.length === 0 ? chakraKeys : focus;
  return dayKeys.flatMap((_, index) => turns[index % turns.length] ?? []);
}

/**
 * The 7-day ritual plan (spec 9): the days cycle through the focus chakras, each day taking the first
 * AM, Anytime and PM practice of its chakra. `sections` are in the order of the report.
 */
export function planFor(
  sections: readonly Pick<ChakraSection, "severity" | "practices">[],
): DailyPlan {
  const focus = focusOf(sections);
  const dayFor = (index: number): PlanDay => {
    const practices = focus.length === 0 ? [] : (focus[index % focus.length]?.practices ?? []);
    return {
      am: firstOf("AM", practices),
      anytime: firstOf("Anytime", practices),
      pm: firstOf("PM", practices),
    };
  };
  const days = Object.fromEntries(dayKeys.map((key, index) => [key, dayFor(index)]));
  return { day_count: 7, days: days as DailyPlan["days"] };
}

/**
 * A practice to try on each visit, where all are balanced and the plan follows none: that of the day's chapter to try first.
 * Ours; the habits of spec 9 stay as they are.
 */
export function visitsOf(
  sections: readonly Pick<ChakraSection, "key" | "severity" | "try_first">[],
): readonly Practice[] {
  if (focusOf(sections).length > 0) return [];
  return planChapters(sections).flatMap(
    (chapter) => sections.find(({ key }) => key === chapter)?.try_first ?? [],
  );
}

/** The practices that the plan takes from a chapter: its first for the morning, for any time and for the evening. */
export function plannedOf(practices: readonly Practice[]): readonly Practice[] {
  const times: readonly PracticeTime[] = ["AM", "Anytime", "PM"];
  return times.flatMap((time) => firstAt(time, practices) ?? []);
}

function firstAt(time: PracticeTime, practices: readonly Practice[]): Practice | undefined {
  return practices.find((candidate) => candidate.time === time);
}

function firstOf(time: PracticeTime, practices: readonly Practice[]): PlanEntry {
  const practice = firstAt(time, practices);
  if (!practice) return { text: defaults[time] };
  return { text: `${practice.title} (${practice.duration})`, practice };
}
