import { useEffect } from "react";
import { readBegun, trialDays, type OwnTrial } from "#domain/report/four-weeks.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import type { Report } from "#domain/report/report.ts";
import { carriedTrial, type Marked } from "./marks.tsx";

/**
 * The trial that the marks tell of, if any, and the private link with it, which stays in the address: a reload, a bookmark and
 * another device find it again. `planDay` is as in `usePlanDay`.
 */
export function useTrial(
  { marks }: Marked,
  { trials }: Report,
  code: ReportCode,
  planDay: number,
  privateLink: string,
) {
  const { weeks = "", "weeks cue": cue, "weeks missed": missed, "weeks guess": guess } = marks;
  const begun = readBegun(weeks, code);
  const trial = trials.find(({ question }) => question === begun?.question);
  const tail = trial && weeks;
  const link = tail ? `${privateLink}.${tail}` : privateLink;
  useEffect(() => {
    if (carriedTrial() !== tail) history.replaceState(history.state, "", link);
  }, [link, tail]);
  const { startDay = planDay } = begun ?? {};
  const day = Math.max(1, planDay - startDay + 1);
  const days = Array.from({ length: trialDays }, (_, index) => index + 1);
  const done = days.filter((one) => marks[`weeks ${one}`] === "x");
  const own: OwnTrial | undefined = trial && { trial, startDay, day, done, cue, missed, guess };
  return { link, own };
}
