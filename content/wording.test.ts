import { expect, test } from "vitest";
import { expectHouseStyle, expectNoProblems } from "#tests/support/no-problems.ts";
import { isPrintable } from "#pdf/engine/printable.ts";
import { everyText, type Text } from "./every-text.ts";
import { isOwners } from "./owners-texts.ts";
import { priceLabel, site } from "./site.ts";
import { sentencesOf } from "#tests/support/likeness.ts";

/** All that screens and paper say themselves, as it is written in web/ and pdf/. */
const screens: readonly Text[] = Object.entries(
  import.meta.glob<string>(["/{web,pdf}/**/*.{ts,tsx,astro}", "!/**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).flatMap(([file, source]) =>
  source
    .split("\n")
    .map((text, index) => ({ file: file.slice(1), field: `line ${index + 1}`, text }))
    .filter(({ text }) => !/^\s*(?:\/\*|\*|\/\/)/u.test(text)),
);

/** The words that an expression finds in the texts, each with its place and what to do about it. */
function found(texts: readonly Text[], wrong: RegExp, advice: string): readonly string[] {
  return texts.flatMap(({ file, field, text }) =>
    [...text.matchAll(wrong)].map(([word]) => `${file}, ${field}: "${word}"; ${advice}`),
  );
}

/** The titles of books and papers keep the words of their authors, and help lines their names. */
const isSource = ({ field, text }: Text) =>
  /\.source$|\.tradition$|^helpLines\./u.test(field) || /^- .*\(\d{4}\)\. /u.test(text);

/** What the owner's settings bring into our texts; the promise about refunds may have to speak as the law does. */
const settings = [site.refund, site.supportEmail, site.productName, priceLabel];

function withoutSettings(text: Text): Text {
  const brought = isOwners(text.file) ? [site.refund] : settings;
  return { ...text, text: brought.reduce((rest, words) => rest.replaceAll(words, ""), text.text) };
}

const ownWords = everyText.filter((text) => !isSource(text)).map(withoutSettings);

/** Of the owner's words a report has the product's name, the help lines, and the titles of articles. */
const isDrawn = ({ file, field, text }: Text) =>
  !isOwners(file) ||
  field === "productName" ||
  field.startsWith("helpLines.") ||
  text.startsWith("title:");

test("every text can be drawn in the fonts of the PDF, which know the letters of Western Europe", () => {
  const problems = everyText
    .filter(isDrawn)
    .map(withoutSettings)
    .flatMap(({ file, field, text }) =>
      [...text]
        .filter((character) => !isPrintable(character))
        .map((character) => `${file}, ${field}: "${character}"; use a letter or sign it resembles`),
    );
  expectNoProblems(problems);
});

test("no text has a word of medicine, except where the disclaimers say that nothing is promised", () => {
  const promises =
    /\b(?:cur(?:es?|ed|ing)|heal(?:s|ed|er|ers|ing)?|treat(?:s|ed|ing|ments?)?|diagnos\w*|remed(?:y|ies)|detox\w*|toxins?|diseases?|therap(?:y|ies|eutic)|prescri\w+|miracles?|guarantee\w*|proven|immun\w+|antioxidants?|anti-?inflammatory|vitamins?|metabolism|hormone balance)\b/giu;
  const allowed = [
    "Holistic Healing",
    "By healing we mean feeling more whole.",
    "I treat myself with kindness.",
    "Not medical or psychological advice, diagnosis or treatment.",
    "Not a measurement, and not a diagnosis",
  ];
  const texts = ownWords
    .filter(({ file }) => file !== "content/disclaimers.ts" && !file.startsWith("content/legal/"))
    .map((text) => ({
      ...text,
      text: allowed.reduce((rest, phrase) => rest.replace(phrase, ""), text.text),
    }));
  expectHouseStyle(
    found(
      texts,
      promises,
      "sounds like a medical promise; say what the reader may notice or do instead",
    ),
  );
});

test("no text that answers choose says that all is well: home may still not be safe", () => {
  const allIsWell =
    /\b(?:nothing (?:here |in them )?(?:asks for|to (?:repair|mend|fix))|(?:no|hidden) faults?|in good order|no area asks|steady ground|seems to suit you|all is well|(?:nothing|none of this) is urgent)\b/giu;
  const chosen = ownWords.filter(({ file }) => !file.endsWith(".mdx"));
  expectHouseStyle(found(chosen, allIsWell, "say what works, and no more than that"));
});

test("no text raises its voice or talks like a brochure", () => {
  const brochure =
    /!|—|\b(?:journeys?|vibrations?|unlock\w*|tapestry|embrac(?:e|es|ed|ing)|fast-paced|transformative|life-changing|game-changer|high-vibe)\b/giu;
  // Titles of spec 2.
  const fixed = ["Personal Journey", "Continue Your Journey", "Payment Successful!"];
  const texts = ownWords.filter(({ text }) => !fixed.includes(text));
  expectHouseStyle(found(texts, brochure, "say it in plain words and a calm voice"));
});

test("no text claims to know other visitors, whose answers the site never sees", () => {
  const findings =
    /\b(?:answers like yours|people like you|(?:many|most|some) (?:people|visitors|readers)|(?:people|visitors|readers) (?:often|usually|in this range))\b/giu;
  expectHouseStyle(
    found(ownWords, findings, 'nobody has counted that; say "you may", or leave it out'),
  );
});

test("no text outside the chapters, whose foods have rules of their own, talks like a diet", () => {
  const diet =
    /\b(?:diets?|dieting|calori\w*|low-fat|fat-free|sugar-free|without sugar|slim\w*|los(?:e|ing) weight|weight loss|portions? control|only a few|(?:allow|treat) yourself|guilt-free|guilty pleasures?|cheat days?|eat less|clean eating)\b/giu;
  const texts = ownWords.filter(
    ({ file }) => !file.startsWith("content/chakras/") && file !== "content/disclaimers.ts",
  );
  expectHouseStyle(found(texts, diet, "say how it tastes or what to enjoy, with nothing to earn"));
});

test("the two questions of a chapter have one name everywhere", () => {
  // A line of a screen may end within the name.
  const otherNames =
    /\b(?:journal(?:ing)? (?:questions?|prompts?)|questions? (?:for (?:a|your) journal|to write\b))|\bquestions? to$|"Reflection"/giu;
  expectHouseStyle(
    found(
      [...ownWords, ...screens],
      otherNames,
      'write "reflection prompts", as the specification does',
    ),
  );
});

test("apostrophes are curled in every text, as the articles' are by the site", () => {
  const texts = ownWords.filter(({ file }) => !file.endsWith(".mdx"));
  const straight = /\p{L}+'\p{L}+/gu;
  expectHouseStyle(found([...texts, ...screens], straight, "write the apostrophe as ’"));
});

test("the spelling is American everywhere", () => {
  const words = String.raw`
    (?:dis)?colour\w* (?:un)?favour\w* (?:dis)?honour\w* neighbour\w* (?:mis)?behaviours?
    flavour\w* humour labour\w* rumours? harbour\w* savour\w* vigour centres? centred theatres?
    fibres? litres? metres?
    (?:organ|real|recogn|apolog|emphas|summar|personal|categor|critic|minim|maxim|memor|special|visual|util|custom|final|general|prior|harmon|symbol|energ|optim|character)is(?:e|es|ed|ing|ations?)
    (?:an|par)alys(?:e|es|ed|ing)
    (?:cancel|travel|counsel|model|label|signal|marvel|quarrel|fuel|level)l(?:ed(?!by)|ing|ers?|ors?)
    practis(?:e|es|ed|ing) (?:de|of)fence licences? programmes? grey\w* cosy mould\w* plough\w*
    sceptic\w* pyjamas jewellery cheques? kerbs? tyres? storeys? draughts? aeroplanes? mums?
    fulfil enrol skilful wilful judgement ageing whilst amongst (?:to|after|for|back|up|down)wards
    damsons? store\scards? a\slook[-\s]in learnt dreamt spelt`;
  const british = new RegExp(String.raw`\b(?:${words.trim().split(/\s+/u).join("|")})\b`, "giu");
  expect(screens.length).toBeGreaterThan(100);
  expectHouseStyle(
    found([...ownWords, ...screens], british, "write it the American way, as in color or center"),
  );
});

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
  [1, "It healed my anxiety in a week!"],
  [1, "My doctor did not help, but this scan cured my insomnia."],
  [1, "A clinically proven scan."],
  [0, "A healing hour, after a year of anxiety!"],
  [0, "The report does not diagnose, treat or cure any illness."],
  [0, "A doctor can treat depression."],
])("%i promises to heal an illness: %s", (count, text) => {
  expect(promisesIn(text)).toHaveLength(count);
});
