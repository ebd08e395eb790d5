import { expect, test } from "vitest";
import { exampleScores } from "#tests/examples.ts";
import { insightParts } from "#domain/report/template.ts";
import { bookOf } from "#pdf/book/book.ts";
import { withCubics } from "./draw-item.ts";
import { drawArtifact } from "./draw-item.ts";
import { createDocument, draw, rulerOf } from "./draw.ts";
import { layout } from "#pdf/book/layout.ts";
import { exampleEdition, examplePrivateLink, fonts, reportFor } from "#pdf/book/report.fixture.ts";

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
  draw(document, pages);

  const joined = written.join("");
  for (const { template, practices } of report.chakra_sections) {
    for (const { text: part } of insightParts(template)) expect(joined).toContain(part);
    for (const { how } of practices) expect(joined).toContain(how);
  }
});

test("the ruler measures a text as wide as it is drawn, spaces unkerned", () => {
  const ruler = rulerOf(createDocument(fonts, about));
  const words = ["end.", "You", "Two"];
  const apart = words.reduce((sum, word) => sum + ruler(word, "bold", 10), 0);
  expect(ruler(words.join(" "), "bold", 10)).toBeCloseTo(apart + 2 * ruler(" ", "bold", 10), 6);
  expect(ruler("AV", "bold", 10)).toBeLessThan(ruler("A", "bold", 10) + ruler("V", "bold", 10));
});

test("words are drawn as far apart as they are measured, also where the font would close up their space", () => {
  const document = createDocument(fonts, about);
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

test("quadratic curves become the cubic ones with the same course, each from where the last ended", () => {
  expect(withCubics("M0 0Q30 0 30 30 30 60 0 60Z")).toBe("M0 0C20 0 30 10 30 30C30 50 20 60 0 60Z");
  expect(withCubics("M9 9L0 6Q3 3 6 6M0 0Q-3 3 0 9")).toBe(
    "M9 9L0 6C2 4 4 4 6 6M0 0C-2 2 -2 5 0 9",
  );
});

test("all other path data stays as it is", () => {
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
