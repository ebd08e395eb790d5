import { chakras } from "#content/chakras/chakras.ts";
import { finding } from "#content/finding.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { byChakra } from "#domain/chakra.ts";
import { findingOf } from "#domain/scan/finding.ts";
import type { Pairing } from "#domain/report/pairings.ts";
import { buildReport, reportMeta } from "#domain/report/report.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";

export type Opening = {
  readonly letter: readonly string[];
  readonly pairings: readonly Pairing[];
  readonly finding: string;
};

const names = byChakra((key) => chakras[key].name);
const guidance = guidanceWith(byChakra(() => []));

/** What a visitor with these scores reads first: letter, pairings and finding, in the words of the site. */
export function openingFor(scores: Scores, answers?: CompleteAnswers): Opening {
  const user = {
    first_name: "Friend",
    email: "",
    timestamp: "2026-11-21T09:30:00Z",
    consent: true,
  };
  const { letter, overview } = buildReport({ user, scores, meta: reportMeta, answers }, guidance);
  return { letter, pairings: overview.pairings, finding: findingOf(scores, names, finding) };
}
