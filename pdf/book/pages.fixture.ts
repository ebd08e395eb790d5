import fc from "fast-check";
import { longestFirstName } from "#domain/purchase/first-name.ts";
import type { Report } from "#domain/report/report.ts";
import { anyFirstName, anyScores } from "#tests/arbitraries.ts";
import { exampleScores } from "#tests/examples.ts";
import type { Edition } from "./blocks.ts";
import { bookOf } from "./book.ts";
import { createDocument, rulerOf } from "#pdf/engine/draw.ts";
import { layout } from "./layout.ts";
import { nameRoom } from "./layout-cover.ts";
import { printName, type PrintedName } from "./name.ts";
import type { Frame, Item, Page, TextItem } from "#pdf/engine/page.ts";
import { exampleEdition, examplePrivateLink, fonts, pictureOfAName } from "./report.fixture.ts";
import { reportFor } from "#tests/reports.ts";

export const ruler = rulerOf(
  createDocument(fonts, { title: "Test", author: "Test", created: new Date(0) }),
);
export const note = `${exampleEdition.productName} · Generated ${exampleEdition.date}`;

/** Spec 9: A4, 50 pt margins, new page when under 80 pt remain. */
export const area = {
  left: 50,
  right: 595.28 - 50,
  top: 50,
  bottom: 841.89 - 80,
  footBottom: 841.89 - 50,
} as const;
export const hair = 0.01;

const maya: PrintedName = { kind: "text", text: "Maya" };

/** A whole report on its pages. */
export function pagesFor(
  report = reportFor(exampleScores.exampleReport),
  name = maya,
  privateLink = examplePrivateLink,
  own?: Edition["own"],
): readonly Page[] {
  const edition = { ...exampleEdition, name, privateLink, own };
  return layout(bookOf(report, edition), ruler, note);
}

/** As long as the form takes them, in words that fill lines badly. */
export const longestNames = [80, 38, 17, 13, 12, 11].map((length) =>
  `${"W".repeat(length)} `.repeat(8).slice(0, longestFirstName).trim(),
);
const anyName = fc.oneof(anyFirstName, fc.constantFrom(...longestNames, "—".repeat(90)));
const largestName = { width: nameRoom.maxWidth, height: nameRoom.maxHeight };
// Alternately drawn as large as a name may be, and not drawable at all.
const anyDrawing = fc.constantFrom(
  () => Promise.resolve({ ...pictureOfAName, ...largestName, ascent: 23 }),
  () => Promise.reject(new Error("No canvas.")),
);

/** Thirty reports of any scores and names, laid out once for all the tests that read them. */
const anyBooks = fc.sample(fc.tuple(anyScores, anyName, anyDrawing), 30).map((one) => {
  let book: Promise<{ pages: readonly Page[]; report: Report }> | undefined;
  const laidOut = async ([scores, typed, draw]: typeof one) => {
    const report = reportFor(scores);
    return { report, pages: pagesFor(report, await printName(typed, draw)) };
  };
  return { about: JSON.stringify(one), open: () => (book ??= laidOut(one)) };
});

/** What is true of each of them; what is not says of which. */
export async function forAnyBook(
  check: (pages: readonly Page[], report: Report) => void,
): Promise<void> {
  for (const { about, open } of anyBooks) {
    const { pages, report } = await open();
    try {
      check(pages, report);
    } catch (error) {
      throw new Error(`Not true of ${about}.`, { cause: error });
    }
  }
}

/** Those of the named visitors, by their scores. */
export const exampleBooks = Object.values(exampleScores).map((scores) =>
  pagesFor(reportFor(scores)),
);

/** What stands above the footer. */
export function bodyOf({ items }: Page): readonly Item[] {
  return items.filter(({ mark }) => mark !== "foot");
}

export function textsOf(items: readonly Item[]): readonly TextItem[] {
  return items.filter((item) => item.kind === "text");
}

export function roleOf({ mark }: Item): string {
  return typeof mark === "string" ? mark : mark.role;
}

/** The lines of a page that are marked with a role, or with a kind of artifact. */
export function textsUnder({ items }: Page, role: string): readonly string[] {
  return textsOf(items)
    .filter((item) => roleOf(item) === role)
    .map(({ text }) => text);
}

/** The page on which the heading with these words stands. */
export function pageOfHeading(pages: readonly Page[], title: string): Page {
  return pageAt(pages, numberOfHeading(pages, title));
}

/** The number of that page, from 1. */
export function numberOfHeading(pages: readonly Page[], title: string): number {
  return 1 + pages.findIndex((page) => textsUnder(page, "H2").join(" ").includes(title));
}

/** The page with this number, from 1. */
export function pageAt(pages: readonly Page[], number: number): Page {
  const page = pages[number - 1];
  if (page === undefined) throw new Error(`There is no page ${number}.`);
  return page;
}

/** Whether the one lies inside the other. */
export function contains(outer: Frame, inner: Frame): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}
