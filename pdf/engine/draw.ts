import { PDFDocument, type StructureElement } from "pdfkit";
import { documentTag, frameAround, type Item, type Mark, type Page, type Tag } from "./page.ts";
import { sheet, type Font, type FontFiles, type Ruler } from "./style.ts";
import { drawArtifact, drawElement } from "./draw-item.ts";

/** An empty tagged document. Its dates and its file id follow from `created` alone, so that equal reports are equal files. */
export function createDocument(
  fonts: FontFiles,
  about: { title: string; author: string; created: Date },
): PDFDocument {
  const document = new PDFDocument({
    font: null,
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    lang: "en-US",
    tagged: true,
    displayTitle: true,
    info: {
      Title: forMetadata(about.title),
      Author: forMetadata(about.author),
      Creator: forMetadata(about.author),
      CreationDate: about.created,
      ModDate: about.created,
    },
  });
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
  return document;
}

/** Escapes a text for the metadata, which pdfkit writes into XML as it is. */
function forMetadata(text: string): string {
  return text.replaceAll("&", "and").replace(/[<>]/g, "");
}

/** Measures text as the document will draw it, with its kerning: word by word, since no font kerns at a space. */
export function rulerOf(document: PDFDocument): Ruler {
  const unit = 1000;
  const known = new Map<string, number>();
  const widthOf = (word: string, font: Font): number => {
    const key = `${font} ${word}`;
    const width = known.get(key) ?? document.font(font).fontSize(unit).widthOfString(word);
    known.set(key, width);
    return width;
  };
  return (text, font, size) => {
    // With its space, as pdfkit will draw it, each word is shaped only once.
    const words = text.split(" ").reduce((sum, word) => sum + widthOf(`${word} `, font), 0);
    return ((words - widthOf(" ", font)) * size) / unit;
  };
}

/** Draws the pages with their structure and outline, and ends the document. */
export function draw(document: PDFDocument, pages: readonly Page[], wash: Uint8Array): void {
  const { _imageRegistry: pictures } = document;
  pictures["wash"] = document.openImage(wash);
  const elementOf = structureOf(document);
  // Viewers show the page numbers of the footers. A bare string is a PDF name; D is decimal.
  const { _root: catalog } = document;
  catalog.data["PageLabels"] = { Nums: [0, { S: "D" }] };
  const linked = placesLinkedFrom(pages);
  let { outline } = document;
  for (const { items, bookmarks, destinations } of pages) {
    document.addPage();
    for (const { title, level, y } of bookmarks) {
      // pdfkit counts `left` from the right edge.
      const at = { fit: false, top: y, left: sheet.width, zoom: 0 } as const;
      if (level === 1) outline = document.outline.addItem(title, at);
      else outline.addItem(title, at);
    }
    for (const { name, y } of destinations) {
      if (linked.has(name)) document.addNamedDestination(name, "XYZ", 0, y, null);
    }
    const links: StructureElement[] = [];
    for (const { mark, items: run } of runsOf(items)) {
      if (typeof mark === "string") {
        drawArtifact(document, mark, run);
        continue;
      }
      const element = elementOf(mark, run);
      drawElement(document, element, mark, run);
      if (mark.role === "Link") links.push(element);
    }
    // An element with a link must end on its own page: pdfkit notes the page that is current then.
    for (const link of links) link.end();
  }
  elementOf(documentTag, []).end();
  document.end();
}

/** The destinations that links lead to: no other is written into the file. */
function placesLinkedFrom(pages: readonly Page[]): ReadonlySet<string> {
  const links = pages.flatMap(({ items }) => items.filter((item) => item.kind === "link"));
  return new Set(links.flatMap(({ to }) => ("destination" in to ? [to.destination] : [])));
}

type Run = { readonly mark: Mark; readonly items: Item[] };

/** Neighbors with the same mark, which become one piece of marked content. */
function runsOf(items: readonly Item[]): readonly Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.mark === item.mark) last.items.push(item);
    else runs.push({ mark: item.mark, items: [item] });
  }
  return runs;
}

function structureOf(document: PDFDocument) {
  const elements = new Map<Tag, StructureElement>();
  return function elementOf(tag: Tag, drawn: readonly Item[]): StructureElement {
    const known = elements.get(tag);
    if (known !== undefined) return known;
    const { role, parent, ...words } = tag;
    const { left, top, right, bottom } = frameAround(drawn);
    const box = role === "Figure" && { bbox: [left, top, right, bottom] };
    const element = document.struct(role, { ...words, ...box });
    elements.set(tag, element);
    if (parent === undefined) document.addStructure(element);
    else elementOf(parent, []).add(element);
    return element;
  };
}
