import { expect, test } from "vitest";
import * as z from "zod";
import { hasEmailShape } from "#domain/purchase/email.ts";
import { formatMoney, isChargeable, leastAmount, unitOf } from "#domain/purchase/money.ts";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { faq } from "./faq.ts";
import {
  founderStory,
  helpLines,
  offerDescription,
  priceLabel,
  site,
  testimonial,
} from "./site.ts";

/** What a setting must be, and the advice for its owner. Nobody checks types on the way to `npm start`. */
type Rule = readonly [isRight: (value: unknown) => boolean, advice: string];

/** A rule for every setting: one that is new in site.ts does not compile until it has its own here. */
type RulesOf<Settings> = {
  readonly [Name in keyof Settings]: Settings[Name] extends Record<string, unknown>
    ? RulesOf<Settings[Name]>
    : Rule;
};
type Rules = { readonly [name: string]: Rule | Rules };

const { currency } = site.offer;
// A multiple of every step.
const examplePrice = 1200;
const steps = unitOf(currency).step > 1 ? ` and a multiple of ${unitOf(currency).step}` : "";

const isDay = (value: unknown) => z.iso.date().safeParse(value).success;
const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const text: Rule = [isText, "write it in quotes"];
const line = { name: text, reach: text };
const trueOrFalse: Rule = [
  (value) => typeof value === "boolean",
  "write true or false, without quotes",
];

const owners = { ...site, offerDescription, helpLines, testimonial, founderStory };

const rules: RulesOf<typeof owners> = {
  productName: text,
  supportEmail: [
    (value) => typeof value === "string" && value === value.trim() && hasEmailShape(value),
    'write an e-mail address, as in "support@example.com"',
  ],
  filePrefix: text,
  articles: { byline: text, published: [isDay, 'write year, month and day, as in "2027-01-31"'] },
  offer: {
    name: text,
    priceInCents: [
      (value) => typeof value === "number" && isChargeable(value, currency),
      `write a whole number without quotes, in the smallest unit of ${currency}, as in ${examplePrice}${isCurrency(currency) ? ` for ${formatMoney(examplePrice, currency)}` : ""}; at least ${leastAmount(currency)}${steps}`,
    ],
    currency: [isCurrency, 'write the three small letters of a currency, as in "usd" or "eur"'],
  },
  offerDescription: text,
  refund: [
    (value) => typeof value === "string" && /^\S.*[.!?]$/u.test(value),
    "write whole sentences in quotes, with their periods; where there is no refund, say so",
  ],
  helpLines: {
    country: text,
    crisis: line,
    violenceAtHome: line,
    sexualAssault: line,
    childAbuse: line,
    housing: line,
  },
  testimonial: { quote: text, author: text, isSample: trueOrFalse },
  founderStory: {
    isSample: trueOrFalse,
    paragraphs: [
      (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
      "write at least one paragraph in quotes, and none that is empty",
    ],
  },
};

/** In the form that Stripe takes. */
function isCurrency(value: unknown): boolean {
  return (
    typeof value === "string" &&
    value === value.toLowerCase() &&
    Intl.supportedValuesOf("currency").includes(value.toUpperCase())
  );
}

/** A sentence for each setting that breaks its rule, by its path inside site.ts. */
function problemsOf(settings: unknown, rulesHere: Rules, path = ""): readonly string[] {
  return Object.entries(rulesHere).flatMap(([name, rule]) => {
    const value: unknown = Object(settings)[name];
    const field = `${path}${name}`;
    if (!isRule(rule)) return problemsOf(value, rule, `${field}.`);
    const [isRight, advice] = rule;
    if (isRight(value)) return [];
    const found = value === undefined ? "is missing" : JSON.stringify(value);
    return [`content/site.ts, ${field}: ${found}; ${advice}`];
  });
}

function isRule(rule: Rule | Rules): rule is Rule {
  return Array.isArray(rule);
}

test("every setting of the owner is there, and is a value that the site can use", () => {
  expectNoProblems(problemsOf(owners, rules));
});

test("the answer about cost tells the price and the owner's promise about refunds", () => {
  const answer = faq.find(({ question }) => /\bcost\b/u.test(question))?.answer;
  expect(answer).toContain(priceLabel);
  expect(answer).toContain(site.refund);
});
