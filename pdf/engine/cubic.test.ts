import { expect, test } from "vitest";
import { withCubics } from "./cubic.ts";
import { drawArtifact } from "./draw-item.ts";
import { createDocument } from "./draw.ts";

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
  const document = createDocument({ title: "Test", author: "Test", created: new Date(0) });
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
