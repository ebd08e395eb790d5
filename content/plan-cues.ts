import type { PlanEntry } from "#domain/report/plan.ts";
import type { Practice } from "#domain/report/template.ts";

/** What stands below the lead: how the moments are meant that remind of each practice (Gollwitzer and Sheeran 2006). */
export const planCues = "Each chapter says how to do its practices. Another moment is fine, too.";

/** After a cue in a chapter: on paper a line to write on follows it. */
export const orWhen = { paper: ", or when", screen: ", or at another moment." } as const;

/** "When the kettle boils". */
export function cueInWords({ cue }: Pick<Practice, "cue">): string {
  return `When ${cue}`;
}

/** What stands below a practice of the plan. */
export function noteInWords({ practice, note, instead }: PlanEntry): string | undefined {
  if (instead) return `Or ${instead.title} (${instead.duration})`;
  return note === "cue" && practice ? cueInWords(practice) : note && practice?.[note];
}
