import type { Practice } from "#domain/report/template.ts";

/** What stands below the lead: how the cues of the plan are meant (Gollwitzer and Sheeran 2006), and a line for one's own. */
export const planCues = "You can write your own cues: “When …, I …”";

/** "When the kettle boils". */
export function cueInWords({ cue }: Pick<Practice, "cue">): string {
  return `When ${cue}`;
}
