import { useEffect, useState } from "react";
import { readBegun, type OwnTrial, type Trial } from "#domain/report/four-weeks.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import type { Report } from "#domain/report/report.ts";
import { carriedTrial, type Marks } from "./marks.tsx";

/** The trial that is under way, if any, and its day from 1 on. */
export type Running = {
  readonly trial: Trial | undefined;
  readonly day: number;
  /** The address came with one that cannot be read. */
  readonly isDamaged: boolean;
};

/**
 * The trial that the marks tell of, and the private link with it, which stays in the address: a reload, a bookmark and another
 * device find it again. `planDay` is as in `usePlanDay`.
 */
export function useTrial(
  marks: Marks,
  { trials }: Report,
  code: ReportCode,
  planDay: number,
  privateLink: string,
) {
  const [carried] = useState(carriedTrial);
  const trialOf = (written = "") => {
    const begun = readBegun(written, code);
    const trial = trials.find(({ question }) => question === begun?.question);
    return begun && trial && { trial, day: Math.max(1, planDay - begun.startDay + 1) };
  };
  const found = trialOf(marks["weeks"]);
  const link = found ? `${privateLink}.${marks["weeks"]}` : privateLink;
  useEffect(() => {
    const tail = link.split("#")[1]?.split(".")[5];
    if (carriedTrial() !== tail) history.replaceState(history.state, "", link);
  }, [link]);
  const running: Running = {
    trial: found?.trial,
    day: found?.day ?? 1,
    isDamaged: Boolean(carried) && !trialOf(carried),
  };
  const [cue = "", missed = "", guess = ""] = ["cue", "missed", "guess"].map(
    (name) => marks[`weeks ${name}`],
  );
  const own: OwnTrial | undefined = found && { trial: found.trial, cue, missed, guess };
  return { link, running, own };
}
