import { cardsLead, headings, planColumns } from "#content/headings.ts";
import { noteInWords } from "#content/plan-cues.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import { dayKeys, focusOf, turnsOf, type PlanEntry } from "#domain/report/plan.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { paragraphsOf } from "#domain/report/template.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import { keptParagraph, destinationOf, section, type Block, type Card } from "./blocks.ts";

/** Lines for what the reader adds: a cue, or the good thing that was chosen, where nothing is low. */
function ownLine({ overview }: Report): Block {
  const label = overview.one_thing.suggested ? headings.ownCue : headings.ownGood;
  return { kind: "ending", label, isCue: true };
}

/** The week to pin up. */
export function plan({ title }: SectionOf<"plan">, report: Report): readonly Block[] {
  return [
    section(title),
    ...paragraphsOf(report.plan_lead).map(keptParagraph),
    keptParagraph(report.notes.cues),
    daysOf(report),
    // Beside an unsafe home nothing is written down.
    ...(feelsUnsafe(report.answers) ? [] : [ownLine(report)]),
  ];
}

/** Cards to cut out. */
export function cards({ title }: SectionOf<"cards">, report: Report): readonly Block[] {
  return [{ kind: "cards", title, lead: cardsLead, cards: cardsOf(report) }];
}

function daysOf(report: Report): Block {
  const { days } = report.daily_plan;
  const sections = sectionsByChakra(report);
  return {
    kind: "plan",
    head: ["Day", ...planColumns.map(({ title }) => title)],
    days: dayKeys.map((day, index) => {
      const chakra = report.plan_chapters[day];
      const chapter = sections[chakra].name;
      const entries = planColumns.map(({ part }) => days[day][part]);
      return {
        title: `Day ${index + 1}`,
        chakra,
        chapter,
        destination: destinationOfDay(entries, chapter),
        practices: entries.map((entry) => ({ text: entry.text, note: noteInWords(entry) })),
      };
    }),
  };
}

/** Where the entries of a day are explained, all on one page: the defaults of spec 9 are in no chapter. */
function destinationOfDay(entries: readonly PlanEntry[], chapter: string): string {
  const [practice] = entries.flatMap((entry) => entry.practice ?? []);
  return practice ? destinationOf(chapter, practice) : chapter;
}

/** How many cards are on a page. */
const perPage = 8;

/** Whole pages: practices of the focus chakras, with their affirmations, or the first of each chapter that the plan visits; and blank cards. */
function cardsOf({ chakra_sections: sections }: Report): readonly Card[] {
  const focus = focusOf(sections);
  const from = turnsOf(sections);
  const practices = from.flatMap(({ key: chakra, name: chapter, practices: all }) =>
    all
      .slice(0, focus.length > 0 ? all.length : 1)
      .map((practice) => ({ kind: "practice", chakra, chapter, practice }) as const),
  );
  // Those of three chakras share a card, since there may be room for no more than one.
  const affirmations = [0, 1].flatMap((which) => {
    const lines = focus.map(({ key, template }) => {
      return { chakra: key, text: template.affirmations[which] ?? "" };
    });
    const perCard = lines.length > 2 ? [lines] : lines.map((line) => [line]);
    return perCard.map((some) => ({ kind: "affirmations", lines: some }) as const);
  });
  const count = Math.ceil((practices.length + 1) / perPage) * perPage;
  const blanks = Array.from({ length: count }, () => ({ kind: "blank" }) as const);
  return [...practices, ...affirmations, ...blanks].slice(0, count);
}
