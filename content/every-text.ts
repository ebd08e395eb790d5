import { byChakra } from "#domain/chakra.ts";
import { paragraphsOf, type Practice } from "#domain/report/template.ts";
import { chakraStates } from "#domain/scan/scores.ts";
import { about } from "./about.ts";
import { asISeeYou } from "./as-i-see-you.ts";
import { articleFrom, type Article } from "./article-source.ts";
import { changesInWords } from "./changes.ts";
import { answerTexts } from "./answers/answers.ts";
import { boosters } from "./boosters.ts";
import { chakras } from "./chakras/chakras.ts";
import { adaptNote, disclaimers, focusNote, foodNote } from "./disclaimers.ts";
import * as checkout from "./checkout.ts";
import { evenAnswers, oftenPairs } from "./even-answers.ts";
import * as exampleReport from "./example-report.ts";
import { faq } from "./faq.ts";
import { finding } from "./finding.ts";
import { besideHome, fourWeeks, trialFell, trialFindings } from "./four-weeks.ts";
import { elsewhere, helpNotes, rightNow } from "./help.ts";
import { cardsLead } from "./headings.ts";
import { evenInsights, insights } from "./insights.ts";
import { howToRead, legend } from "./how-to-read.ts";
import * as landing from "./landing.ts";
import { leaving } from "./leaving.ts";
import { letter } from "./letter.ts";
import * as lostReport from "./lost-report.ts";
import { lookAgain, nextWeeks } from "./next-weeks.ts";
import { oneThingWords } from "./one-thing.ts";
import { whyThisOrder } from "./chapter-order.ts";
import { tensions } from "./tensions.ts";
import { offerContents, offerFocus } from "./offer.ts";
import * as pages from "./pages.ts";
import { planCues } from "./plan-cues.ts";
import { planLead } from "./plan-lead.ts";
import { questions } from "./questions.ts";
import * as reportPage from "./report-page.ts";
import { research } from "./research.ts";
import * as scanMessages from "./scan-messages.ts";
import * as scan from "./scan.ts";
import * as sharePicture from "./share-picture.ts";
import { founderStory, helpLines, offerDescription, site, testimonial } from "./site.ts";
import { sideBySide } from "./side-by-side.ts";
import * as snapshot from "./snapshot.ts";
import * as success from "./success.ts";
import * as twoFlowers from "./two-flowers.ts";

/** A piece of text and where its author finds it: `field` reads like "templates.blocked.insight". */
export type Text = { readonly file: string; readonly field: string; readonly text: string };

/** Every article in content/articles. */
export const articles: readonly Article[] = Object.entries(
  import.meta.glob<string>("./articles/*.mdx", { query: "?raw", import: "default", eager: true }),
).map(([path, source]) => articleFrom(path, source));

/** The legal pages that the owner has written, in content/legal: each its text alone, without front matter. */
export const legalPages = Object.entries(
  import.meta.glob<string>("./legal/*.mdx", { query: "?raw", import: "default", eager: true }),
).map(([path, source]) => ({ file: path.replace(".", "content"), source }));

/** The paragraphs, steps and list items of an article without markup, headings, tables and sources. */
export function proseOf(body: string): readonly string[] {
  return body
    .replace(/^## Sources$[\s\S]*/mu, "")
    .split("\n")
    .filter((line) => !/^(?:#|\||<|\s*$)/u.test(line))
    .map((line) => plain(line.replace(/^\s*(?:-|\d+\.) /u, "")));
}

/** A line of an article without links and emphasis. */
function plain(line: string): string {
  return line.replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, "$1").replaceAll(/\*+/gu, "");
}

/** All strings inside a value, each with its path; a text of several paragraphs gives one for each. */
export function textsIn(file: string, value: unknown, field = ""): readonly Text[] {
  if (typeof value === "string") return paragraphsOf(value).map((text) => ({ file, field, text }));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(file, inner, field === "" ? key : `${field}.${key}`),
  );
}

/** The file of a chakra: third_eye has its content in third-eye.ts. */
export function chakraFile(key: string): string {
  return `content/chakras/${key.replace("_", "-")}.ts`;
}

/** What a report says about each chakra in each state. */
export const templates = Object.values(chakras).flatMap((chakra) =>
  chakraStates.map((state) => ({
    key: chakra.key,
    state,
    template: chakra.templates[state],
    place: `${chakraFile(chakra.key)}, ${state}`,
  })),
);

/** Every practice, with the chakra or the special focus area whose it is. */
export const practices: readonly {
  readonly owner: string;
  readonly place: string;
  readonly practice: Practice;
}[] = [
  ...templates.flatMap(({ key, place, template }) =>
    template.practices.map((practice) => ({ owner: key, place: `${place}, practices`, practice })),
  ),
  ...Object.entries(boosters).flatMap(([owner, booster]) =>
    booster.practices.map((practice) => ({
      owner,
      place: `content/boosters.ts, ${owner}`,
      practice,
    })),
  ),
];

/** The questions, named by their ids. */
export const questionTexts: readonly Text[] = questions.map(({ id, text }) => ({
  file: "content/questions.ts",
  field: `question ${id}`,
  text,
}));

const orderCases = [true, false].map((isLevel) => ({
  names: Object.values(chakras).map(({ name }) => name),
  isLevel,
  isTied: !isLevel,
  isAnyBlocked: isLevel,
  areKept: isLevel,
}));

const focusCases = [[], ["Root"], ["Root", "Heart"], ["Root", "Heart", "Crown"]];

/** What depends on a visitor's scores, once for each case; a report shows one case of each. */
export const personalTexts: readonly Text[] = [
  ...focusCases.flatMap((focus) =>
    textsIn(
      "content/plan-lead.ts",
      planLead({ focus, thread: "Sit", isKept: focus.length > 1 }),
      `lead with ${focus.length} focus chakras`,
    ),
  ),
  ...[[], ["Root"]].flatMap((focus) =>
    textsIn(
      "content/plan-lead.ts",
      planLead({ focus, unsafe: "Root" }),
      `lead where home is not safe, with ${focus.length} focus chakras`,
    ),
  ),
  ...textsIn(
    "content/next-weeks.ts",
    nextWeeks({ isMuchLow: true, isUnsafe: true }).join(" "),
    "weeks where much is low",
  ),
  ...textsIn("content/offer.ts", { offerFocus, offerContents }),
  ...[undefined, "Sit"].flatMap((practice) =>
    textsIn(
      "content/next-weeks.ts",
      nextWeeks({ practice }).join(" "),
      practice ? "weeks with a practice" : "weeks without one",
    ),
  ),
  ...textsIn("content/next-weeks.ts", lookAgain("December 19, 2026"), "lookAgain"),
  ...textsIn("content/four-weeks.ts", { besideHome, fourWeeks, trialFindings, trialFell }),
  ...textsIn("content/how-to-read.ts", { howToRead, legend }),
  ...textsIn("content/headings.ts", { cardsLead }),
  ...textsIn("content/plan-cues.ts", planCues),
  ...[3, 6, 7].map((score) => ({
    file: "content/changes.ts",
    field: `from ${score} to 7`,
    text: changesInWords(
      { scores: { ...byChakra(() => score), heart: 7, throat: 9 }, day: "October 3" },
      byChakra(() => 7),
      byChakra((key) => chakras[key].name),
    ),
  })),
  ...orderCases.map((facts, index) => ({
    file: "content/chapter-order.ts",
    field: `case ${index + 1}`,
    text: whyThisOrder(facts),
  })),
  ...textsIn("content/one-thing.ts", oneThingWords),
];

/** What single answers say, alone and together. */
export const readAloud: readonly Text[] = [
  ...textsIn("content/answers/answers.ts", answerTexts),
  ...textsIn("content/insights.ts", {
    insights: Object.values(insights).map(({ insight }) => insight),
    evenInsights,
  }),
  ...textsIn("content/tensions.ts", tensions),
  ...textsIn("content/even-answers.ts", { evenAnswers, oftenPairs }),
  ...textsIn("content/side-by-side.ts", sideBySide),
];

const mail = lostReport.lostReportMail([
  { number: "#1a2b3c4d", day: "November 20, 2026", link: "" },
]);
const mailTexts = textsIn("content/lost-report.ts", {
  subject: mail.subject,
  line: mail.text.trim().split(/\n+/u),
});

/** Buttons, hints and messages; those that are made with a name or a number are left to the screens. */
const screenTexts = [
  ...textsIn("content/checkout.ts", { ...checkout }),
  ...textsIn("content/example-report.ts", { ...exampleReport }),
  ...textsIn("content/lost-report.ts", { ...lostReport }),
  ...textsIn("content/pages.ts", { ...pages }),
  ...textsIn("content/report-page.ts", { ...reportPage }),
  ...textsIn("content/scan-messages.ts", { ...scanMessages }),
  ...textsIn("content/scan.ts", { ...scan }),
  ...textsIn("content/share-picture.ts", { ...sharePicture }),
  ...textsIn("content/snapshot.ts", { ...snapshot }),
  ...textsIn("content/success.ts", { ...success }),
  ...textsIn("content/two-flowers.ts", { ...twoFlowers }),
  ...textsIn("content/as-i-see-you.ts", asISeeYou),
];

// The category is a word of spec 3 and no line that an author writes.
const mdxTexts = [...articles, ...legalPages].flatMap(({ file, source }) =>
  source
    .split("\n")
    .map((line, index) => ({ file, field: `line ${index + 1}`, text: line.replace("![", "[") }))
    .filter(({ text }) => text.trim() !== "" && !text.startsWith("category:")),
);

/** Every text that the site can show, from every file of content/. */
export const everyText: readonly Text[] = [
  ...textsIn("content/leaving.ts", leaving),
  ...Object.values(chakras).flatMap((chakra) => textsIn(chakraFile(chakra.key), chakra)),
  ...questionTexts,
  ...questions.map(({ id, theme }) => ({
    file: "content/questions.ts",
    field: `theme of question ${id}`,
    text: theme,
  })),
  ...textsIn("content/boosters.ts", boosters),
  ...textsIn("content/letter.ts", { letter }),
  ...readAloud,
  ...textsIn("content/finding.ts", finding),
  ...textsIn("content/disclaimers.ts", { disclaimers, foodNote, adaptNote, focusNote }),
  ...personalTexts,
  ...textsIn("content/help.ts", { helpNotes, rightNow, elsewhere }),
  ...textsIn("content/faq.ts", faq),
  ...screenTexts,
  ...textsIn("content/landing.ts", { ...landing }),
  ...textsIn("content/about.ts", about),
  ...textsIn("content/research.ts", research),
  ...textsIn("content/site.ts", {
    ...site,
    offerDescription,
    helpLines,
    testimonial,
    founderStory,
  }),
  ...mailTexts,
  ...mdxTexts,
];
