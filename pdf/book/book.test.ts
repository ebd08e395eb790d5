import { expect, test } from "vitest";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { fourWeeks } from "#content/four-weeks.ts";
import { headings } from "#content/headings.ts";
import { questionIds, valueOf } from "#domain/scan/answers.ts";
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
  roleOf,
  textsOf,
  textsUnder,
} from "./pages.fixture.ts";
import { exampleEdition } from "./report.fixture.ts";
import { reportFor, reportFrom } from "#tests/reports.ts";
import { allAnswers } from "#tests/arbitraries.ts";
import { paragraphsOf } from "#domain/report/template.ts";

const { top, bottom } = area;
/** Where running text begins. */
const edge = 190;

/** Between 22 and 30 pages, none less than three quarters full, words and lines past the middle, and words nearly a fifth of the way down at least. */
function expectGoodPages(pages: readonly Page[]): void {
  expect(pages.length).toBeGreaterThanOrEqual(22);
  expect(pages.length).toBeLessThanOrEqual(30);
  const depth = (items: readonly Item[]) => (frameAround(items).bottom - top) / (bottom - top);
  for (const page of pages) {
    expect(depth(bodyOf(page))).toBeGreaterThan(0.75);
    expect(depth(bodyOf(page).filter(({ kind }) => kind !== "path"))).toBeGreaterThan(0.5);
    const words = bodyOf(page).filter(({ mark }) => typeof mark !== "string");
    expect(depth(words)).toBeGreaterThan(0.19);
  }
}

test("there are 22 to 30 pages with the real content, none less than three quarters full or left to lines alone", () =>
  forAnyBook(expectGoodPages));

test("the longest and the shortest reports keep to that too: all chakras in one state, or all but one", () => {
  // Scores at the bounds of the states: blocked, needs support, balanced (spec 9).
  const bounds = [6, 7, 10];
  for (const [most, other] of bounds.flatMap((one) => bounds.map((two) => [one, two] as const))) {
    for (const exception of chakraKeys) {
      const scores = byChakra((key) => (key === exception ? other : most));
      expectGoodPages(pagesFor(reportFor(scores)));
      if (most === other) break;
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

test("what shares a page has its title beside it, and each experiment as many lines to write on", () =>
  forAnyBook((pages, { tensions, boosters }) => {
    const beside = [...tensions, ...boosters].map(({ title }) => title);
    let found = 0;
    for (const page of pages) {
      const begins = textsOf(page.items).filter(({ text }) =>
        beside.some((title) => text.includes(" ") && title.startsWith(text)),
      );
      for (const { x } of begins) expect(x).toBe(50);
      const texts = textsOf(page.items);
      const wordsOf = (of: Mark) => texts.filter(({ mark }) => mark === of).map(({ text }) => text);
      for (const { experiment } of tensions) {
        const words = `${headings.experiment}: ${experiment}`;
        const start = texts.find(({ mark }) => wordsOf(mark).join(" ") === words);
        if (!start) continue;
        found++;
        const next = texts.find(({ y, mark }) => y > start.y && mark !== start.mark)?.y ?? bottom;
        const isLine = ({ kind, x, y }: Item) =>
          kind === "rectangle" && x === edge && y > start.y && y < next;
        expect(page.items.filter(isLine)).toHaveLength(2);
      }
    }
    expect(found).toBe(tensions.length);
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

test("the contents say the score of each chapter", () =>
  forAnyBook((pages, { chakra_sections: chapters }) => {
    const said = textsUnder(pageOfHeading(pages, headings.contents), "P");
    expect(said).toEqual(chapters.flatMap(({ score }) => [String(score), "/ 12"]));
  }));

test("no level of headings is left out", () =>
  forAnyBook((pages) => {
    const roles = pages.flatMap(({ items }) => textsOf(items).map(roleOf));
    const levels = roles.flatMap((role) => (/^H\d$/u.test(role) ? [Number(role[1])] : []));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
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

test("the overview of the example stands on one page, and lines for own notes end at the foot of theirs", () => {
  const pages = pagesFor();
  const from = numberOfHeading(pages, headings.overview);
  expect(textsOf(pageAt(pages, from).items).map(({ text }) => text)).toContain(headings.howToRead);
  for (const { items } of pages) {
    const notes = items.find((item) => item.kind === "text" && item.text === headings.ownNotes);
    const isBelow = ({ kind, x, y }: Item) =>
      kind === "rectangle" && x === edge && notes && y > notes.y;
    const lines = items.filter(isBelow);
    expect(lines.length).toBeLessThanOrEqual(9);
    if (notes) expect(frameAround(lines).bottom).toBeGreaterThan(bottom - 14);
  }
});

test("running text stands on the same lines on every page", () =>
  forAnyBook((pages) => {
    const step = 7;
    const first = numberOfHeading(pages, headings.tensions) - 1;
    const end = numberOfHeading(pages, headings.cards) - 1;
    const running = pages
      .slice(first, end)
      .flatMap((page) => textsOf(bodyOf(page)))
      .filter(({ size, mark }) => (size === 10 || size === 10.5) && typeof mark !== "string");
    const phases = running.map(({ y }) => (((y - top) % step) + step) % step);
    expect(running.length).toBeGreaterThan(300);
    expect(Math.max(...phases) - Math.min(...phases)).toBeLessThan(hair);
  }));

test("the sheet of a trial is one page, with its start, its ticks and lines to look back", () => {
  const report = reportFor(exampleScores.exampleReport);
  const cue = "When the kettle boils, I wind the music box once. ".repeat(4);
  const missed = "I wind it twice the next day, and do not mind. ".repeat(4);
  const guess = "I shall be playful with people whom I trust. ".repeat(4);
  for (const trial of [undefined, ...report.trials]) {
    const own = trial && { trial, startDay: 3, day: 5, done: [1, 3], cue, missed, guess };
    const pages = pagesFor(report, undefined, undefined, own);
    expectGoodPages(pages);
    const sheets = pages
      .map(({ items }) =>
        textsOf(items)
          .map(({ text }) => text)
          .join(" "),
      )
      .filter((text) => text.includes(fourWeeks.title) || text.includes(" 27 28 "));
    expect(sheets).toEqual([expect.stringContaining("Looking back: what I answer now to")]);
    if (!own) continue;
    expect(sheets[0]).toContain(fourWeeks.begun(exampleEdition.begun, own.done));
    // A tick lies on its box, and the number of its day comes next.
    const ticked = pages.flatMap(({ items }) =>
      items.flatMap((item, index) => {
        const [box, day] = [items[index - 1], items[index + 1]];
        const isTick = box?.kind === "path" && item.kind === "path" && box.d !== item.d;
        return isTick && box.x === item.x && day?.kind === "text" ? Number(day.text) || [] : [];
      }),
    );
    expect(ticked).toEqual(own.done);
    expect(sheets[0]).toContain(`${fourWeeks.cue(own.trial)} ${cue.trim()}`);
    expect(sheets[0]).toContain(`${fourWeeks.missed} ${missed.trim()}`);
    expect(sheets[0]).toContain(`${fourWeeks.guess} ${guess.trim()}`);
  }
});

test("that no answer is low is said where none is", () =>
  forAnyBook((pages, { answers }) => {
    const texts = pages.flatMap(({ items }) => textsOf(items).map(({ text }) => text));
    const [said = ""] = fourWeeks.nothingLow.split(".");
    const isAnyLow = questionIds.some((id) => valueOf(id, answers) <= 2);
    expect(texts.join(" ").includes(said)).toBe(!isAnyLow);
  }));

test("a chapter opens with a plate from edge to edge over nearly half of the page, and its answers begin the next", () => {
  const report = reportFor(exampleScores.exampleReport);
  const pages = pagesFor(report);
  const begins = report.chakra_sections.map(({ name, template }) => {
    const start = numberOfHeading(pages, name);
    const { items } = pageAt(pages, start);
    const plate = frameAround(items.filter(({ mark }) => mark === "bleed"));
    expect(plate).toMatchObject({ left: 0, top: 0 });
    expect(plate.right).toBeCloseTo(595.28);
    expect(plate.bottom / 841.89).toBeGreaterThan(0.45);
    const texts = textsOf(items);
    const [title, headline] = [name, template.headline].map((words) =>
      texts.find(({ text }) => words.startsWith(text)),
    );
    expect((headline?.y ?? 0) - (title?.y ?? 0)).toBeLessThan(150);
    return textsUnder(pageAt(pages, start + 1), "H3")[0] === headings.answers;
  });
  expect(begins).not.toContain(false);
});

test("headlines stand on one line of all openers, and quotations on another", () =>
  forAnyBook((pages, { chakra_sections: chapters }) => {
    const openers = chapters.map(({ name }) => textsOf(pageOfHeading(pages, name).items));
    for (const size of [14.8, 23]) {
      const lines = openers.map((texts) => texts.find((text) => text.size === size)?.y);
      expect([...new Set(lines)]).toEqual([expect.any(Number)]);
    }
  }));

test.each([[1, 3, 1] as const, [1, 2, 1] as const, [4, 3, 1] as const])(
  "all that an opener says stands on its page, where that is most: Root %i, %i, %i",
  (first, second, third) => {
    const report = reportFrom({ ...allAnswers(3), 1: first, 2: second, 3: third });
    const pages = pagesFor(report);
    for (const { name, template } of report.chakra_sections) {
      const said = textsUnder(pageOfHeading(pages, name), "P").join(" ");
      expect(said).toContain(paragraphsOf(template.insight).join(" "));
    }
  },
);

test("each prompt of a chapter has two lines to write on", () => {
  const pages = pagesFor();
  for (const { name } of reportFor(exampleScores.exampleReport).chakra_sections) {
    const { items } = pageAt(pages, numberOfHeading(pages, name) + 1);
    const lines = items.filter(
      ({ kind, x, mark }) => `${kind} ${x} ${String(mark)}` === `rectangle ${edge} layout`,
    );
    expect(lines.length, name).toBeGreaterThanOrEqual(4);
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
