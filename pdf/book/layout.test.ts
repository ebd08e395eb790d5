import { expect, test } from "vitest";
import { contrast } from "#tests/contrast.ts";
import { headings } from "#content/headings.ts";
import type { Block } from "./blocks.ts";
import { layout } from "./layout.ts";
import { printName } from "./name.ts";
import { frameAround, frameOf, type Frame, type Item, type Page } from "#pdf/engine/page.ts";
import { sheet } from "#pdf/engine/style.ts";
import {
  area,
  bodyOf,
  contains,
  exampleBooks,
  forAnyBook,
  hair,
  longestNames,
  note,
  pageOfHeading,
  pagesFor,
  roleOf,
  ruler,
  textsOf,
  textsUnder,
} from "./pages.fixture.ts";
import { exampleEdition, examplePrivateLink } from "./report.fixture.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { palette } from "#drawing/palette.ts";
import { chakraStates, stateOf } from "#domain/scan/scores.ts";
import { example } from "#tests/support/report-file.ts";
import { bookOf } from "./book.ts";
import { layoutBlock } from "./layout-block.ts";
import { layoutCards } from "./layout-cards.ts";
import { layoutChapter } from "./layout-chapter.ts";

test("everything stays inside the margins and above the last 80 pt, no line or drawn name lies over another, and no heading ends a page, for any scores and any name", () =>
  forAnyBook((pages) => {
    for (const page of pages) {
      expect(outsideOf(page).map((item) => [item.kind, roleOf(item), frameOf(item)])).toEqual([]);
      const words = page.items.filter(({ kind }) => kind === "text" || kind === "image");
      // Letters on a circle lean into their neighbors' frames; all that is upright is apart from them too.
      const upright = words.filter((item) => !("turn" in item)).map(frameOf);
      expectApart(upright);
      for (const item of words) if ("turn" in item) expectApart([frameOf(item), ...upright]);
      const texts = textsOf(bodyOf(page));
      const lastHeading = texts.findLastIndex((item) => /^H\d$/.test(roleOf(item)));
      // At least two lines of what follows stand below or beside it; a card and an opening are whole with one.
      const [section] = [...textsUnder(page, "H2"), ...textsUnder(page, "head")];
      const isWhole =
        section === headings.cards ||
        page.items.some((item) => item.mark === "bleed" && item.y <= 0);
      const fewest = isWhole ? 1 : 2;
      const last = texts[lastHeading]?.text;
      if (last) expect(texts.length - 1 - lastHeading, last).toBeGreaterThanOrEqual(fewest);
    }
  }));

function expectApart(frames: readonly Frame[]): void {
  for (const [index, a] of frames.entries()) {
    for (const b of frames.slice(index + 1)) {
      const apart =
        a.right <= b.left + hair ||
        b.right <= a.left + hair ||
        a.bottom <= b.top + hair ||
        b.bottom <= a.top + hair;
      if (!apart) throw new Error(`Two lines of text overlap: ${JSON.stringify([a, b])}.`);
    }
  }
}

function outsideOf({ items, isBare }: Page): readonly Item[] {
  return items.filter((item) => {
    const frame = frameOf(item);
    // What reaches over the margins is no text, and ends above the footer or with the paper.
    const endsWell = frame.bottom < area.bottom + hair || frame.bottom === sheet.height;
    if (item.mark === "bleed") return item.kind === "text" || !endsWell;
    // Where no footer stands, a frame takes its room.
    const hasFooterRoom = item.mark === "foot" || (isBare && item.kind === "path");
    return (
      frame.left < area.left - hair ||
      frame.right > area.right + hair ||
      frame.top < area.top - hair ||
      frame.bottom > (hasFooterRoom ? area.footBottom : area.bottom) + hair
    );
  });
}

test("a private link as long as ours can be stays inside them too, its whole address printed", () => {
  // An e-mail address of 254 characters and a name of 80 letters of four bytes, escaped.
  const link = `${examplePrivateLink}${"%F0%9F%8C%B7".repeat(110)}`;
  const pages = pagesFor(undefined, undefined, link);
  expect(pages.flatMap(outsideOf)).toEqual([]);
  const printed = textsOf(pages.flatMap(({ items }) => items)).map(({ text }) => text);
  expect(printed.join("")).toContain(link);
  // A phone reads modules of 0.4 mm from paper.
  const codes = pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "path" && item.stroke?.hasSquareEnds ? item.scale : [])),
  );
  expect(codes).toEqual([expect.toSatisfy((module: number) => (module / 72) * 25.4 >= 0.4)]);
});

function listOf(length: number): Block {
  return { kind: "list", items: Array.from({ length }, () => "One line") };
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
    layout([{ blocks: [...filler, { kind: "paragraph", text }] }], ruler, note).map(
      (page) => textsOf(page.items).filter((item) => /Plain|line\./u.test(item.text)).length,
    ),
  );
  expect(counts).toContain(2);
  expect(counts).not.toContain(1);
});

test("white space is closed up where that saves a page", () => {
  // 17 of these fill a page as designed, 25 with tighter space between them.
  const block: Block = { kind: "affirmations", lines: ["One line"], color: "#000000" };
  const pagesOf = (count: number) =>
    layout([{ blocks: Array.from({ length: count }, () => block) }], ruler, note);
  expect(pagesOf(17)).toHaveLength(1);
  expect(pagesOf(25)).toHaveLength(1);
  expect(pagesOf(26)).toHaveLength(2);
});

test("a page that begins in the middle of a section says of which, and of which part of it", () => {
  const blocks: readonly Block[] = [
    { kind: "section", title: "Reading" },
    { kind: "label", text: "Long" },
    listOf(60),
  ];
  const [first, second] = layout([{ blocks }], ruler, note);
  expect(first && textsUnder(first, "head")).toEqual([]);
  expect(second && textsUnder(second, "head")).toEqual(["Reading", "Long"]);
  const next: readonly Block[] = [{ kind: "section", title: "Sources" }, listOf(60)];
  const last = layout([{ blocks: [...blocks, ...next] }], ruler, note).at(-1);
  expect(last && textsUnder(last, "head")).toEqual(["Sources"]);
});

test("every page ends with the date of generation and its number (spec 9), but the cover, which has the date, and the one to frame", () => {
  const pages = pagesFor();
  for (const [index, page] of pages.entries()) {
    if (page.isBare) continue;
    const number = `Page ${index + 1} of ${pages.length}`;
    expect(textsUnder(page, "foot")).toEqual(index % 2 ? [number, note] : [note, number]);
  }
});

test.each(longestNames)("the name %s is printed whole, above the date", async (typed) => {
  const name = await printName(typed, () => Promise.reject(new Error("No canvas.")));
  const [cover] = layout(bookOf(example, { ...exampleEdition, name }).slice(0, 1), ruler, note);
  const texts = textsOf(cover?.items ?? []);
  const lines = texts.filter(({ text }) => /^[W ]+$/.test(text));
  const [date] = texts.filter(({ text }) => text === "November 21, 2026");
  expect(lines.map(({ text }) => text.replaceAll(" ", "")).join("")).toBe(
    typed.replaceAll(" ", ""),
  );
  expect(frameAround(lines).bottom).toBeLessThan(date ? frameOf(date).top : 0);
});

test("text has a contrast of 7:1 to what it stands on", () => {
  for (const { items } of exampleBooks.flat()) {
    const fields = items.filter((item) => item.kind === "rectangle");
    for (const line of textsOf(items)) {
      const ground = fields.findLast((field) => contains(frameOf(field), frameOf(line)));
      const ratio = contrast(line.color, ground?.color ?? "#FFFFFF");
      expect(ratio, line.text).toBeGreaterThanOrEqual(7);
    }
  }
});

test("one page is the flower alone, with a name and a month, in the frame of the cover, and no other is without a footer", () => {
  for (const pages of exampleBooks) {
    const [cover, plate, ...more] = pages.filter((page) => textsUnder(page, "foot").length === 0);
    expect(more).toEqual([]);
    expect(cover).toBe(pages[0]);
    expect(cover && textsOf(cover.items).map(({ text }) => text)).toContain(exampleEdition.date);
    expect(plate?.items.slice(0, 2)).toEqual(cover?.items.slice(0, 2));
    expect(textsOf(plate?.items ?? []).map(({ text }) => text)).toEqual(["Maya", "November 2026"]);
    const { left, right } = frameAround(
      plate?.items.filter((item) => roleOf(item) === "Figure") ?? [],
    );
    expect(right - left).toBeGreaterThan(400);
  }
});

test("nothing is set smaller than 8 pt", () => {
  const sizes = exampleBooks.flat().flatMap(({ items }) => textsOf(items).map(({ size }) => size));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
});

test("the petals are named on the overview, with their scores", () => {
  const texts = textsOf(pageOfHeading(pagesFor(), headings.overview).items);
  const named = texts.flatMap((item) => (roleOf(item) === "Figure" ? item.text : []));
  expect(named.join("")).toBe("Root8Sacral5SolarPlexus9Heart11Throat6ThirdEye10Crown7");
});

const onPageOne = () => 1;
const text = "What to know before reading the days. ".repeat(10);

test("a paragraph that leads to the next block stays on its page, and no other does", () => {
  const boxes = layoutBlock({ kind: "paragraph", text, keepWithNext: true }, ruler, onPageOne);
  expect(boxes.map(({ keepWithNext }) => keepWithNext)).toEqual([true]);
  const others = layoutBlock({ kind: "paragraph", text }, ruler, onPageOne);
  expect(others.map(({ keepWithNext }) => keepWithNext)).toEqual([false]);
});

test("words are set in the letters that our fonts have", () => {
  const items = layoutBlock(
    { kind: "headline", text: "Breathe \u2192 rest" },
    ruler,
    onPageOne,
  ).flatMap((box) => box.items);
  expect(items).toMatchObject([{ kind: "text", text: "Breathe -> rest" }]);
});

test("the words of every practice leave room for the circles of its card", () => {
  for (const { key: chakra, name: chapter, templates } of Object.values(chakras)) {
    for (const practice of Object.values(templates).flatMap(({ practices }) => practices)) {
      const cards = [{ kind: "practice", chakra, chapter, practice }] as const;
      const block = { kind: "cards", title: headings.cards, lead: "", cards } as const;
      const items = layoutCards(block, ruler).flatMap((box) => box.items);
      const [lastLine] = textsOf(items).slice(-1);
      const circles = items.findLast(({ kind }) => kind === "path");
      if (!lastLine || !circles) throw new Error("The card is empty.");
      const room = frameOf(circles).top - frameOf(lastLine).bottom;
      expect(room, practice.title).toBeGreaterThan(7);
    }
  }
});

test("cards that are printed back to back are cut together", () => {
  const pages = pagesFor();
  const at = pages.indexOf(pageOfHeading(pages, headings.cards));
  const gridOf = (page?: Page) => page?.items.find(({ kind }) => kind === "path")?.y;
  expect(gridOf(pages[at + 1])).toBe(gridOf(pages[at]));
});

const chapters = bookOf(example, exampleEdition).flatMap(({ blocks }) =>
  blocks.filter((block) => block.kind === "chapter"),
);

test.each(chakraStates)(
  "a chapter that is %s says so on a badge in the state's colors",
  (state) => {
    const about = example.chakra_sections.find(({ score }) => stateOf(score) === state);
    const chapter = chapters.find(({ bar }) => bar.key === about?.key);
    if (chapter === undefined) throw new Error(`The example report has nothing ${state}.`);
    const { items } = layoutChapter(chapter, ruler);

    const word = items.find((item) => item.kind === "text" && item.text === chapter.bar.state);
    const [ink, fill] = [palette[`${state}-ink`], palette[`${state}-fill`]];
    expect(word).toMatchObject({ color: ink.light, mark: { role: "P" } });
    if (word === undefined) return;
    const grounds = items.filter(
      (item) => item.kind === "rectangle" && contains(frameOf(item), frameOf(word)),
    );
    // The border lies under the fill, and both are passed over by screen readers.
    expect(grounds).toMatchObject([
      { color: palette[`${state}-line`].light, mark: "layout" },
      { color: fill.light, mark: "layout" },
    ]);
  },
);

test("badge and score are one paragraph, read with a space between them", () => {
  for (const chapter of chapters) {
    const words = textsOf(layoutChapter(chapter, ruler).items).filter(
      ({ mark }) => mark !== "layout",
    );
    const said = words.slice(-6, -2);
    const { description, tradition, score, most, state, percent } = chapter.bar;
    expect(words.slice(-2).map((line) => line.text)).toEqual([description, tradition]);
    expect(said.map((line) => line.text)).toEqual([percent, score, most, state]);
    expect(new Set(said.map(({ mark }) => mark)).size).toBe(1);
    expect(said.map(({ continues }) => continues)).toEqual([true, true, true, false]);
  }
});

test("a practice told in full has a line to write on, but not where home is unsafe", () => {
  const { key, name, templates } = chakras.root;
  const all = { kind: "practices", ...templates.balanced, studiedMark: "" } as const;
  const linesOf = (isUnwritten: boolean) =>
    layoutBlock({ ...all, chapter: { key, name }, isUnwritten }, ruler, onPageOne)
      .flatMap(({ items }) => items)
      .filter((item) => item.kind === "rectangle" && item.height === 0.5).length;
  expect([linesOf(false), linesOf(true)]).toEqual([1, 0]);
});
