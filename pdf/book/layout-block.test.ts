import { expect, test } from "vitest";
import { createDocument, rulerOf } from "#pdf/engine/draw.ts";
import { layoutBlock } from "./layout-block.ts";

const ruler = rulerOf(createDocument({ title: "Test", author: "Test", created: new Date(0) }));
const onPageOne = () => 1;
const text = "What to know before reading the days. ".repeat(10);

test("a paragraph that leads to the next block stays on its page, and no other does", () => {
  const boxes = layoutBlock({ kind: "paragraph", text, keepWithNext: true }, ruler, onPageOne);
  expect(boxes.map(({ keepWithNext }) => keepWithNext)).toEqual([true]);
  const others = layoutBlock({ kind: "paragraph", text }, ruler, onPageOne);
  expect(others.map(({ keepWithNext }) => keepWithNext)).toEqual([false]);
});

test("words are set in the letters that Helvetica has", () => {
  const items = layoutBlock(
    { kind: "quotation", text: "Breathe \u2192 rest" },
    ruler,
    onPageOne,
  ).flatMap((box) => box.items);
  expect(items).toMatchObject([{ text: "“" }, { kind: "text", text: "Breathe -> rest”" }]);
});
