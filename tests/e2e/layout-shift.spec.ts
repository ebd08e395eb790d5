import type { Page } from "@playwright/test";
import { articleAddress, sitePages } from "#content/site-map.ts";
import { expect, tapThroughScan, test } from "#tests/support/visitor.ts";

/** What has moved without a press on the page, as the browser counts it for its cumulative layout shift. */
const readShifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: readonly string[] }).shifts);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(", ");
        if (!hadRecentInput) shifts.push(`${value.toFixed(4)}: ${moved}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
});

test("nothing moves while a page loads and scrolls", { tag: "@phone" }, async ({ page }) => {
  for (const path of [...sitePages.map((one) => one.path), articleAddress("sacral-power")]) {
    await page.goto(path, { waitUntil: "networkidle" });
    for (let window = 0; window < 4; window++) {
      await page.evaluate(() => {
        scrollBy(0, innerHeight / 2);
        return new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        );
      });
    }
    expect(await readShifts(page), path).toEqual([]);
  }
});

test("nothing moves by itself from Begin to the results", { tag: "@phone" }, async ({ page }) => {
  await tapThroughScan(page, "exampleReport");
  expect(await readShifts(page)).toEqual([]);
});
