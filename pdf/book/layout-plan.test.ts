import { expect, test } from "vitest";
import { chakraKeys } from "#domain/chakra.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { headings } from "#content/headings.ts";
import { cueInWords } from "#content/plan-cues.ts";
import type { Report } from "#domain/report/report.ts";
import type { Practice } from "#domain/report/template.ts";
import { frameAround } from "#pdf/engine/page.ts";
import { step } from "#pdf/engine/style.ts";
import type { Day } from "./blocks.ts";
import { layoutPlan } from "./layout-plan.ts";
import { allAnswers } from "#tests/arbitraries.ts";
import { exampleScores } from "#tests/examples.ts";
import { reportFor, reportFrom } from "#tests/reports.ts";
import {
  area,
  bodyOf,
  forAnyBook,
  pageAt,
  pageOfHeading,
  pagesFor,
  ruler,
  textsOf,
  textsUnder,
} from "./pages.fixture.ts";

const days = chakraKeys.flatMap((chakra) =>
  Object.values(chakras[chakra].templates).flatMap(({ practices }) =>
    practices.flatMap((practice) => [dayOf(practice, cueInWords(practice)), dayOf(practice)]),
  ),
);

/** A day of one practice, with its cue or its step further. */
function dayOf(practice: Practice, note = practice.further): Day {
  const { title, duration } = practice;
  const practices = Array.from({ length: 3 }, () => ({ text: `${title} (${duration})`, note }));
  return { title: "Day 1", chakra: "root", chapter: "Root", destination: "Root", practices };
}

test("the words of every day end above the line of the next, as high as it may be or as low", () => {
  const [, ...rows] = layoutPlan({ kind: "plan", head: [], days }, ruler, () => 1);
  expect(rows).toHaveLength(days.length);
  for (const box of rows.flatMap((row) => [row, row.grow?.(0), row.grow?.(4 * step)])) {
    const words = frameAround(textsOf(box?.items ?? []));
    expect(words.bottom).toBeLessThan((box?.height ?? 0) - 2);
  }
});

test("a day is written as high as the others, unless its words need more and the page has no room", () =>
  forAnyBook((pages) => {
    const { items } = pageOfHeading(pages, headings.plan);
    const heights = items.flatMap((item) =>
      item.kind === "rectangle" && item.x === 50 && item.height > 40 ? item.height : [],
    );
    expect(heights).toHaveLength(7);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(step + 0.01);
  }));

test("the days fill one page; each names the page of its instructions once, and no cell does", () =>
  forAnyBook((pages) => {
    const plan = pageOfHeading(pages, headings.plan);
    expect(frameAround(bodyOf(plan)).bottom).toBeGreaterThan(area.bottom - 90);
    const { items } = plan;
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

test("they do so also where all but an unsafe home is balanced, and the words above them are longest", () => {
  const pages = pagesFor(reportFrom({ ...allAnswers(4), 2: 1 }));
  expect(pages.flatMap((page) => textsUnder(page, "head"))).not.toContain(headings.plan);
});

test("below them are two lines for an own cue where there is room, but not where home is unsafe", () => {
  const cuesOf = (report: Report) => {
    const { items } = pageOfHeading(pagesFor(report), headings.plan);
    const cue = items.findIndex((item) => item.kind === "text" && item.text === headings.ownCue);
    const after = cue < 0 ? [] : items.slice(cue + 1);
    return after.filter(({ kind, mark }) => kind === "rectangle" && mark === "layout").length;
  };
  expect(cuesOf(reportFor(exampleScores.exampleReport))).toBe(2);
  expect(cuesOf(reportFrom(allAnswers(1)))).toBe(0);
});

test("the words above the plan and those of the morning begin at one edge", () => {
  const report = reportFor(exampleScores.exampleReport);
  const texts = textsOf(pageOfHeading(pagesFor(report), headings.plan).items);
  const edgeOf = (start: string) => texts.find(({ text }) => start.startsWith(text))?.x;
  expect(edgeOf("Morning")).toBe(edgeOf(report.plan_lead));
  expect(edgeOf(report.daily_plan.days.day_1.am.text)).toBe(edgeOf(report.plan_lead));
});
