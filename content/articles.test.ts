import { test } from "vitest";
import * as z from "zod";
import { expectHouseStyle, expectNoProblems } from "#tests/support/no-problems.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { scoreRanges } from "./states.ts";
import { maxScore, minScore } from "#domain/scan/scores.ts";
import type { Article } from "./article-source.ts";
import { broken, repeated } from "./broken-rules.fixture.ts";
import { categories } from "./categories.ts";
import { articles, legalPages, proseOf } from "./every-text.ts";
import { helpKinds, type HelpKind } from "./help.ts";
import { isOwners, shippedSlugs } from "./owners-texts.ts";
import { readingMinutes, wordCount } from "./reading-time.ts";
import { addresses, articleAddress, sitePages } from "./site-map.ts";

/** Whether it is a day of the calendar, written as in 2027-01-31. */
const isDay = (text: string) => z.iso.date().safeParse(text).success;
const fewestWords = 1300;
const mostWords = 2600;

/** The articles that come with the site: the owner's may be short, and tell no history. */
const ours = articles.filter(({ file }) => !isOwners(file));

test("the eight addresses of spec 9 have their articles", () => {
  const problems = shippedSlugs
    .filter((shipped) => !articles.some(({ slug }) => slug === shipped))
    .map((slug) => `content/articles/${slug}.mdx: is missing; links of others may lead to it`);
  expectHouseStyle(problems);
});

test("no article still has a blank of docs/article.mdx", () => {
  const problems = articles.flatMap(({ file, source }) =>
    [...source.matchAll(/\[YOUR [^\]]+\]/gu)].map(
      ([blank]) => `${file}: still has the blank ${blank}; write your own`,
    ),
  );
  expectHouseStyle(problems);
});

test("every category of spec 3 has an article, and every article one of them", () => {
  const used = articles.map(({ field }) => field("category"));
  expectNoProblems(
    articles
      .filter(({ field }) => !categories.some((category) => category === field("category")))
      .map(
        ({ file, field }) =>
          `${file}, category: "${field("category")}"; write one of ${categories.join(", ")}`,
      ),
  );
  expectHouseStyle(
    categories
      .filter((category) => !used.includes(category))
      .map((category) => `content/articles/: no article has the category ${category}; write one`),
  );
});

test("an article that names its own day names a day of the calendar", () => {
  const problems = articles
    .map(({ file, field }) => ({ file, day: field("published") }))
    .filter(({ day }) => day !== "" && !isDay(day))
    .map(
      ({ file, day }) =>
        `${file}, published: "${day}"; write year, month and day, as in 2027-01-31`,
    );
  expectNoProblems(problems);
});

test("every chakra has an article to recommend, so that a low score leads somewhere", () => {
  const recommended = articles.flatMap(({ field }) => field("recommendedFor").match(/\w+/gu) ?? []);
  const without = chakraKeys
    .filter((key) => !recommended.includes(key))
    .map((key) => `content/articles/: none is "recommendedFor" ${key}; name it in one`);
  expectHouseStyle(without);
});

test("each has 1,300 to 2,600 words and takes 6 to 12 minutes to read (spec 9)", () => {
  const problems = ours.flatMap(({ file, body }) => {
    const [words, minutes] = [wordCount(body), readingMinutes(body)];
    return words >= fewestWords && words <= mostWords && minutes >= 6 && minutes <= 12
      ? []
      : [`${file}: has ${words} words, ${minutes} min; write ${fewestWords} to ${mostWords} words`];
  });
  expectNoProblems(problems);
});

test("no title, excerpt or text is empty", () => {
  const problems = articles.flatMap(({ file, field, body }) =>
    Object.entries({ title: field("title"), excerpt: field("excerpt"), text: body })
      .filter(([, text]) => text.trim() === "")
      .map(([name]) => `${file}, ${name}: is empty; write it`),
  );
  expectNoProblems(problems);
});

test("no two share a title or an excerpt, and both fit their card", () => {
  const problems = articles.flatMap(({ file, field }) => {
    const [words, { length }] = [wordCount(field("title")), field("excerpt")];
    return broken(file, [
      [words >= 4 && words <= 9, ", title: write 4 to 9 words"],
      [length >= 110 && length <= 160, `, excerpt: has ${length} characters; write 110 to 160`],
    ]);
  });
  const twice = ["title", "excerpt"].flatMap((name) =>
    repeated(articles.map(({ file, field }) => ({ place: `${file}, ${name}`, name: field(name) }))),
  );
  expectHouseStyle([...problems, ...twice]);
});

test("each leads to a related article that exists, and to another one", () => {
  const slugs = articles.map(({ slug }) => slug);
  const advice = ({ file, field }: Article) =>
    `${file}, related: "${field("related")}"; write one of ${slugs.join(", ")}, not itself`;
  expectNoProblems(articles.filter(({ field }) => !slugs.includes(field("related"))).map(advice));
  expectHouseStyle(articles.filter(({ slug, field }) => field("related") === slug).map(advice));
});

test("what an article says of scores and their states is what the scan does (spec 4)", () => {
  const right = new Set([
    ...Object.values(scoreRanges),
    `${minScore} to ${maxScore}`,
    `${minScore} and ${maxScore}`,
    `out of ${maxScore}`,
  ]);
  const claims =
    /\b(?:\d+ or (?:more|less)|(?<=score\b[^.]*|from )\d+ (?:to|and) \d+|out of \d+)\b/giu;
  const found = articles.flatMap(({ file, body }) =>
    proseOf(body)
      .filter((text) => /\bscores?\b|"(?:blocked|balanced|needs support)/iu.test(text))
      .flatMap((text) => [...text.matchAll(claims)].map(([claim]) => ({ file, claim }))),
  );
  expectHouseStyle(
    found
      .filter(({ claim }) => !right.has(claim))
      .map(({ file, claim }) => `${file}: "${claim}"; write one of ${[...right].join(", ")}`),
  );
});

test("every link of an article or a legal page leads to a page of this site", () => {
  const known = [
    ...sitePages
      .map(({ path }) => path)
      // Where the functions run elsewhere, nobody takes its form, and it is not built.
      .filter((path) => path !== addresses.lostReport || !process.env["PUBLIC_BACKEND_URL"]),
    ...articles.map(({ slug }) => articleAddress(slug)),
  ];
  const links = [...articles, ...legalPages].flatMap(({ file, source }) =>
    [...source.matchAll(/(?<!!\[[^\]]*)\]\(([^)]*)\)/gu)].map(([, link = ""]) => ({ file, link })),
  );
  const leadsOut = (link: string) => /^(?:https?:\/\/[\w-]+\.|mailto:\S+@)/u.test(link);
  expectNoProblems(
    links
      .filter(({ link }) => !leadsOut(link) && !known.includes(link.replace(/#.*$/u, "") || "/"))
      .map(({ file, link }) => `${file}: links to "${link}"; write one of ${known.join(", ")}`),
  );
  // A legal page may have to name others.
  expectHouseStyle(
    links
      .filter(({ file, link }) => leadsOut(link) && file.startsWith("content/articles/"))
      .map(({ file, link }) => `${file}: "${link}" leads out of this site; see that it is needed`),
  );
});

test("each answers first, teaches steps, has a figure with a caption, says when to seek help, and names reading and sources", () => {
  const parts = [
    [/^<ShortAnswer>\n\n[^\n]+\n\n<\/ShortAnswer>\n\n## /u, "begin with one <ShortAnswer> box"],
    [/^1\. .+\n2\. .+\n3\. /mu, "give at least one practice as numbered steps"],
    [
      /^<SeekHelp lines="[^"]+">\n\n[^\n]+\n\n<\/SeekHelp>$/mu,
      'say when to seek help in a <SeekHelp lines="crisis"> box',
    ],
    [
      /^<\w*Figure\b[^>]* caption="[^"]{20,}"/mu,
      'show one thing in a <Figure kind="..." caption="..."> or a drawn figure with a caption',
    ],
    [/^## Further reading\n\n(?:- .*\n){2,4}/mu, 'list 2 to 4 links under "## Further reading"'],
    [/^## Sources\n\n(?:- .*\(\d{4}\)\. .*\n?){2,}/mu, 'list works and years under "## Sources"'],
  ] as const;
  const problems = ours.flatMap(({ file, body }) =>
    parts.filter(([part]) => !part.test(body)).map(([, advice]) => `${file}: ${advice}`),
  );
  expectNoProblems(problems);
});

test("each leads from its help box to the lines of its subjects, and leaves numbers to the setting", () => {
  const subjects: readonly (readonly [RegExp, HelpKind])[] = [
    [/ending your life|harming yourself|hopeless|panic/u, "crisis"],
    [/at home (?:or .*)?(?:controls|frightens|scares)|home is not safe/u, "violenceAtHome"],
    [/sexually/u, "sexualAssault"],
  ];
  const boxes = articles.flatMap(({ file, body }) =>
    [...body.matchAll(/^<SeekHelp lines="(.*)">\n\n(.*)$/gmu)].map(([, lines = "", text = ""]) => ({
      place: `${file}, SeekHelp`,
      kinds: lines.split(" "),
      text,
    })),
  );
  expectNoProblems(
    boxes.flatMap(({ place, kinds }) =>
      kinds
        .filter((kind) => !helpKinds.some((known) => known === kind))
        .map((kind) => `${place}, lines: "${kind}"; write some of ${helpKinds.join(" ")}`),
    ),
  );
  const problems = boxes.flatMap(({ place, kinds, text }) => [
    ...subjects
      .filter(([subject, kind]) => subject.test(text) && !kinds.includes(kind))
      .map(([, kind]) => `${place}: speaks of it, so add ${kind} to its lines`),
    ...[...text.matchAll(/\d{3}[\d-]*/gu)].map(
      ([number]) => `${place}: "${number}"; numbers stand in helpLines of content/site.ts`,
    ),
  ]);
  expectHouseStyle(problems);
});

test("each tells where the chakras come from: tantric India, Woodroffe in 1919, the modern West", () => {
  const history = [
    [/tantr/iu, "the tantric texts of India"],
    [/Sat-Cakra-Nirupana/u, "the Sat-Cakra-Nirupana"],
    [/Woodroffe/u, "Sir John Woodroffe"],
    [/1919/u, "the year 1919"],
    [/\bWest(?:ern)?\b/u, "what the modern West has added"],
  ] as const;
  const problems = ours.flatMap(({ file, body }) => {
    const prose = proseOf(body).join("\n");
    return history
      .filter(([fact]) => !fact.test(prose))
      .map(([, name]) => `${file}: the history leaves out ${name}`);
  });
  expectNoProblems(problems);
});
