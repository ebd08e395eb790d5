import type { Page } from "@playwright/test";
import { addresses, articleAddress, sitePages } from "#content/site-map.ts";
import { findInstalledBrowser } from "#tests/support/browser.ts";
import { articles } from "#tests/support/articles.ts";
import { openConfirmation, openQuestion } from "#tests/support/starts.ts";
import { expect, openReport, ownAddress, test } from "#tests/support/visitor.ts";

const nextPictures = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** How far things have moved, as the browser counts it, and what; all that has been drawn is counted. */
async function readShifts(page: Page): Promise<{ sum: number; moved: readonly string[] }> {
  await page.evaluate(async () => document.fonts.ready);
  await nextPictures(page);
  const moved = await page.evaluate(
    () => (globalThis as unknown as { shifts: readonly string[] }).shifts,
  );
  return { sum: moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0), moved };
}

/** At most a hundredth, and the real fonts have come. */
async function expectStill(page: Page, where: string): Promise<void> {
  const { sum, moved } = await readShifts(page);
  expect(sum, `${where}\n${moved.join("\n")}`).toBeLessThanOrEqual(0.01);
  const arrived = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );
  expect(arrived, where).toEqual(expect.arrayContaining(["Figtree Variable", "Lora"]));
}

const browser = findInstalledBrowser();
if (browser) {
  test.use({
    launchOptions: {
      executablePath: browser.executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      // A hidden scrollbar has no width until a dialog stops the page from scrolling: then its gutter appears.
      ignoreDefaultArgs: ["--hide-scrollbars"],
    },
  });
}
test.skip(
  !browser,
  "no whole Chrome or Chromium is installed, and the packaged shell misses shifts",
);

// What a press moves is not counted, but for what is behind a dialog.
test.beforeEach(async ({ page }) => {
  // The fonts come once the page has been drawn without them.
  const drawn = () =>
    new Promise<void>((resolve) => {
      const see = (list: PerformanceObserverEntryList) =>
        list.getEntriesByName("first-contentful-paint").length > 0 && resolve();
      new PerformanceObserver(see).observe({ type: "paint", buffered: true });
    });
  await page.route("**/*.woff2", async (route) => {
    await page.evaluate(drawn);
    await route.continue();
  });
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
        if (!hadRecentInput || document.querySelector("dialog[open]"))
          shifts.push(`${value.toFixed(4)}: ${moved}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
});

const pages = sitePages.map(({ path }) => path).filter((path) => path !== addresses.success);

for (const [index, width] of [360, 768, 1280, 1920].entries()) {
  test(`at ${width} px hardly anything moves by itself`, async ({ page }) => {
    const isPhone = width < 768;
    // This browser's scrollbar is 15 px wide; a phone's lies over the page.
    await page.setViewportSize({
      width: isPhone ? width + 15 : width,
      height: isPhone ? 740 : 800,
    });
    // One article is made as another: each is seen at a small and at a large width.
    const some = articles.filter((_, i) => i % 2 === index % 2);
    for (const path of [...pages, ...some.map(({ slug }) => articleAddress(slug))]) {
      await page.goto(path);
      await readShifts(page);
      for (let window = 0; window < 4; window++) {
        await page.evaluate(() => scrollBy(0, innerHeight / 2));
        await nextPictures(page);
      }
      await expectStill(page, `${path} at ${width} px`);
    }
    await page.evaluate(() => {
      localStorage.setItem("seven-petals.snapshot", "1 2026-03-14T09:30:00.000Z 5 4 6 7 4 8 5");
      localStorage.setItem("seven-petals.report", "/energy-scan?email=a&session_id=b#r1");
    });
    for (const path of [addresses.home, addresses.energyScan]) {
      await page.goto(path);
      await expect(page.getByRole("link", { name: "Open your kept report" })).toBeVisible();
      await expectStill(page, `the greeting of ${path} at ${width} px`);
    }
    await openQuestion(page, 20);
    for (const id of [20, 21]) {
      await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
      await page.keyboard.press("3");
      await page.keyboard.press("Enter");
    }
    await page.getByRole("button", { name: "Get Full Report" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectStill(page, `the scan and its dialog at ${width} px`);
    const buyer = { email: ownAddress("still"), firstName: "Ana" };
    await openConfirmation(page, buyer);
    await expectStill(page, `${addresses.success} at ${width} px`);
    await openReport(page);
    for (let window = 0; window < 8; window++) {
      await page.evaluate(() => scrollBy(0, innerHeight));
      await nextPictures(page);
    }
    await expectStill(page, `the report at ${width} px`);
  });
}
