import { expect, test } from "vitest";
import { createDocument, rulerOf } from "./draw.ts";
import { toPrintable } from "./printable.ts";
import { layoutBlock } from "./layout-block.ts";

const ruler = rulerOf(createDocument({ title: "Test", author: "Test", created: new Date(0) }));
const text = toPrintable("What to know before reading the days. ".repeat(10));

test("a paragraph that leads to the next block stays on its page, and no other does", () => {
  const boxes = layoutBlock({ kind: "paragraph", text, keepWithNext: true }, ruler);
  expect(boxes.map(({ keepWithNext }) => keepWithNext)).toEqual([true]);
  const others = layoutBlock({ kind: "paragraph", text }, ruler);
  expect(others.map(({ keepWithNext }) => keepWithNext)).toEqual([false]);
});
