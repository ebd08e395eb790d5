import { expect, test } from "vitest";
import { sentencesOf } from "#tests/support/likeness.ts";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { practiceLimits } from "#domain/report/practice-order.ts";
import { homeQuestion } from "#domain/scan/help.ts";
import type { PracticeTime } from "#domain/report/template.ts";
import { openingsIn } from "#tests/support/openings.ts";
import { broken, repeated } from "#content/broken-rules.fixture.ts";
import { chakraFile, practices, templates } from "#content/every-text.ts";
import { questions } from "#content/questions.ts";
import { wordCount } from "#content/reading-time.ts";
import { chakras } from "./chakras.ts";

const times: readonly PracticeTime[] = ["AM", "Anytime", "PM"];

const reflections = Object.values(chakras).flatMap((chakra) =>
  Object.entries(chakra.reflections).map(([id, reflection]) => ({
    key: chakra.key,
    id: Number(id),
    reflection,
    place: `${chakraFile(chakra.key)}, reflections ${id}`,
  })),
);

const reflected = reflections.flatMap(({ place, reflection: { low, high } }) => [
  { place: `${place}, low`, ...low },
  { place: `${place}, high`, ...high },
]);

test("a chapter has a headline for three answers alike, and for each that stands apart", () => {
  expect(reflections.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  const headlines = Object.values(chakras).flatMap(({ key, openings }) => {
    const all = openingsIn(openings);
    const ids = questions.filter(({ chakra }) => chakra === key).map(({ id }) => id);
    const apart = ["onlyLow", "onlyHigh"].flatMap((side) => ids.map((id) => `${side} ${id}`));
    expect(all.map(({ name }) => name)).toEqual(["rarely", "always", "low", "high", ...apart]);
    return all.map(({ name, opening: { headline } }) => ({
      place: `${chakraFile(key)}, ${name}`,
      headline,
    }));
  });
  expectNoProblems(repeated(headlines.map(({ place, headline }) => ({ place, name: headline }))));
  expectNoProblems(
    headlines.flatMap(({ place, headline }) => {
      const words = wordCount(headline);
      return broken(`${place}, headline`, [
        [words >= 4 && words <= 9, `: has ${words} words; write 4 to 9, "${headline}"`],
        [!/[.:!]/u.test(headline), `: leave out the period, "${headline}"`],
      ]);
    }),
  );
});

test("a template has exactly the practices that a report shows, for morning, evening and between (spec 9)", () => {
  const problems = templates.flatMap(({ place, state, template: { practices: written } }) =>
    broken(`${place}, practices`, [
      [
        written.length === practiceLimits[state],
        `: has ${written.length}; write ${practiceLimits[state]}, as many as a report shows`,
      ],
      ...times.map((time) => {
        const isThere = written.some((practice) => practice.time === time);
        return [isThere, `: none is for "${time}"; write one`] as const;
      }),
    ]),
  );
  expectNoProblems(problems);
});

test("a practice serves a question of its chapter, each is served in every state, and none whether home is safe", () => {
  const problems = templates.flatMap(({ place, key, template }) => {
    // No practice makes an unsafe home safe: that answer leads to the help note alone.
    const asked = questions
      .filter(({ chakra, id }) => chakra === key && id !== homeQuestion)
      .map(({ id }) => id);
    const served = template.practices.map(({ serves }) => serves);
    return [
      ...template.practices
        .filter(({ serves }) => serves === undefined || !asked.includes(serves))
        .map(
          ({ title }) =>
            `${place}, "${title}", serves: write the id of a question of this chapter: ${asked.join(", ")}`,
        ),
      ...asked
        .filter((id) => !served.includes(id))
        .map((id) => `${place}, practices: none serves question ${id}; replace one`),
    ];
  });
  expectNoProblems(problems);
});

test("a practice says when and for how long, at most 30 minutes, and how to do it in one or two sentences", () => {
  const problems = practices.flatMap(({ place, owner, practice }) => {
    const { title, duration, how, further = "" } = practice;
    const isInChapter = owner in chakras;
    const [, minutes] = /^(\d+) min(?:, [2-5]x)?$/u.exec(duration) ?? [];
    const isShort = sentencesOf(how).length <= 2 && wordCount(how) >= 6 && wordCount(how) <= 17;
    return broken(`${place}, "${title}"`, [
      [
        Number(minutes) >= 1 && Number(minutes) <= 30,
        `, duration: is "${duration}"; write "5 min" or "1 min, 3x", at most 30`,
      ],
      [isShort && /[.?]$/u.test(how), ", how: write one or two sentences of 6 to 17 words"],
      [
        !isInChapter || (/\.”?$/u.test(further) && wordCount(further) <= 14),
        ", further: write a sentence of at most 14 words",
      ],
    ]);
  });
  expectNoProblems(problems);
});

test("no two practices of a chapter are the same exercise: at most one is of breath, or of a phone", () => {
  const kinds = [/\bbreath/u, /\bphone\b/u];
  const problems = Object.values(chakras).flatMap(({ key, templates: states }) => {
    const all = Object.values(states).flatMap((template) => template.practices);
    return kinds.flatMap((kind) =>
      all
        .filter(({ title, how }) => kind.test(`${title} ${how}`.toLowerCase()))
        .slice(1)
        .map(({ title }) => `${chakraFile(key)}: "${title}" is not the first of ${kind.source}`),
    );
  });
  expectNoProblems(problems);
});

test("a practice has a cue that completes “When …, I …” with a moment of anybody's day, and needs nobody of the household, who may not be kind", () => {
  const household =
    /\b(?:partners?|husband|wife|spouse|kids?|child(?:ren)?|sons?|daughters?|family|mother|father|parents?|roommates?|everyone|everybody|whoever)\b/u;
  const atHome = /\b(?:(?:whoever|everyone|everybody|somebody|someone) (?:is )?(?:at )?home)\b/u;
  const problems = practices.flatMap(({ place, practice: { title, cue, how } }) => {
    const words = wordCount(cue);
    const letters = cue.replaceAll(/\bI\b/gu, "");
    return broken(`${place}, "${title}"`, [
      [words >= 2 && words <= 8, `, cue: "${cue}"; write 2 to 8 words`],
      [
        letters === letters.toLowerCase() && /[\p{L}]$/u.test(cue),
        `, cue: "${cue}"; write it in lower case and without a period`,
      ],
      [
        !/\b(?:last (?:task|chore)|(?:tasks|chores|errands|work) (?:is|are) done|my coat)\b/u.test(
          cue,
        ),
        `, cue: "${cue}"; choose a moment that comes on every day, whatever is left to do`,
      ],
      [!household.test(cue), `, cue: "${cue}"; choose a moment without people of the household`],
      [!atHome.test(how), ", how: write it for one alone, or “somebody you like”"],
    ]);
  });
  const byOwner = Map.groupBy(practices, ({ owner }) => owner);
  const twice = [...byOwner.values()].flatMap((own) =>
    repeated(own.map(({ place, practice: { cue: name } }) => ({ place, name }))),
  );
  expectNoProblems([...problems, ...twice]);
});

test("no two practices share a title, since the plan shows little else", () => {
  expectNoProblems(
    repeated(practices.map(({ place, practice }) => ({ place, name: practice.title }))),
  );
  const long = practices.filter(({ practice }) => !/^\S+(?: \S+){1,4}$/u.test(practice.title));
  expectNoProblems(
    long.map(
      ({ place, practice }) => `${place}: "${practice.title}"; write a title of 2 to 5 words`,
    ),
  );
});

test("no two answers share an affirmation or a prompt", () => {
  expectNoProblems([
    ...repeated(reflected.map(({ place, affirmation: name }) => ({ place, name }))),
    ...repeated(reflected.map(({ place, prompt: name }) => ({ place, name }))),
  ]);
});

test("affirmations are modest first-person sentences of at most 14 words", () => {
  const problems = reflected
    .filter(({ affirmation: text }) => wordCount(text) > 14 || !/\b(?:I|me|my|mine)\b/iu.test(text))
    .map(
      ({ place, affirmation }) =>
        `${place}: "${affirmation}"; say "I" or "my" in 14 words or fewer`,
    );
  expectNoProblems(problems);
});

test("prompts ask the reader a question that yes or no cannot answer", () => {
  const open = /^(?:(?:On|In|With|From|To) )?(?:What|When|Where|Who|Whose|Which|How)\b.*\?$/u;
  const closed = /, (?:do|did|are|is|can|could|would|will|have|has|were) (?:you|it|they)\b/u;
  const problems = reflected.flatMap(({ place, prompt: text }) => {
    return broken(`${place}: "${text}"`, [
      [
        open.test(text) && !closed.test(text),
        "; begin with What, When, Where, Who, Whose, Which or How",
      ],
      [!/\b(?:I|me|my)\b/u.test(text), '; speak to the reader as "you"'],
    ]);
  });
  expectNoProblems(problems);
});

test("the one line under the name of a chakra fits on a phone", () => {
  const problems = Object.values(chakras)
    .filter(({ description }) => description.length > 70 || /[.!]$/u.test(description))
    .map(({ key }) => `${chakraFile(key)}, description: write up to 70 characters and no period`);
  expectNoProblems(problems);
});
