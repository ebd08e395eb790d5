import { about } from "./about.ts";
import { boosters } from "./boosters.ts";
import { chakras } from "./chakras/chakras.ts";
import { disclaimers, foodNote } from "./disclaimers.ts";
import { faq } from "./faq.ts";
import { finding } from "./finding.ts";
import * as landing from "./landing.ts";
import { letter } from "./letter.ts";
import { pairings } from "./pairings.ts";
import { planLead } from "./plan-lead.ts";
import { questions } from "./questions.ts";
import { research } from "./research.ts";
import { site } from "./site.ts";

/** A piece of text and where its author finds it: `field` reads like "templates.blocked.insight". */
export type Text = { readonly file: string; readonly field: string; readonly text: string };

/** An article as its author wrote it; `field` gives a line of the front matter, or "" where there is none. */
export type Article = {
  readonly file: string;
  readonly slug: string;
  readonly source: string;
  /** The text below the front matter. */
  readonly body: string;
  field(name: string): string;
};

const written = import.meta.glob<string>("./articles/*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every article in content/articles. */
export const articles: readonly Article[] = Object.entries(written).map(([path, source]) => {
  const [, front = "", ...rest] = source.split(/^---$/mu);
  return {
    file: `content/articles/${path.replace(/^.*\//u, "")}`,
    slug: path.replace(/^.*\/|\.mdx$/gu, ""),
    source,
    body: rest.join("---").trim(),
    field: (name) => new RegExp(`^${name}: *"?(.*?)"?$`, "mu").exec(front)?.[1] ?? "",
  };
});

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

/** All strings inside a value, each with its path. */
export function textsIn(file: string, value: unknown, field = ""): readonly Text[] {
  if (typeof value === "string") return [{ file, field, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(file, inner, field === "" ? key : `${field}.${key}`),
  );
}

/** The file of a chakra: third_eye has its content in third-eye.ts. */
export function chakraFile(key: string): string {
  return `content/chakras/${key.replace("_", "-")}.ts`;
}

/** The questions, named by their ids. */
export const questionTexts: readonly Text[] = questions.map(({ id, text }) => ({
  file: "content/questions.ts",
  field: `question ${id}`,
  text,
}));

/** The words above the plan, for none, one, two and three focus chakras. */
export const planLeads: readonly Text[] = [
  [],
  ["Root"],
  ["Root", "Heart"],
  ["Root", "Heart", "Crown"],
].map((focus) => ({
  file: "content/plan-lead.ts",
  field: `lead with ${focus.length} focus chakras`,
  text: planLead(focus),
}));

// The category is a word of spec 3 and no line that an author writes.
const articleTexts = articles.flatMap(({ file, source }) =>
  source
    .split("\n")
    .map((text, index) => ({ file, field: `line ${index + 1}`, text }))
    .filter(({ text }) => text.trim() !== "" && !text.startsWith("category:")),
);

/** Every text that the site can show, from every file of content/. */
export const everyText: readonly Text[] = [
  ...Object.values(chakras).flatMap((chakra) => textsIn(chakraFile(chakra.key), chakra)),
  ...questionTexts,
  ...textsIn("content/boosters.ts", boosters),
  ...textsIn("content/letter.ts", letter),
  ...textsIn("content/pairings.ts", pairings),
  ...textsIn("content/finding.ts", finding),
  ...textsIn("content/disclaimers.ts", { disclaimers, foodNote }),
  ...planLeads,
  ...textsIn("content/faq.ts", faq),
  ...textsIn("content/landing.ts", { ...landing }),
  ...textsIn("content/about.ts", about),
  ...textsIn("content/research.ts", research),
  ...textsIn("content/site.ts", site),
  ...articleTexts,
];
