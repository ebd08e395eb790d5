import { expect, test } from "vitest";
import { palette } from "#drawing/palette.ts";
import { chakraStates, stateOf } from "#domain/scan/scores.ts";
import { example } from "#tests/support/report-file.ts";
import { bookOf } from "./book.ts";
import { createDocument, rulerOf } from "#pdf/engine/draw.ts";
import { frameOf } from "#pdf/engine/page.ts";
import { exampleEdition } from "./report.fixture.ts";
import { layoutChapter } from "./layout-chapter.ts";

const ruler = rulerOf(createDocument({ title: "Test", author: "Test", created: new Date(0) }));

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
    const inside = frameOf(word);
    const grounds = items.filter((item) => {
      const { left, top, right, bottom } = frameOf(item);
      return (
        item.kind === "rectangle" &&
        left < inside.left &&
        inside.right < right &&
        top < inside.top &&
        inside.bottom < bottom
      );
    });
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
    const [state, score] = words.slice(-2);
    expect([state?.text, score?.text]).toEqual([chapter.bar.state, chapter.bar.score]);
    expect(state?.mark).toBe(score?.mark);
    expect(state?.continues).toBe(true);
  }
});
