import fc from "fast-check";
import { expect, test } from "vitest";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { longestFirstName } from "#domain/first-name.ts";
import type { Scores } from "#domain/scores.ts";
import { anyFirstName, anyScores } from "#tests/arbitraries.ts";
import { exampleScores } from "#tests/examples.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { reportBlocks, type Block } from "./blocks.ts";
import { createDocument, rulerOf } from "./draw.ts";
import { layout } from "./layout.ts";
import { printName, type PrintedName } from "./name.ts";
import { frameAround, frameOf, type Item, type Page, type TextItem } from "./page.ts";
import { nameRoom } from "./layout-cover.ts";
import {
  exampleEdition,
  examplePrivateLink,
  exampleReading,
  pictureOfAName,
  reportsWith,
} from "./report.fixture.ts";

const reportFor = reportsWith(guidanceWith(exampleReading));

const ruler = rulerOf(createDocument({ title: "Test", author: "Test", created: new Date(0) }));
const note = `${exampleEdition.productName} · Generated ${exampleEdition.date}`;
const maya: PrintedName = { kind: "text", text: "Maya" };

// Spec 9: A4, 50 pt margins, new page when under 80 pt remain.
const left = 50;
const right = 595.28 - 50;
const top = 50;
const bottom = 841.89 - 80;
const footBottom = 841.89 - 50;
const hair = 0.01;

// As long as the form takes them, in words that fill lines badly.
const longestNames = [80, 38, 17, 13, 12, 11].map((length) =>
  `${"W".repeat(length)} `.repeat(8).slice(0, longestFirstName).trim(),
);
const anyName = fc.oneof(anyFirstName, fc.constantFrom(...longestNames, "—".repeat(90)));
const largestName = { width: nameRoom.maxWidth, height: nameRoom.maxHeight };
// Alternately drawn as large as a name may be, and not drawable at all.
const drawings = [
  () => Promise.resolve({ ...pictureOfAName, ...largestName, ascent: 23 }),
  () => Promise.reject(new Error("No canvas.")),
];

function pagesFor(report = reportFor(exampleScores.exampleReport), name = maya): readonly Page[] {
  const blocks = reportBlocks(report, {
    ...exampleEdition,
    name,
    privateLink: examplePrivateLink,
  });
  return layout(blocks, ruler, note);
}

function bodyOf({ items }: Page): readonly Item[] {
  return items.filter(({ mark }) => mark !== "foot");
}

function textsOf(items: readonly Item[]): readonly TextItem[] {
  return items.filter((item) => item.kind === "text");
}

function roleOf({ mark }: Item): string {
  return typeof mark === "string" ? mark : mark.role;
}

test("everything stays inside the margins and above the last 80 pt, for any scores and any name", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyScores,
      anyName,
      fc.constantFrom(...drawings),
      async (scores, typed, draw) => {
        const pages = pagesFor(reportFor(scores), await printName(typed, draw));
        expect(pages.flatMap(({ items }) => items.filter(isOutside))).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});

function isOutside(item: Item): boolean {
  const frame = frameOf(item);
  return (
    frame.left < left - hair ||
    frame.right > right + hair ||
    frame.top < top - hair ||
    frame.bottom > (item.mark === "foot" ? footBottom : bottom) + hair
  );
}

test("no line of text and no drawn name lies over another line, for any scores and any name", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyScores,
      anyName,
      fc.constantFrom(...drawings),
      async (scores, typed, draw) => {
        for (const page of pagesFor(reportFor(scores), await printName(typed, draw))) {
          const words = page.items.filter(({ kind }) => kind === "text" || kind === "image");
          const frames = words.map(frameOf);
          for (const [index, a] of frames.entries()) {
            for (const b of frames.slice(index + 1)) {
              const apart =
                a.right <= b.left + hair ||
                b.right <= a.left + hair ||
                a.bottom <= b.top + hair ||
                b.bottom <= a.top + hair;
              if (!apart) throw new Error("Two lines of text overlap.");
            }
          }
        }
      },
    ),
    { numRuns: 30 },
  );
});

test("no heading ends a page: at least two lines of what follows stand below or beside it", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      for (const page of pagesFor(reportFor(scores))) {
        const texts = textsOf(bodyOf(page));
        const lastHeading = texts.findLastIndex((item) => /^H\d$/.test(roleOf(item)));
        if (lastHeading === -1) continue;
        expect(texts.length - 1 - lastHeading).toBeGreaterThanOrEqual(2);
      }
    }),
    { numRuns: 40 },
  );
});

function expectGoodLength(scores: Scores): void {
  const pages = pagesFor(reportFor(scores));
  expect(pages.length).toBeGreaterThanOrEqual(9);
  expect(pages.length).toBeLessThanOrEqual(18);
  for (const page of pages.slice(-2)) {
    const end = frameAround(bodyOf(page)).bottom;
    // The layout aims at 40 %; no spacing reaches that for every report. Of 2,500 random ones the emptiest page had 39 %.
    expect((end - top) / (bottom - top)).toBeGreaterThan(0.33);
  }
}

test("there are 9 to 18 pages with the real content, and the last two are not nearly empty", () => {
  fc.assert(fc.property(anyScores, expectGoodLength), { numRuns: 40 });
});

test("the longest and the shortest reports keep to that too: all chakras in one state, or all but one", () => {
  // Scores at the bounds of the states: blocked, needs support, balanced (spec 9).
  const bounds = [6, 7, 10];
  for (const most of bounds) {
    for (const other of bounds) {
      for (const exception of chakraKeys) {
        expectGoodLength(byChakra((key) => (key === exception ? other : most)));
        if (most === other) break;
      }
    }
  }
});

function listOf(length: number): Block {
  return {
    kind: "list",
    items: Array.from({ length }, () => "One line"),
    color: "#000000",
  };
}

/** Blocks that take up more or less of a page, in small steps. */
function fillers(): readonly (readonly Block[])[] {
  const line = "One line";
  const lengths = Array.from({ length: 20 }, (_, index) => 20 + index);
  return lengths.flatMap((length) =>
    [0, 1, 2, 3].map((prompts): readonly Block[] => [
      listOf(length),
      { kind: "prompts", prompts: Array.from({ length: prompts }, () => line) },
    ]),
  );
}

test("a paragraph never leaves one of its lines alone on a page", () => {
  const text = "Plain words to fill a line. ".repeat(80);
  const counts = fillers().flatMap((filler) =>
    layout([...filler, { kind: "paragraph", text }], ruler, note).map(
      (page) => textsOf(page.items).filter((item) => item.text.includes("Plain")).length,
    ),
  );
  expect(counts).toContain(2);
  expect(counts).not.toContain(1);
});

test("white space is closed up a little where that saves a nearly empty last page", () => {
  // 41 lines fill a page as designed; 43 only with tighter space between them; 44 not at all.
  expect(layout([listOf(41)], ruler, note)).toHaveLength(1);
  expect(layout([listOf(43)], ruler, note)).toHaveLength(1);
  expect(layout([listOf(44)], ruler, note)).toHaveLength(2);
});

test("what would begin a 19th page is set tighter, to 18 pages, though that page would be full enough", () => {
  // 36 such paragraphs fill a page as designed, up to 39 with tighter space between them.
  const paragraph: Block = { kind: "paragraph", text: "One line" };
  const pagesOf = (count: number) =>
    layout(
      Array.from({ length: count }, () => paragraph),
      ruler,
      note,
    );
  expect(pagesOf(17 * 36 + 20)).toHaveLength(18);
  expect(pagesOf(18 * 36 + 20)).toHaveLength(18);
});

test("a short last section takes the section before it along to the last page", () => {
  const sectionOf = (title: string, length: number): readonly Block[] => [
    { kind: "section", title },
    listOf(length),
  ];
  const pages = layout(
    [listOf(20), ...sectionOf("Reading", 8), ...sectionOf("Notes", 8)],
    ruler,
    note,
  );
  expect(pages.map(({ bookmarks }) => bookmarks.map(({ title }) => title))).toEqual([
    [],
    ["Reading", "Notes"],
  ]);
});

test("a long table is divided between rows, and its head stands again on each page as decoration", () => {
  const rows = Array.from({ length: 60 }, (_, index) => [
    `Row ${index + 1}`,
    "A few more words than one line of the column can hold",
    "Short",
  ]);
  const head = ["Number", "Words", "Other"];
  const pages = layout([{ kind: "table", head, rows }], ruler, note);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    const [first] = textsOf(page.items);
    expect(first?.text).toBe("Number");
    expect(first && roleOf(first)).toBe(index === 0 ? "TH" : "head");
    const rowsHere = textsOf(page.items).filter(({ text }) => text.startsWith("Row "));
    const secondLines = textsOf(page.items).filter(({ text }) => text.endsWith("hold"));
    expect(secondLines).toHaveLength(rowsHere.length);
  }
});

test("the plan of seven days stays on one page", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const pages = pagesFor(reportFor(scores));
      const withDays = pages.filter((page) =>
        textsOf(page.items).some(({ text }) => /^Day \d$/.test(text)),
      );
      expect(withDays).toHaveLength(1);
    }),
    { numRuns: 30 },
  );
});

test("every page ends with the date of generation and its number (spec 9)", () => {
  const pages = pagesFor();
  for (const [index, page] of pages.entries()) {
    const foot = textsOf(page.items).filter(({ mark }) => mark === "foot");
    expect(foot.map(({ text }) => text)).toEqual([note, `Page ${index + 1} of ${pages.length}`]);
  }
});

test.each(longestNames)("the name %s is printed whole and above the date", async (typed) => {
  const name = await printName(typed, () => Promise.reject(new Error("No canvas.")));
  const [cover] = pagesFor(reportFor(exampleScores.balanced), name);
  const texts = textsOf(cover?.items ?? []);
  const lines = texts.filter(({ text }) => /^[W ]+$/.test(text));
  const [date] = texts.filter(({ text }) => text === "November 21, 2026");
  expect(lines.map(({ text }) => text.replaceAll(" ", "")).join("")).toBe(
    typed.replaceAll(" ", ""),
  );
  expect(frameAround(lines).bottom).toBeLessThan(date ? frameOf(date).top : 0);
});

test("the same report is laid out the same way", () => {
  expect(pagesFor(reportFor(exampleScores.onTheEdges))).toEqual(
    pagesFor(reportFor(exampleScores.onTheEdges)),
  );
});
