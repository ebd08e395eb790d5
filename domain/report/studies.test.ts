import { expect, test } from "vitest";
import { studiesOf, type StudyKey } from "./studies.ts";

const part = (...studied: (StudyKey | undefined)[]) => ({
  practices: studied.map((key) => (key ? { studied: key } : {})),
});

test("the studies of a report are those of its practices, once each and in the order of the list", () => {
  const sections = [part("gratitude_writing", undefined), part("slow_breathing")];
  const booster = part(undefined, "gratitude_writing");
  expect(studiesOf([...sections, booster])).toEqual(["slow_breathing", "gratitude_writing"]);
});

test("a report without a studied practice has no sources to list", () => {
  expect(studiesOf([part(undefined), part()])).toEqual([]);
});
