import { expect, test } from "vitest";
import { exampleScores } from "#tests/examples.ts";
import { insightParts } from "#domain/report/template.ts";
import { bookOf } from "#pdf/book/book.ts";
import { drawArtifact, withCubics } from "./draw-item.ts";
import { createDocument, draw, rulerOf } from "./draw.ts";
import { layout } from "#pdf/book/layout.ts";
import {
  exampleEdition,
  examplePrivateLink,
  fonts,
  pictureOfAName,
} from "#pdf/book/report.fixture.ts";
import { reportFor } from "#tests/reports.ts";

const about = { title: "Test", author: "Test", created: new Date(0) };

test("words stay apart for a reader that only joins what is written, line after line", () => {
  const report = reportFor(exampleScores.exampleReport);
  const document = createDocument(fonts, about);
  const parts = bookOf(report, { ...exampleEdition, privateLink: examplePrivateLink });
  const pages = layout(parts, rulerOf(document), "Note");

  const written: string[] = [];
  const text = document.text.bind(document);
  document.text = (piece, ...place) => {
    written.push(piece);
    return text(piece, ...place);
  };
  draw(document, pages, pictureOfAName.jpeg);

  const joined = written.join("");
  for (const { template, practices } of report.chakra_sections) {
    for (const { text: part } of insightParts(template)) expect(joined).toContain(part);
    for (const { how } of practices) expect(joined).toContain(how);
  }
});

test("the ruler measures a text as wide as it is drawn, with its kerning, which no font has at a space", () => {
  const document = createDocument(fonts, about);
  const ruler = rulerOf(document);
  for (const font of ["regular", "bold", "heading", "italic"] as const) {
    for (const text of ["end. You", "AVE To, We", "“Yes” • 10"]) {
      const drawn = document.font(font).fontSize(10).widthOfString(text);
      expect(ruler(text, font, 10), `${font}: ${text}`).toBeCloseTo(drawn, 6);
    }
    expect(ruler("AV", font, 10)).toBeLessThan(ruler("A", font, 10) + ruler("V", font, 10));
  }
});

test("quadratic curves become the cubic ones with the same course, each from where the last ended, and all else stays", () => {
  expect(withCubics("M0 0Q30 0 30 30 30 60 0 60Z")).toBe("M0 0C20 0 30 10 30 30C30 50 20 60 0 60Z");
  expect(withCubics("M9 9L0 6Q3 3 6 6M0 0Q-3 3 0 9")).toBe(
    "M9 9L0 6C2 4 4 4 6 6M0 0C-2 2 -2 5 0 9",
  );
  const d = "M-11 -4A11.5 11.5 0 1 0 11 -4C1 2 3 4 5.25 6L1 1 2 2Z";
  expect(withCubics(d)).toBe(d);
});

test("no quadratic curve reaches pdfkit", () => {
  const document = createDocument(fonts, about);
  document.addPage();
  const drawn: string[] = [];
  const path = document.path.bind(document);
  document.path = (d) => {
    drawn.push(d);
    return path(d);
  };
  const mark = "layout";
  const room = { left: 0, top: 0, right: 3, bottom: 3 };
  const look = { color: "#000000", opacity: 1 };
  const shape = { kind: "path", x: 0, y: 0, room, scale: 1, d: "M0 0Q3 0 3 3", mark } as const;
  drawArtifact(document, mark, [{ ...shape, fill: look, stroke: { ...look, width: 1 } }]);
  expect(drawn).toEqual(["M0 0C2 0 3 1 3 3"]);
});
