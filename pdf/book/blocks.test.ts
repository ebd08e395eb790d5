import { focusNote, foodNote } from "#content/disclaimers.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { headings } from "#content/headings.ts";
import { planCues } from "#content/plan-cues.ts";
import { focusOf } from "#domain/report/plan.ts";
import { feelsUnsafe, helpFor } from "#domain/scan/help.ts";
import { allAnswers, anyScores } from "#tests/arbitraries.ts";
import { exampleScores } from "#tests/examples.ts";
import type { Block, BlockOf } from "./blocks.ts";
import { bookOf } from "./book.ts";
import { exampleEdition } from "./report.fixture.ts";
import { reportFor, reportFrom } from "#tests/reports.ts";

function blocksFor(
  report = reportFor(exampleScores.exampleReport),
  more: { readonly privateLink?: string } = {},
): readonly Block[] {
  const edition = { ...exampleEdition, siteUrl: "https://petals.example/anything?x=1", ...more };
  return bookOf(report, edition).flatMap(({ blocks }) => blocks);
}

function ofKind<Kind extends Block["kind"]>(kind: Kind, blocks: readonly Block[]) {
  return blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);
}

function sectionTitles(blocks: readonly Block[]): readonly string[] {
  return ofKind("section", blocks).map(({ title }) => title);
}

test("special focus areas and recommended reading are there only if any (spec 2)", () => {
  expect(sectionTitles(blocksFor(reportFor(exampleScores.balanced)))).toEqual([
    headings.tensions,
    headings.overview,
    headings.plan,
    headings.nextWeeks,
    headings.sources,
    headings.notes,
  ]);
});

test("each bar says score, percent and state in words and has the color of its state (spec 4)", () => {
  const [{ bars } = { bars: [] }] = ofKind("overview", blocksFor());
  const said = bars.map(({ name, score, most, percent, state, color }) => [
    name,
    `${score} ${most} · ${percent}`,
    state,
    color,
  ]);
  expect(said).toEqual([
    ["Root", "8 / 12 · 67%", "Needs support", "#4a80ab"],
    ["Sacral", "5 / 12 · 42%", "Blocked", "#8a765f"],
    ["Solar Plexus", "9 / 12 · 75%", "Needs support", "#4a80ab"],
    ["Heart", "11 / 12 · 92%", "Balanced", "#5c8768"],
    ["Throat", "6 / 12 · 50%", "Blocked", "#8a765f"],
    ["Third Eye", "10 / 12 · 83%", "Balanced", "#5c8768"],
    ["Crown", "7 / 12 · 58%", "Needs support", "#4a80ab"],
  ]);
});

test("the plan has a row for each of the 7 days under Day, Morning, Anytime, Evening (spec 2)", () => {
  const [plan] = ofKind("plan", blocksFor());
  expect(plan?.head).toEqual(["Day", "Morning", "Anytime", "Evening"]);
  const chapters = ["Sacral", "Throat", "Crown", "Sacral", "Throat", "Crown", "Sacral"];
  expect(plan?.days.map(({ title, chapter }) => [title, chapter])).toEqual(
    chapters.map((chapter, index) => [`Day ${index + 1}`, chapter]),
  );
});

test("above the plan stands whose days these are, in the words of the screen", () => {
  for (const scores of Object.values(exampleScores)) {
    const report = reportFor(scores);
    const blocks = blocksFor(report);
    const place = blocks.findIndex(({ kind }) => kind === "plan");
    const texts = [...report.plan_lead.split("\n\n"), planCues];
    expect(blocks.slice(place - texts.length, place)).toMatchObject(
      texts.map((text) => ({ kind: "paragraph", text })),
    );
  }
});

test("the private link is the last thing, with all that it holds: answers, first name and email address", () => {
  const privateLink = "https://petals.example/energy-scan?email=a%40b.c&session_id=cs_1#r1.x";
  const last = blocksFor(undefined, { privateLink }).at(-3);
  expect(last).toMatchObject({
    kind: "reopening",
    link: { url: privateLink, printed: privateLink },
  });
  expect(last).toMatchObject({
    text: expect.stringMatching(/your answers, your first name and your email address/u),
  });
  expect(JSON.stringify(blocksFor())).not.toContain("Reopen");
});

test("what the foods are and are not is said once, below the first of them", () => {
  const notes = ofKind("paragraph", blocksFor()).filter(({ text }) => text === foodNote);
  expect(notes).toHaveLength(1);
});

test("where home is unsafe no line asks for a cue in writing, which could be found", () => {
  for (const home of [1, 2, 3, 4] as const) {
    const report = reportFrom({ ...allAnswers(4), 2: home });
    const inFull = ofKind("practices", blocksFor(report)).filter((one) => one.chapter);
    expect(inFull.map(({ isUnwritten }) => isUnwritten)).toEqual(Array(7).fill(home < 3));
  }
});

test("a cue stands where its practice is named first, and its step further once, from day 4 on, unless much is low", () => {
  const kindOf = (note: string) => /^(?:When|Or) /u.exec(note)?.[0] ?? "further";
  for (const scores of Object.values(exampleScores)) {
    const report = reportFor(scores);
    const [plan] = ofKind("plan", blocksFor(report));
    const focus = focusOf(report.chakra_sections).length;
    const isMuchLow = helpFor({ scores, answers: report.answers }).includes("many");
    for (const [index, { practices }] of (plan?.days ?? []).entries()) {
      const isFurther = index >= 3 && index < 3 + focus && !isMuchLow;
      const kind = index < focus ? "When " : isFurther ? "further" : undefined;
      const said = practices.flatMap(({ note }) => (note === undefined ? [] : kindOf(note)));
      expect(said).toEqual(focus === 0 ? ["Or "] : kind ? [kind, kind, kind] : []);
    }
  }
});

test("where a report begins with help, the notes stand right after the cover, before the contents", () => {
  const report = reportFor(exampleScores.blockedEverywhere);
  const blocks = blocksFor(report);
  const [note] = report.help;
  expect(blocks[0]?.kind).toBe("cover");
  expect(blocks[1]).toMatchObject({ kind: "section", title: note?.title });
  const end = blocks.findIndex(({ kind }) => kind === "contents");
  expect(sectionTitles(blocks.slice(0, end))).toEqual(report.help.map(({ title }) => title));
});

test("a day of the plan names the destination of its instructions, or of its chapter where there are none", () => {
  const [plan] = ofKind("plan", blocksFor());
  for (const { chapter, destination, practices } of plan?.days ?? []) {
    expect(practices.some(({ text }) => `${chapter}: ${text}`.startsWith(destination))).toBe(true);
  }
  const [balanced] = ofKind("plan", blocksFor(reportFor(exampleScores.balanced)));
  for (const { chapter, destination } of balanced?.days ?? []) {
    expect(chapter).toBe(destination);
  }
});

test("cards fill whole pages: the practices of the focus chakras, then their affirmations; where home is unsafe there are none to find", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const report = reportFor(scores);
      const [{ cards } = { cards: [] }] = ofKind("cards", blocksFor(report));
      expect(cards.length === 0).toBe(feelsUnsafe(report.answers));
      if (cards.length === 0) return;
      expect(cards.length % 8).toBe(0);
      const shown = cards.flatMap((card) => (card.kind === "practice" ? [card.practice] : []));
      const focus = focusOf(report.chakra_sections);
      if (focus.length > 0) {
        expect(shown).toEqual(focus.flatMap(({ practices }) => practices));
        const affirmed = cards.flatMap((card) => (card.kind === "affirmations" ? card.lines : []));
        expect(new Set(affirmed.map(({ chakra }) => chakra))).toEqual(
          new Set(focus.map(({ key }) => key)),
        );
      } else {
        const chakras = cards.flatMap((card) => (card.kind === "practice" ? card.chakra : []));
        expect(new Set(chakras)).toEqual(new Set(Object.values(report.plan_chapters)));
      }
    }),
    { examples: [[{ ...exampleScores.balanced, root: 7, third_eye: 7 }]] },
  );
});

test("above the special focus areas stands that they are extras, where there are any", () => {
  const extras = (blocks: readonly Block[]) =>
    ofKind("paragraph", blocks).filter(({ text }) => text === focusNote).length;
  expect(extras(blocksFor())).toBe(1);
  expect(extras(blocksFor(reportFor(exampleScores.balanced)))).toBe(0);
});
