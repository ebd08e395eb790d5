import { chakras } from "#content/chakras/chakras.ts";
import { finding } from "#content/finding.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { byChakra } from "#domain/chakra.ts";
import { findingOf } from "#domain/scan/finding.ts";
import type { TensionText } from "#domain/report/tensions.ts";
import { buildReport, reportMeta } from "#domain/report/report.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { guidanceWith } from "#web/features/report/report-words.ts";

export type Opening = {
  readonly letter: readonly string[];
  readonly tensions: readonly TensionText[];
  readonly finding: string;
};

const names = byChakra((key) => chakras[key].name);
const guidance = guidanceWith(byChakra(() => []));

/** What a visitor with these answers reads first: letter, tensions and finding, in the words of the site. */
export function openingFor(answers: CompleteAnswers): Opening {
  const scores = scoresOf(answers);
  const user = {
    first_name: "Friend",
    email: "",
    timestamp: "2026-11-21T09:30:00Z",
    consent: true,
  };
  const { letter, tensions } = buildReport({ user, scores, meta: reportMeta, answers }, guidance);
  return { letter, tensions, finding: findingOf(scores, names, finding) };
}
