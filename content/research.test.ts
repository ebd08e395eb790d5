import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { chakraStates } from "#domain/scan/scores.ts";
import { studiesOf, studyKeys, type StudyKey } from "#domain/report/studies.ts";
import { boosters } from "./boosters.ts";
import { chakras } from "./chakras/chakras.ts";
import { chakraFile } from "./every-text.ts";
import { research } from "./research.ts";

const parts = [
  ...Object.values(chakras).flatMap(({ key, templates }) =>
    chakraStates.map((state) => ({
      place: `${chakraFile(key)}, ${state}`,
      practices: templates[state].practices,
    })),
  ),
  ...Object.entries(boosters).map(([key, { practices }]) => ({
    place: `content/boosters.ts, ${key}`,
    practices,
  })),
];

const marked = parts.flatMap(({ place, practices }) =>
  practices.flatMap(({ title, how, studied }) =>
    studied === undefined ? [] : [{ place: `${place}, "${title}"`, how, studied }],
  ),
);

test("a mark on a practice names a study of content/research.ts that may be marked", () => {
  const names = studyKeys.filter((key) => !research.findings[key].isOnlyOnAbout);
  expectNoProblems(
    marked
      .filter(({ studied }) => !names.includes(studied))
      .map(({ place, studied }) => `${place}, studied: "${studied}"; write ${names.join(" or ")}`),
  );
});

test("a study is marked on the practice that was studied, or told on About alone", () => {
  const used = studiesOf(parts);
  expectNoProblems(
    studyKeys
      .filter((key) => !used.includes(key) && !research.findings[key].isOnlyOnAbout)
      .map(
        (key) =>
          `content/research.ts, ${key}: no practice is marked with it; mark one, or set isOnlyOnAbout`,
      ),
  );
});

test("a study that is behind no practice is called nearby, so that nobody takes it for what we lean on", () => {
  expectNoProblems(
    studyKeys
      .filter((key) => {
        const { practice, isOnlyOnAbout = false } = research.findings[key];
        return practice.startsWith("Nearby: ") !== isOnlyOnAbout;
      })
      .map((key) => `content/research.ts, ${key}, practice: begin it with "Nearby: " or mark it`),
  );
});

test("a practice that is marked is what was studied", () => {
  const rules: Readonly<Partial<Record<StudyKey, RegExp>>> = {
    slow_breathing: /\bsit\b.*\bin for about four\b.*\bout for about six\b.*no holding/iu,
    gratitude_writing: /\bwrite\b.*\b(?:thankful|grateful)\b/iu,
  };
  expectNoProblems(
    marked
      .filter(({ how, studied }) => !rules[studied]?.test(how))
      .map(
        ({ place, studied }) =>
          `${place}: is not the ${studied} that was studied; reword it or unmark it`,
      ),
  );
});
