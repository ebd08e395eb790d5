import { expect, test } from "vitest";
import { chakraKeys } from "#domain/chakra.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { headings } from "#content/headings.ts";
import { cueInWords } from "#content/plan-cues.ts";
import type { Practice } from "#domain/report/template.ts";
import { frameAround } from "#pdf/engine/page.ts";
import { step } from "#pdf/engine/style.ts";
import type { Day } from "./blocks.ts";
import { layoutPlan } from "./layout-plan.ts";
import { forAnyBook, pageOfHeading, ruler, textsOf } from "./pages.fixture.ts";

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
