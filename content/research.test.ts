import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { studyKeys, type StudyKey } from "#domain/report/studies.ts";
import { practices } from "./every-text.ts";
import { research } from "./research.ts";

const marked = practices.flatMap(({ place, practice: { title, how, studied } }) =>
  studied === undefined ? [] : [{ place: `${place}, "${title}"`, how, studied }],
);

test("a study is marked on a practice, or told on About alone, and called nearby then and only then", () => {
  const marks = marked.map(({ studied }) => studied);
  expectNoProblems(
    studyKeys
      .filter((key) => {
        const { practice, isOnlyOnAbout = false } = research.findings[key];
        const isMarked = marks.includes(key);
        return isMarked === isOnlyOnAbout || practice.startsWith("Nearby: ") !== isOnlyOnAbout;
      })
      .map(
        (key) =>
          `content/research.ts, ${key}: mark it on a practice, or set isOnlyOnAbout and begin its practice with "Nearby: "`,
      ),
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
