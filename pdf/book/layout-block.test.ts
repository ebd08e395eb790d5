import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { headings } from "#content/headings.ts";
import { palette } from "#drawing/palette.ts";
import { chakraStates, stateOf } from "#domain/scan/scores.ts";
import { example } from "#tests/support/report-file.ts";
import { frameOf } from "#pdf/engine/page.ts";
import { bookOf } from "./book.ts";
import { layoutBlock } from "./layout-block.ts";
import { layoutCards } from "./layout-cards.ts";
import { layoutChapter } from "./layout-chapter.ts";
import { contains, ruler, textsOf } from "./pages.fixture.ts";
import { exampleEdition } from "./report.fixture.ts";

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
    { kind: "quotation", text: "Breathe \u2192 rest" },
    ruler,
    onPageOne,
  ).flatMap((box) => box.items);
  expect(items).toMatchObject([{ text: "“" }, { kind: "text", text: "Breathe -> rest”" }]);
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
    const words = layoutChapter(chapter, ruler).items.filter((item) => item.kind === "text");
    const said = words.slice(-4);
    const { score, most, state, percent } = chapter.bar;
    expect(said.map((line) => line.text)).toEqual([score, most, state, percent]);
    expect(new Set(said.map(({ mark }) => mark)).size).toBe(1);
    expect(said.map(({ continues }) => continues)).toEqual([true, true, true, false]);
  }
});
