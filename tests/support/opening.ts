import { boosters } from "#content/boosters.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { disclaimers } from "#content/disclaimers.ts";
import { finding } from "#content/finding.ts";
import { letter } from "#content/letter.ts";
import { pairings } from "#content/pairings.ts";
import { planLead } from "#content/plan-lead.ts";
import type { CompleteAnswers } from "#domain/answers.ts";
import { byChakra } from "#domain/chakra.ts";
import { findingOf } from "#domain/finding.ts";
import { letterFor } from "#domain/letter.ts";
import { pairingsOf, type Pairing } from "#domain/pairings.ts";
import { buildReport, reportMeta } from "#domain/report.ts";
import type { Scores } from "#domain/scores.ts";
import { themes } from "./themes.ts";

export type Opening = {
  readonly letter: readonly string[];
  readonly pairings: readonly Pairing[];
  readonly finding: string;
};

const names = byChakra((key) => chakras[key].name);

/** What a visitor with these scores reads first: letter, pairings and finding, in the words of the site. */
export function openingFor(scores: Scores, answers?: CompleteAnswers): Opening {
  const { chakra_sections: sections } = buildReport(
    {
      user: { first_name: "Friend", email: "", timestamp: "2026-11-21T09:30:00Z", consent: true },
      scores,
      meta: reportMeta,
    },
    { chakras, boosters, planLead, reading: byChakra(() => []), disclaimers },
  );
  const chosen = pairingsOf(scores, pairings);
  const [chapter] = sections;
  const [practice] = chapter?.practices ?? [];
  if (!chapter || !practice) throw new Error("A report has chapters, and these have practices.");
  const oneThing = { practice, chapter: chapter.name };
  return {
    letter: letterFor({ sections, answers, themes, pairing: chosen[0], oneThing }, letter),
    pairings: chosen,
    finding: findingOf(scores, names, finding),
  };
}
