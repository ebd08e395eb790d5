import { chakras } from "#content/chakras/chakras.ts";
import { finding } from "#content/finding.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { byChakra } from "#domain/chakra.ts";
import { findingOf } from "#domain/scan/finding.ts";
import type { Opening, Openings } from "#domain/report/template.ts";
import type { TensionText } from "#domain/report/tensions.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { reportFrom } from "#tests/reports.ts";

export type OpeningRead = {
  readonly letter: readonly string[];
  readonly tensions: readonly TensionText[];
  readonly finding: string;
};

const names = byChakra((key) => chakras[key].name);

/** What a visitor with these answers reads first: letter, tensions and finding, in the words of the site. */
export function openingFor(answers: CompleteAnswers): OpeningRead {
  const { letter, tensions } = reportFrom(answers);
  return { letter, tensions, finding: findingOf(scoresOf(answers), names, finding) };
}

/** All that a chapter can begin with, each by the answers that it speaks of: "low", "onlyHigh 4". */
export function openingsIn({ onlyLow, onlyHigh, ...even }: Openings) {
  const apart = Object.entries({ onlyLow, onlyHigh }).flatMap(([side, all]) =>
    Object.entries(all).map(([id, opening]) => ({ name: `${side} ${id}`, opening })),
  );
  return [
    ...Object.entries(even).map(([name, opening]) => ({ name, opening })),
    ...apart,
  ] satisfies readonly { name: string; opening: Opening }[];
}
