import type { ChakraSection } from "./chakra-section.ts";
import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import type { Answers } from "#domain/scan/answers.ts";
import { feelsUnsafe, homeQuestion } from "#domain/scan/help.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import type { Severity } from "#domain/scan/scores.ts";
import type { Practice, PracticeTime } from "./template.ts";

export const dayKeys = ["day_1", "day_2", "day_3", "day_4", "day_5", "day_6", "day_7"] as const;
export type DayKey = (typeof dayKeys)[number];

/**
 * A practice of a chapter, or a default, which explains itself; `text` reads like "Mindful breathing (5 min)". `note` is what
 * stands below it: its cue where the week names it first, and its step further on the first of the days that have one.
 * `instead` is a practice of the day's chapter that may take the place of a default.
 */
export type PlanEntry = {
  readonly text: string;
  readonly practice?: Practice;
  readonly instead?: Practice | undefined;
  readonly note?: "cue" | "further" | undefined;
};

export type PlanDay = Readonly<Record<"am" | "anytime" | "pm", PlanEntry>>;

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

type Candidate = { readonly severity: Severity; readonly left_out?: true };

/** The sections that the plan follows, in the order in which they take turns (spec 9); none where all others are balanced. */
export function focusOf<Focus extends Candidate>(sections: readonly Focus[]): readonly Focus[] {
  return sections
    .filter(({ severity, left_out }) => severity >= focusSeverity && !left_out)
    .slice(0, focusLimit);
}

/** Whether nothing but an unsafe home is low in a chapter: no practice serves that, so the plan passes it over. Ours; spec 9 has “up to 3”. */
export function isLeftOut(chakra: ChakraKey, answers: Answers): boolean {
  const ids = questionIdsOf(chakra);
  const isHigh = (id: number) => id === homeQuestion || (answers[id] ?? 1) >= 3;
  return ids.includes(homeQuestion) && feelsUnsafe(answers) && ids.every(isHigh);
}

/** The sections that take turns in the plan: the focus chakras or, without any, all from root to crown. Ours. */
export function turnsOf<Turn extends Candidate & { readonly key: ChakraKey }>(
  sections: readonly Turn[],
): readonly Turn[] {
  const focus = focusOf(sections);
  if (focus.length > 0) return focus;
  return chakraKeys.flatMap((chakra) =>
    sections.filter(({ key, left_out }) => key === chakra && !left_out),
  );
}

/** The chapter of each day. Ours. */
export function planChapters(
  sections: readonly (Candidate & { readonly key: ChakraKey })[],
): Readonly<Record<DayKey, ChakraKey>> {
  const turns = turnsOf(sections);
  return byDay((index) => turns[index % turns.length]?.key ?? "root");
}

/** The first day on which practices go further, counted from 0: on the days before it, each has been done at least once. */
const furtherFrom = 3;

/**
 * The 7-day ritual plan (spec 9): days cycle through the focus chakras, each with its first AM, Anytime and PM practice.
 * Where much is low, no practice goes further; where all are balanced, each day has a practice of its own beside the defaults. Ours.
 */
export function planFor(
  sections: readonly Pick<ChakraSection, "key" | "severity" | "left_out" | "practices">[],
  isMuchLow = false,
): DailyPlan {
  const focus = focusOf(sections).length;
  const turns = turnsOf(sections);
  const days = byDay((index): PlanDay => {
    const { practices = [] } = turns[index % turns.length] ?? {};
    const isFurther = index >= furtherFrom && index < furtherFrom + focus && !isMuchLow;
    const note = index < focus ? "cue" : isFurther ? "further" : undefined;
    const entry = (time: PracticeTime): PlanEntry => {
      const practice = firstAt(time, practices);
      if (focus > 0 && practice)
        return { text: `${practice.title} (${practice.duration})`, practice, note };
      const [first] = practices;
      return { text: defaults[time], instead: first?.time === time ? first : undefined };
    };
    return { am: entry("AM"), anytime: entry("Anytime"), pm: entry("PM") };
  });
  return { day_count: 7, days };
}

function byDay<Value>(valueOf: (index: number) => Value): Readonly<Record<DayKey, Value>> {
  const days = dayKeys.map((key, index) => [key, valueOf(index)]);
  return Object.fromEntries(days) as Readonly<Record<DayKey, Value>>;
}

/** The minutes that a practice takes in all, three for "1 min, 3x"; a great many where its duration is written otherwise. */
export function minutesOf({ duration }: Practice): number {
  const [, minutes, times = 1] = /^(\d+) min(?:, (\d+)x)?$/u.exec(duration) ?? [];
  return minutes === undefined ? Number.MAX_SAFE_INTEGER : Number(minutes) * Number(times);
}

/** The practices that the plan takes from a chapter: its first for the morning, for any time and for the evening. */
export function plannedOf(practices: readonly Practice[]): readonly Practice[] {
  const times: readonly PracticeTime[] = ["AM", "Anytime", "PM"];
  return times.flatMap((time) => firstAt(time, practices) ?? []);
}

function firstAt(time: PracticeTime, practices: readonly Practice[]): Practice | undefined {
  return practices.find((candidate) => candidate.time === time);
}
