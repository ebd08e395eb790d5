import { trialDays } from "#domain/report/four-weeks.ts";
import { site } from "#content/site.ts";
import { headings, timeWords } from "#content/headings.ts";
import { cueInWords, orWhen } from "#content/plan-cues.ts";
import type { Report } from "#domain/report/report.ts";
import type { Bar, Block } from "#pdf/book/blocks.ts";
import { bookOf } from "#pdf/book/book.ts";
import { wrap } from "#pdf/engine/wrap.ts";
import { longDate } from "#web/features/report/long-date.ts";

/** Columns of the terminal that a line may fill. */
export const lineWidth = 88;

/** A text as lines, with `first` before it and as much room before the lines that follow. */
type Lines = (text: string, first?: string) => readonly string[];

function linesOf(width: number): Lines {
  return (text, first = "") =>
    wrap(text, width - first.length, (piece) => piece.length).map(
      (line, index) => (index === 0 ? first : " ".repeat(first.length)) + line,
    );
}

const underlined = (title: string, line: string) => ["", title, line.repeat(title.length)];
const itemsIn = (lines: Lines) => (texts: readonly string[]) =>
  texts.flatMap((text) => lines(text, "- "));

const reading = ({ score, most, percent }: Bar) => `${score} ${most} · ${percent}`;

type Printers = {
  readonly [Kind in Block["kind"]]: (block: Extract<Block, { kind: Kind }>) => readonly string[];
};

/** How each kind of block is printed. The compiler asks for a line here when a report gets another kind. */
const printersWith = (lines: Lines, items = itemsIn(lines)): Printers => ({
  cover: ({ productName, name, date }) => [
    `${productName}: ${headings.report}`,
    `Prepared for ${name.kind === "text" ? name.text : ""}, ${date}`,
  ],
  plate: () => [],
  // Pages have no numbers here.
  contents: () => [],
  letter: ({ title, paragraphs }) => [
    "",
    ...underlined(title.toUpperCase(), "="),
    ...paragraphs.flatMap((text) => lines(text)),
  ],
  section: ({ title }) => ["", ...underlined(title.toUpperCase(), "=")],
  chapter: ({ bar, headline, quotation, paragraphs }) => [
    "",
    ...underlined(`${bar.name.toUpperCase()}  ${reading(bar)}  ${bar.state}`, "="),
    `${bar.description}. ${bar.tradition}.`,
    "",
    ...lines(headline),
    "",
    ...lines(quotation, "  "),
    "",
    ...paragraphs.flatMap((text) => lines(text)),
  ],
  label: ({ text }) => [...underlined(text, "-")],
  days: () => lines("[ ] ".repeat(trialDays)),
  headline: ({ text }) => ["", ...lines(text), ""],
  paragraph: ({ text }) => lines(text),
  overview: ({ bars }) =>
    bars.map((bar) =>
      [
        bar.name.padEnd(14),
        "#".repeat(bar.portion * 24).padEnd(25),
        reading(bar).padEnd(14),
        bar.state,
      ].join(" "),
    ),
  answers: ({ answered }) => lines(answered.map(({ text }) => text).join(" ")),
  list: ({ items: texts }) => items(texts),
  terms: ({ items: terms }) => items(terms.map(({ term, text }) => `${term}: ${text}`)),
  practices: ({ practices, studiedMark, chapter, isInFull, isUnwritten }) =>
    practices.flatMap((practice, index) => {
      const { title, time, duration, how, studied } = practice;
      const mark = studied ? `, ${studiedMark}` : "";
      const name = `${title} (${timeWords[time]}, ${duration}${mark})`;
      if (!isInFull && (!chapter || index > 0)) return lines(`${name}: ${how}`, "- ");
      return [
        ...lines(name),
        ...lines(how),
        ...lines(`${cueInWords(practice)}${isUnwritten ? "." : `${orWhen.paper} ____`}`),
        ...(chapter ? [headings.another] : []),
      ];
    }),
  oneThing: ({ title, suggested, reason, lines: whom = [] }) => [
    ...underlined(title, "-"),
    ...(suggested ? lines(suggested.practice.title) : []),
    ...lines(reason),
    ...items(whom),
  ],
  affirmations: ({ lines: texts }) => items(texts),
  prompts: ({ prompts }) => prompts.flatMap((text, index) => lines(text, `${index + 1}. `)),
  plan: ({ head, days }) =>
    days.flatMap(({ title, chapter, practices }) => [
      `${title} ${chapter}`,
      ...practices.flatMap(({ text, note }, index) =>
        lines(`${head[index + 1]}: ${text}${note ? `. ${note}` : ""}`, "  "),
      ),
    ]),
  // Their words stand in the chapters.
  cards: () => [],
  links: ({ links }) => links.flatMap(({ text, url }) => [...lines(text, "- "), `  ${url}`]),
  reopening: ({ text, link }) => [...lines(text), `  ${link.url}`],
  ending: ({ label, isCue }) => (isCue ? [`${label}: ____`] : []),
});

/** Where `npm start` serves the articles. */
const siteUrl = "http://localhost:3000";

/** The whole report as plain text, in the order of the PDF, whose parts it prints, in lines of at most `width` characters. */
export function reportText(report: Report, width = lineWidth): string {
  const printers = printersWith(linesOf(width));
  const parts = bookOf(report, {
    productName: site.productName,
    siteUrl,
    date: longDate(report.user.timestamp),
    month: "",
    begun: "",
    name: { kind: "text", text: report.user.first_name },
  });
  return parts
    .flatMap(({ blocks }) => blocks.flatMap((block) => textOf(block, printers)))
    .join("\n");
}

function textOf<Kind extends Block["kind"]>(
  block: Extract<Block, { kind: Kind }> & { kind: Kind },
  printers: Printers,
): readonly string[] {
  const print: (block: Extract<Block, { kind: Kind }>) => readonly string[] = printers[block.kind];
  return print(block);
}
