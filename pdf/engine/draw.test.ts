import { expect, test } from "vitest";
import { exampleScores } from "#tests/examples.ts";
import { insightParts } from "#domain/report/template.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { bookOf } from "#pdf/book/book.ts";
import { createDocument, draw, rulerOf } from "./draw.ts";
import { layout } from "#pdf/book/layout.ts";
import {
  exampleEdition,
  examplePrivateLink,
  exampleReading,
  reportsWith,
} from "#pdf/book/report.fixture.ts";

const about = { title: "Test", author: "Test", created: new Date(0) };

test("words stay apart for a reader that only joins what is written, line after line", () => {
  const report = reportsWith(guidanceWith(exampleReading))(exampleScores.exampleReport);
  const document = createDocument(about);
  const parts = bookOf(report, { ...exampleEdition, privateLink: examplePrivateLink });
  const pages = layout(parts, rulerOf(document), "Note");

  const written: string[] = [];
  const text = document.text.bind(document);
  document.text = (piece, ...place) => {
    written.push(piece);
    return text(piece, ...place);
  };
  draw(document, pages);

  const joined = written.join("");
  for (const { template, practices } of report.chakra_sections) {
    for (const { text: part } of insightParts(template)) expect(joined).toContain(part);
    for (const { how } of practices) expect(joined).toContain(how);
  }
});

test("the ruler measures a text as wide as it is drawn, spaces unkerned", () => {
  const ruler = rulerOf(createDocument(about));
  const words = ["end.", "You", "Two"];
  const apart = words.reduce((sum, word) => sum + ruler(word, "bold", 10), 0);
  expect(ruler(words.join(" "), "bold", 10)).toBeCloseTo(apart + 2 * ruler(" ", "bold", 10), 6);
  expect(ruler("AV", "bold", 10)).toBeLessThan(ruler("A", "bold", 10) + ruler("V", "bold", 10));
});
