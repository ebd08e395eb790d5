import { expect, test } from "vitest";
import { exampleScores } from "#tests/examples.ts";
import { insightParts } from "#domain/report/template.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { bookOf } from "#pdf/book/book.ts";
import { drawArtifact } from "./draw-item.ts";
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

test("words are drawn as far apart as they are measured, also where the font would close up their space", () => {
  const document = createDocument(about);
  document.addPage();
  const places = new Map<string, number>();
  const text = document.text.bind(document);
  document.text = (piece, x, ...rest) => {
    places.set(piece, x);
    return text(piece, x, ...rest);
  };
  const mark = "layout";
  const look = { x: 0, y: 0, width: 50, font: "bold", size: 10, color: "#000000" } as const;
  drawArtifact(document, mark, [{ kind: "text", ...look, text: "end. You", mark }]);
  expect(places.get("You")).toBeCloseTo(rulerOf(document)("end. ", "bold", 10), 2);
});
