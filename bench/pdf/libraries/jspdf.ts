import { GState, jsPDF } from "jspdf";
import svgpath from "svgpath";
import type { Item, PathItem } from "#pdf/page.ts";
import { sheet } from "#pdf/style.ts";
import { addressOf, type Candidate } from "#bench/pdf/candidate.ts";

const faces = { regular: "normal", bold: "bold", oblique: "italic" } as const;

export const render: Candidate = ({ pages }) => {
  const document = new jsPDF({ unit: "pt", format: [sheet.width, sheet.height], compress: true });
  for (const [index, { items }] of pages.entries()) {
    if (index > 0) document.addPage();
    for (const item of items) draw(document, item);
  }
  return Promise.resolve(new Uint8Array(document.output("arraybuffer")));
};

function draw(document: jsPDF, item: Item): void {
  const { x, y } = item;
  switch (item.kind) {
    case "text":
      document.setFont("helvetica", faces[item.font]).setFontSize(item.size);
      document.setTextColor(item.color).text(item.text, x, y);
      return;
    case "rectangle": {
      const radius = item.radius ?? 0;
      document.setFillColor(item.color);
      document.roundedRect(x, y, item.width, item.height, radius, radius, "F");
      return;
    }
    case "path":
      drawPath(document, item);
      return;
    case "link":
      document.link(x, y, item.width, item.height, { url: addressOf(item) });
      return;
    case "image":
      throw new Error("The report of the comparison has no picture.");
  }
}

/** jsPDF knows no SVG path data, only its own list of operations without arcs. */
function drawPath(document: jsPDF, { d, x, y, scale, fill, stroke }: PathItem): void {
  const operations: { op: string; c: number[] }[] = [];
  let at = [0, 0];
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .scale(scale)
    .translate(x, y)
    .iterate(([command, ...numbers]) => {
      const c = numbers.map(Number);
      if (command === "H") operations.push({ op: "l", c: [c[0] ?? 0, at[1] ?? 0] });
      else if (command === "V") operations.push({ op: "l", c: [at[0] ?? 0, c[0] ?? 0] });
      else if (command === "Z") operations.push({ op: "h", c: [] });
      else operations.push({ op: command.toLowerCase(), c });
      at = operations.at(-1)?.c.slice(-2) ?? at;
    });
  if (fill) {
    document.setGState(new GState({ opacity: fill.opacity }));
    document.setFillColor(fill.color);
    document.path(operations).fill();
    document.setGState(new GState({ opacity: 1 }));
  }
  if (stroke) {
    document.setDrawColor(stroke.color).setLineWidth(stroke.width * scale);
    document.path(operations).stroke();
  }
}
