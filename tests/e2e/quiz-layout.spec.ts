import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { questionIds } from "#domain/scan/answers.ts";
import { cutText } from "#tests/support/layout-facts.ts";
import { expect, test } from "#tests/support/visitor.ts";

/** Windows of phones; in those that fit, the whole question is seen without scrolling. */
const phones = [
  { width: 320, height: 568, fits: false },
  // Here and at 590 px the question with the most letters is not the one with the most lines.
  { width: 341, height: 740, fits: false },
  { width: 360, height: 740, fits: true },
  { width: 390, height: 664, fits: true },
  { width: 430, height: 932, fits: true },
  { width: 590, height: 360, fits: true },
  { width: 844, height: 390, fits: true },
];

test("on phones answers and buttons never move, and Next is in sight", async ({ page }) => {
  await begin(page);
  const next = page.getByRole("button", { name: /^(Next|See Results)$/u });
  const firstPlaces = new Map<number, unknown>();
  const expectAllStill = async (where: string) => {
    for (const { width, height, fits } of phones) {
      await page.setViewportSize({ width, height });
      if (fits) await expect(next, `${where} at ${width} px`).toBeInViewport({ ratio: 1 });
      const places = await placesOfControls(page);
      const first = firstPlaces.get(width) ?? places;
      firstPlaces.set(width, first);
      expect(places, `${where} at ${width} px`).toEqual(first);
    }
  };
  await walk(page, async (id) => {
    await expectAllStill(`question ${id}`);
    await page.keyboard.press("2");
    await expect(next).toBeEnabled();
    // Of an answer itself each question shows the same.
    if (id === 1) await expectAllStill("question 1, answered");
  });
});

test("with text of twice the size on a phone, no question is cut", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await walk(page, async (id) => {
    expect(await page.evaluate(cutText), `question ${id}`).toEqual([]);
    await page.keyboard.press("2");
  });
});

/** Begins in a browser that keeps nothing, so that the note about it comes with the first answer. */
async function begin(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await page.goto(addresses.energyScan);
  await page.getByRole("button", { name: "Begin My Scan" }).click();
  await expect(page.getByText("Question 1 of 21", { exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Goes from question to question with the Enter key once `look` has answered. */
async function walk(page: Page, look: (id: number) => Promise<void>): Promise<void> {
  for (const id of questionIds) {
    await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
    await look(id);
    await page.keyboard.press("Enter");
  }
}

/** The boxes of the four answers, of Back and of Next in the window. */
function placesOfControls(page: Page) {
  return page.locator("main form :is(label, button:not(p button))").evaluateAll((all) =>
    all.map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}
