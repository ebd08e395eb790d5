import type { Page } from "@playwright/test";
import { addresses, articleAddress, sitePages } from "#content/site-map.ts";
import { findInstalledBrowser } from "#tests/support/browser.ts";
import { articles } from "#tests/support/articles.ts";
import { emptyPdfs, openConfirmation, openResults } from "#tests/support/starts.ts";
import {
  buyLabel,
  emailField,
  openDialog,
  openReport,
  order,
  ownAddress,
  payLabel,
} from "#tests/support/buying.ts";
import { answerByKeys, expect, hold, test } from "#tests/support/visitor.ts";
import { scanMessages } from "#content/scan-messages.ts";

/** Two frames later; without a GPU this browser stops drawing once in some dozen runs, until something else is asked of it. */
const nextPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 10_000);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
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

/** The browser in the npm package misses shifts, and has no back-forward cache at all. */
const browser = findInstalledBrowser();
if (browser) {
  test.use({
    launchOptions: {
      executablePath: browser.executablePath,
      args: ["--disable-gpu"],
      // A hidden scrollbar has no width until a dialog stops the page from scrolling: then its gutter appears. And the cache
      // is as visitors have it: Playwright switches it off by itself.
      ignoreDefaultArgs: ["--hide-scrollbars", "--disable-back-forward-cache"],
    },
  });
}

/** What a press moves is not counted, but for what is behind a dialog or will move back when the button has done its work. */
async function countShifts(page: Page): Promise<void> {
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
        if (!hadRecentInput || document.querySelector("dialog[open], [aria-busy]"))
          shifts.push(`${value.toFixed(4)}: ${moved}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const pages = sitePages.map(({ path }) => path).filter((path) => path !== addresses.success);

for (const [index, width] of [360, 768, 1280, 1920].entries()) {
  test(`at ${width} px hardly anything moves by itself`, async ({ page }) => {
    test.skip(!browser, "no whole Chrome or Chromium is installed");
    await emptyPdfs(page);
    await countShifts(page);
    const isPhone = width < 768;
    // This browser's scrollbar is 15 px wide; a phone's lies over the page.
    await page.setViewportSize({
      width: isPhone ? width + 15 : width,
      height: isPhone ? 740 : 800,
    });
    // All have one frame: each is seen in a narrow and a wide window, the first in all; one article is made as another.
    const some = pages.filter((path, i) => path === addresses.home || i % 2 === index % 2);
    const read = articles.filter((_, i) => i % 4 === index);
    for (const path of [...some, ...read.map(({ slug }) => articleAddress(slug))]) {
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
    await page.goto(addresses.energyScan);
    await page.getByRole("button", { name: "Begin My Scan" }).click();
    await answerByKeys(page, ["3", "3"]);
    await expect(page.getByText("Question 3 of 21", { exact: true })).toBeVisible();
    await expectStill(page, `the scan at ${width} px`);
    await page.goto(addresses.energyScan);
    await expect(page.getByRole("button", { name: "Continue at question 3" })).toBeVisible();
    await expectStill(page, `the intro of a begun scan at ${width} px`);
    // The dialog's script comes once the button has said that it works.
    const release = await hold(page, "**/_astro/buy-dialog.*.js");
    await openResults(page);
    const opening = openDialog(page);
    await expect(page.locator("[aria-busy]")).toBeVisible();
    await nextPictures(page);
    release();
    await opening;
    await expectStill(page, `the dialog at ${width} px`);
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

test("Back from the payment page shows living results", { tag: "@T27" }, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["persisted"] = String(persisted);
    });
  });
  await openResults(page, "onTheEdges");
  const email = ownAddress("ana");
  const payButton = page.getByRole("button", { name: payLabel });
  let payPage = "";
  if (browser) {
    await order(page, { email, firstName: "Ana" });
    await expect(payButton).toBeVisible();
    payPage = page.url();
    await page.goBack({ waitUntil: "commit" });
  } else {
    // The same page wakes up as it was: an answer without content leaves it where it is, and the browser's word is ours.
    const anyPayPage = /\/sandbox\/pay\//u;
    await page.route(anyPayPage, (route) => route.fulfill({ status: 204 }), { times: 1 });
    const answered = page.waitForResponse(anyPayPage);
    await order(page, { email, firstName: "Ana" });
    payPage = (await answered).url();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
  }
  await expect(page).toHaveURL(addresses.energyScan);
  // The guard of this very test: without the cache it would show nothing.
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");

  await expect(page.getByRole("alert")).toHaveText(scanMessages.backUnpaid);
  await page.getByRole("button", { name: "Get Full Report", exact: true }).click();
  await expect(emailField(page)).toHaveValue(email);
  await expect(page.getByLabel("First name")).toHaveValue("Ana");
  const purchase = page.getByRole("button", { name: buyLabel });
  await expect(purchase).toBeEnabled();
  await purchase.click();
  await expect(payButton).toBeVisible();
  expect(page.url()).toBe(payPage);
});
