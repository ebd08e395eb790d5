import { expect, test } from "vitest";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { headings } from "#content/headings.ts";
import { exampleScores } from "#tests/examples.ts";
import { frameAround, type Item, type Mark, type Page, type Tag } from "#pdf/engine/page.ts";
import {
  area,
  bodyOf,
  contains,
  forAnyBook,
  hair,
  numberOfHeading,
  pageAt,
  pageOfHeading,
  pagesFor,
  textsOf,
  textsUnder,
} from "./pages.fixture.ts";
import { reportFor } from "./report.fixture.ts";

const { top, bottom } = area;

/** Between 22 and 30 pages, none less than half full, and words a quarter of the way down at least. */
function expectGoodPages(pages: readonly Page[]): void {
  expect(pages.length).toBeGreaterThanOrEqual(22);
  expect(pages.length).toBeLessThanOrEqual(30);
  const depth = (items: readonly Item[]) => (frameAround(items).bottom - top) / (bottom - top);
  for (const page of pages) {
    expect(depth(bodyOf(page))).toBeGreaterThan(0.5);
    const words = bodyOf(page).filter(({ mark }) => typeof mark !== "string");
    expect(depth(words)).toBeGreaterThan(0.25);
  }
}

test("there are 22 to 30 pages with the real content, none less than half full or left to lines alone", () =>
  forAnyBook(expectGoodPages));

test("the longest and the shortest reports keep to that too: all chakras in one state, or all but one", () => {
  // Scores at the bounds of the states: blocked, needs support, balanced (spec 9).
  const bounds = [6, 7, 10];
  for (const most of bounds) {
    for (const other of bounds) {
      for (const exception of chakraKeys) {
        const scores = byChakra((key) => (key === exception ? other : most));
        expectGoodPages(pagesFor(reportFor(scores)));
        if (most === other) break;
      }
    }
  }
});

test("each chapter opens a right-hand page, its other pages carry its name, and the last is filled with lines to write on", () =>
  forAnyBook((pages, { boosters, chakra_sections: chapters }) => {
    const after = boosters.length > 0 ? headings.focus : headings.plan;
    for (const [index, { name }] of chapters.entries()) {
      const start = numberOfHeading(pages, name);
      const end = numberOfHeading(pages, chapters[index + 1]?.name ?? after);
      expect(start % 2, name).toBe(1);
      expect(textsOf(pageAt(pages, start).items)[0]?.text).toBe(name);
      const others = pages.slice(start, end - 1);
      expect(others.length).toBeGreaterThan(0);
      for (const page of others) expect(textsUnder(page, "head")[0]).toBe(name);
      const last = frameAround(bodyOf(pageAt(pages, end - 1)));
      expect(last.bottom).toBeGreaterThan(bottom - 60);
    }
  }));

test("the practices of a chapter stand together on one page", () =>
  forAnyBook((pages, { chakra_sections: chapters }) => {
    for (const { name, practices } of chapters) {
      const counts = pages.map(
        ({ destinations }) => destinations.filter((one) => one.name.startsWith(`${name}: `)).length,
      );
      expect(counts.filter((count) => count > 0)).toEqual([practices.length]);
    }
  }));

test("the page numbers of the contents are those of the pages where the headings stand", () =>
  forAnyBook((pages) => {
    const entries = textsUnder(pageOfHeading(pages, headings.contents), "Link");
    const titles = entries.filter((_, index) => index % 2 === 0);
    const numbers = entries.filter((_, index) => index % 2 === 1).map(Number);
    expect(titles.length).toBeGreaterThanOrEqual(14);
    expect(numbers).toEqual(titles.map((title) => numberOfHeading(pages, title)));
  }));

test("a day of the week names the page of its instructions once, and no cell does", () =>
  forAnyBook((pages) => {
    const { items } = pageOfHeading(pages, headings.plan);
    const links = items.filter((item) => item.kind === "link");
    expect(links).toHaveLength(7);
    expect(textsOf(items).filter(({ text }) => /^page \d/u.test(text))).toHaveLength(7);
    for (const { to, label } of links) {
      const destination = "destination" in to ? to.destination : "";
      const [chapter = "", ...practice] = destination.split(": ");
      const number = Number(label.replace(`${chapter}, page `, ""));
      const page = pageAt(pages, number);
      if (practice.length === 0) expect(textsUnder(page, "H2")).toEqual([chapter]);
      else {
        const texts = textsOf(page.items).map(({ text }) => text);
        expect(texts).toContain(practice.join(": "));
        expect(texts).toContain(chapter);
      }
    }
  }));

/** The nearest element of a role that an item belongs to. */
function elementAround(mark: Mark, role: string): Tag | undefined {
  if (typeof mark === "string" || mark.role === role) return mark as Tag;
  return mark.parent && elementAround(mark.parent, role);
}

test("no practice, food, day or line of the contents is divided between pages", () =>
  forAnyBook((pages) => {
    const found = new Map<Tag, number>();
    for (const [index, { items }] of pages.entries()) {
      for (const { mark } of items) {
        if (typeof mark === "string") continue;
        for (const role of ["LI", "TR", "TOCI"]) {
          const element = elementAround(mark, role);
          if (element === undefined) continue;
          expect(found.get(element) ?? index).toBe(index);
          found.set(element, index);
        }
      }
    }
    expect(found.size).toBeGreaterThan(60);
  }));

test("the overview of the example stands on one page, and lines for own notes are eight at most", () => {
  const pages = pagesFor();
  const from = numberOfHeading(pages, headings.overview);
  expect(textsOf(pageAt(pages, from).items).map(({ text }) => text)).toContain(headings.howToRead);
  for (const { items } of pages) {
    const notes = items.find((item) => item.kind === "text" && item.text === headings.ownNotes);
    const ruled = items.filter(({ kind, y }) => kind === "rectangle" && notes && y > notes.y);
    // One of them is the hairline above the footer.
    expect(ruled.length).toBeLessThanOrEqual(9);
  }
});

test("running text stands on the same lines on every page", () =>
  forAnyBook((pages) => {
    const step = 7;
    const first = numberOfHeading(pages, headings.overview) - 1;
    const end = numberOfHeading(pages, headings.cards) - 1;
    const running = pages
      .slice(first, end)
      .flatMap((page) => textsOf(bodyOf(page)))
      .filter(({ size, mark }) => size === 10 && typeof mark !== "string");
    const phases = running.map(({ y }) => (((y - top) % step) + step) % step);
    expect(running.length).toBeGreaterThan(300);
    expect(Math.max(...phases) - Math.min(...phases)).toBeLessThan(hair);
  }));

test("the plan of seven days stays on one page", () =>
  forAnyBook((pages) => {
    const withDays = pages.filter((page) =>
      textsOf(page.items).some(({ text, mark }) => /^Day \d$/.test(text) && mark !== "foot"),
    );
    expect(withDays).toHaveLength(1);
    const [page] = withDays;
    expect(page && frameAround(bodyOf(page)).bottom).toBeGreaterThan(bottom - 90);
  }));

test("the words above the plan and those of the morning begin at one edge", () => {
  const report = reportFor(exampleScores.exampleReport);
  const texts = textsOf(pageOfHeading(pagesFor(report), headings.plan).items);
  const edgeOf = (start: string) => texts.find(({ text }) => start.startsWith(text))?.x;
  expect(edgeOf("Morning")).toBe(edgeOf(report.plan_lead));
  expect(edgeOf(report.daily_plan.days.day_1.am.text)).toBe(edgeOf(report.plan_lead));
});

test("what is left of a chapter's first page is shared as one rhythm, a little above each of its parts", () => {
  const report = reportFor(exampleScores.exampleReport);
  const pages = pagesFor(report);
  const around = report.chakra_sections.map(({ name, template }) => {
    const items = bodyOf(pageOfHeading(pages, name));
    const texts = textsOf(items);
    const headline = texts.findIndex(({ text }) => template.headline.startsWith(text));
    const answered = texts.findIndex(({ text }) => text === headings.answers);
    const [bar, answers] = [items[items.indexOf(texts[headline] as Item) - 1], texts[answered]];
    const opening = (texts[headline]?.y ?? 0) - (bar?.y ?? 0);
    const above = texts.filter(({ y }) => y < (answers?.y ?? 0)).map(({ y }) => y);
    return { opening, answers: (answers?.y ?? 0) - Math.max(...above) };
  });
  for (const { opening, answers } of around) {
    expect(opening).toBeLessThan(65);
    expect(answers).toBeGreaterThan(30);
    expect(Math.abs(opening - answers)).toBeLessThan(21);
  }
});

test("in each chapter the practice to try first stands on a tint, and says so", () => {
  const pages = pagesFor();
  for (const {
    name,
    practices: [first],
  } of reportFor(exampleScores.exampleReport).chakra_sections) {
    const page = pages.find(({ destinations }) =>
      destinations.some((destination) => destination.name === `${name}: ${first?.title}`),
    );
    const texts = textsOf(page ? bodyOf(page) : []);
    const marks = texts.filter(({ text }) => text === headings.tryFirst);
    expect(marks).toHaveLength(1);
    const title = texts.find(({ text }) => text === first?.title);
    expect(marks[0]?.mark).toBe(title?.mark);
    const fields = page?.items.filter(
      (item) =>
        item.kind === "rectangle" && title && contains(frameAround([item]), frameAround([title])),
    );
    expect(fields).toHaveLength(1);
  }
});
