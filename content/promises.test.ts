import { expect, test } from "vitest";
import { sentencesOf } from "#tests/support/likeness.ts";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { everyText } from "./every-text.ts";

const illness =
  /\b(?:anxiety|depression|cancers?|tumors?|diabetes|insomnia|asthma|arthritis|eczema|allerg(?:y|ies)|migraines?|headaches?|(?:back|chronic) pain|blood pressure|covid|infections?|adhd|ptsd|panic attacks?|addictions?|infertility|hormones?|immune system|immunity|metabolism|toxins?|diseases?|illness(?:es)?|disorders?|medical conditions?)\b/iu;
const cure =
  /\b(?:cur(?:es?|ed|ing)|heal(?:s|ed)?|treats?|treating|diagnos(?:es?|ing)|prevents?|preventing|revers(?:es?|ed|ing)|g[eo]ts? rid of|detox\w*|flush\w*|boosts?|strengthens?|lowers?|lowered)\b/iu;
const promise =
  /\b(?:miracle cures?|cures? all|(?:clinically|medically|scientifically) proven)\b/iu;
const denial =
  /\b(?:not|no|never|nor|neither|without|cannot|\p{L}+n[’']t|instead of|rather than)\b/iu;
const helper =
  /\b(?:doctors?|physicians?|therapists?|counselors?|psychologists?|psychiatrists?|professionals?|medicines?|hospitals?|clinics?)\b/iu;

/** The parts of a text that promise to heal an illness: no denial, and nothing that doctors do. */
function promisesIn(text: string): readonly string[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(/;|,? but /u))
    .filter(
      (part) =>
        !denial.test(part) &&
        (promise.test(part) || (cure.test(part) && illness.test(part) && !helper.test(part))),
    );
}

test("no text promises to heal an illness, which is unlawful whoever wrote it", () => {
  const problems = everyText
    .filter(({ file }) => file !== "content/disclaimers.ts")
    .flatMap(({ file, field, text }) =>
      promisesIn(text).map(
        (part) =>
          `${file}, ${field}: "${part}"; no scan heals an illness, so say what somebody noticed or did`,
      ),
    );
  expectNoProblems(problems);
});

test.each([
  "It healed my anxiety in a week!",
  "My doctor did not help, but this scan cured my insomnia.",
  "The practices boost your immune system.",
  "A clinically proven scan.",
])("a promise is found: %s", (text) => {
  expect(promisesIn(text)).toHaveLength(1);
});

test.each([
  "It helped me heal. What a journey!",
  "A healing hour, after a year of anxiety!",
  "I was diagnosed with depression, and was treated for cancer, before I began this site.",
  "The report does not diagnose, treat or cure any illness.",
  "A doctor can treat depression.",
])("a genuine sentence is no promise: %s", (text) => {
  expect(promisesIn(text)).toEqual([]);
});
