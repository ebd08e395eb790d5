// Not the visitor's test, which refuses the foreign page that these journeys are about.
import { expect, test, type Page } from "@playwright/test";
import { leaving } from "#content/leaving.ts";
import { frame } from "#content/pages.ts";
import { emptyPdfs, openBoughtReport, openResults } from "#tests/support/starts.ts";
import { openDialog } from "#tests/support/buying.ts";

/** Stands in for the encyclopedia. */
async function answer(page: Page, status: number): Promise<void> {
  await page.route(leaving.neutralPage, (route) => route.fulfill({ status, body: "Facts" }));
}

/** Presses Escape a number of times with no time between, and tells whether the page is being left. */
const escape = (page: Page, times: number) =>
  page.evaluate((presses) => {
    for (let press = 0; press < presses; press += 1) {
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    }
    return document.documentElement.hidden;
  }, times);

test("Leave quickly takes the report's place in the history", async ({ page }) => {
  await answer(page, 200);
  await openBoughtReport(page);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: leaving.leave }).click();
  await expect(page).toHaveURL(leaving.neutralPage);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("Escape twice leaves; once, held or closing something does not", async ({ page }) => {
  // An answer without content leaves this page where it is.
  await answer(page, 204);
  await emptyPdfs(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openResults(page);
  const menu = page.getByRole("navigation", { name: frame.site });
  await page.getByRole("button", { name: frame.menu }).click();
  await expect(menu).toBeVisible();
  expect(await escape(page, 2)).toBe(false);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  const dialog = await openDialog(page);
  expect(await escape(page, 2)).toBe(false);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.down("Escape");
  await page.keyboard.down("Escape");
  expect(await page.evaluate(() => document.documentElement.hidden)).toBe(false);
  expect(await escape(page, 2)).toBe(true);
  // Shown again from the back-forward cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
