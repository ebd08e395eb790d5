import type { Page } from "@playwright/test";
import { headings } from "#content/headings.ts";
import { focusComplaint } from "#tests/support/layout-facts.ts";
import { expectNoViolations } from "#tests/support/soundness.ts";
import { emptyPdfs, openBoughtReport } from "#tests/support/starts.ts";
import { saveBy, someBuyer } from "#tests/support/buying.ts";
import { expect, test } from "#tests/support/visitor.ts";

const phone = { width: 390, height: 664 };

/** The bar of small screens, and the part that it names. */
const bar = (page: Page) => page.getByRole("navigation", { name: "Places in the report" });
const where = (page: Page) => bar(page).getByRole("button", { name: /^Contents:/u });
const turn = (page: Page, way: "Previous" | "Next") =>
  bar(page).getByRole("button", { name: new RegExp(`^${way}: `, "u") });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Contents" });
const contents = (page: Page) => page.getByRole("navigation", { name: "Contents of the report" });

/** A chapter is opened: its heading has the focus and is seen. */
async function expectAt(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { name, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
}

test("by touch the bar and its sheet lead anywhere", { tag: "@phone" }, async ({ page }) => {
  // The chapters of this visitor: Sacral, Throat, Crown, Root, Solar Plexus, Third Eye, Heart.
  await openBoughtReport(page);
  await expect(where(page)).toHaveText(`Contents: ${headings.letter}`);
  await expect(turn(page, "Previous")).toHaveCount(0);
  await expect(contents(page)).toBeHidden();

  await where(page).tap();
  await expect(page.getByRole("heading", { name: "Contents" })).toBeFocused();
  await sheet(page).getByRole("link", { name: "Throat" }).tap();
  await expect(sheet(page)).toBeHidden();
  await expectAt(page, "Throat");
  await expect(where(page)).toHaveText("Contents: Throat2 of 7");

  await turn(page, "Next").tap();
  await expectAt(page, "Crown");
  await expect(where(page)).toHaveText("Contents: Crown3 of 7");
  await turn(page, "Previous").tap();
  await expectAt(page, "Throat");

  await where(page).tap();
  await expect(sheet(page).locator("[aria-current]")).toHaveText("Throat");
  await sheet(page).getByRole("link", { name: headings.plan }).tap();
  await expectAt(page, headings.plan);
  await expect(where(page)).toHaveText(`Contents: ${headings.plan}`);
});

test("the report leads on by its contents, its chapters and its buttons", async ({ page }) => {
  await emptyPdfs(page);
  await openBoughtReport(page);
  await test.step("the part being read is marked, in the contents and on the bar", async () => {
    const marked = contents(page).locator("[aria-current=location]");
    await expect(marked).toHaveText(headings.letter);
    await expect(bar(page)).toBeHidden();
    for (const name of ["Crown", headings.plan, "Throat"]) {
      const heading = page.getByRole("heading", { name, exact: true });
      await heading.evaluate((element) => element.scrollIntoView({ block: "start" }));
      await expect(marked).toHaveText(name);
      await expect(marked).toBeInViewport();
    }
    await page.setViewportSize(phone);
    await page
      .getByRole("heading", { name: "Crown", exact: true })
      .evaluate((element) => element.scrollIntoView({ block: "start" }));
    await expect(where(page)).toHaveText("Contents: Crown3 of 7");
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step("the week's one thing is first in its chapter and in the plan", async () => {
    const thing = page.getByRole("region", { name: headings.oneThing }).getByRole("link");
    const oneThing = await thing.innerText();
    const tried = page.getByRole("listitem").filter({ hasText: headings.tryFirst });
    await expect(tried).toHaveCount(3);
    const sacral = page.getByRole("region", { name: "Sacral", exact: true });
    await expect(tried.and(sacral.getByRole("listitem"))).toContainText(oneThing);
    const plan = page
      .getByRole("region", { name: /^Today: / })
      .getByRole("list")
      .last();
    const today = plan.getByRole("listitem");
    await expect(today).toHaveCount(3);
    const row = page.getByRole("row", { name: /^Day 1 / });
    await expect(row).toContainText(oneThing);
    await thing.click();
    await expectAt(page, "Sacral");

    // A practice is explained in its chapter; the plan names it, with the moment that calls for it.
    await expect(row.getByText(/When /u)).toHaveCount(3);
    await expect(page.getByRole("row", { name: /^Day 5 / }).getByText(/When /u)).toHaveCount(0);
  });
  await test.step("three chapters are open; the others open in each way, and on paper", async () => {
    const chapter = (name: string) => page.getByRole("region", { name, exact: true });
    const answered = (name: string) =>
      chapter(name).getByRole("heading", { name: headings.answers }).filter({ visible: true });
    const areOpen = async (...names: readonly string[]) => {
      for (const name of order)
        await expect(answered(name)).toHaveCount(names.includes(name) ? 1 : 0);
    };
    const order = ["Sacral", "Throat", "Crown", "Root", "Solar Plexus", "Third Eye", "Heart"];
    const first = order.slice(0, 3);
    await areOpen(...first);
    // Their headings are headings, and the plan comes before them.
    const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(titles.filter((title) => order.includes(title) || title === headings.plan)).toEqual([
      headings.plan,
      ...order,
    ]);
    // At most 60 % of what it was when all were open.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(14_400);

    await chapter("Heart").locator("summary").press("Enter");
    await areOpen(...first, "Heart");
    await chapter("Heart").locator("summary").press("Enter");
    await areOpen(...first);
    await contents(page).getByRole("link", { name: "Third Eye" }).click();
    await expectAt(page, "Third Eye");
    await areOpen(...first, "Third Eye");
    await page.getByRole("button", { name: "Open all chapters" }).click();
    await areOpen(...order);
    await page.getByRole("button", { name: "Close the later ones again", expanded: true }).click();
    await areOpen(...first);
    // A press anywhere on a window.
    await chapter("Root")
      .getByText(/^If you try one: /u)
      .click({ force: true });
    await areOpen(...first, "Root");
    await page.emulateMedia({ media: "print" });
    for (const name of order) await expect(answered(name)).toBeVisible();
    // On paper there are no bar, contents and today, and the plan is short.
    const article = page.getByRole("article");
    for (const hidden of [
      contents(page),
      page.getByRole("region", { name: /^Today: / }),
      article.getByRole("button"),
      page.getByRole("row", { name: /^Day 1 / }).locator("details p, .screen-only"),
    ]) {
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    }
    await expect(article.getByRole("heading", { name: headings.notes })).toBeVisible();
    await page.setViewportSize(phone);
    await expect(bar(page)).toBeHidden();
  });
  await page.emulateMedia({ media: null });
  await test.step("Download PDF is at hand once at every width", async () => {
    const download = page.getByRole("button", { name: "Download PDF" });
    for (const width of [360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(download, `${width} px`).toHaveCount(1);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const place of ["Throat", headings.keep]) {
      await contents(page).getByRole("link", { name: place }).click();
      await expectAt(page, place);
      await expect(download).toBeInViewport({ ratio: 1 });
    }

    await page.setViewportSize(phone);
    await where(page).click();
    await saveBy(sheet(page).getByRole("button", { name: "Download PDF" }));
    // A message would stand behind it.
    await expect(sheet(page)).toBeHidden();
  });
});

test("by keyboard the bar leads on and back and covers nothing", async ({ page }) => {
  await page.setViewportSize(phone);
  await openBoughtReport(page);
  // Else it takes the focus in the middle of the walk.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  let stops = 0;
  for (; stops < 80; stops++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(focusComplaint)) === undefined) break;
    await expect.poll(() => page.evaluate(focusComplaint)).toBe("");
    expect(await page.evaluate(coveredByBar)).toBe("");
  }
  expect(stops).toBeGreaterThan(20);
  const end = page.getByText("Questions about your report?");
  await end.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 400));
  const [line, box] = [await end.boundingBox(), await bar(page).boundingBox()];
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThan(box?.y ?? 0);

  await where(page).press("Enter");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(where(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.mouse.click(20, 20);
  await expect(sheet(page)).toBeHidden();
  await where(page).press("Enter");
  await expectNoViolations(page, sheet(page));
  await sheet(page).getByRole("link", { name: "Heart" }).focus();
  await page.keyboard.press("Enter");
  await expectAt(page, "Heart");
  await turn(page, "Previous").press("Enter");
  await expectAt(page, "Third Eye");
  const region = page.getByRole("region").filter({ has: page.locator("h2:focus") });
  const top = (await region.boundingBox())?.y ?? -1;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(40);

  // Where the report has its own bar, the site's header scrolls away.
  for (const width of [390, 768, 1090, 1120]) {
    const isSticky = width > 1096;
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(bar(page)).toBeVisible({ visible: !isSticky });
    const header = await page.getByRole("banner").boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0) > 0, `${width} px`).toBe(isSticky);
  }
});

/** What has the focus and lies below the bar; runs inside the page. */
function coveredByBar(): string {
  const nav = document.querySelector('nav[aria-label="Places in the report"]');
  const focused = document.activeElement;
  if (!nav || !focused || nav.contains(focused)) return "";
  const [above, below] = [nav.getBoundingClientRect(), focused.getBoundingClientRect()];
  return below.bottom > above.top && below.top < above.bottom ? focused.textContent : "";
}

test("today's day is counted from the first opening, by the link as well", async ({ page }) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const today = page.getByRole("region", { name: /^Today: / });
  const marked = page.getByRole("rowheader", { name: /Today/u });
  await page.clock.install();
  await openBoughtReport(page);
  await expect(today.getByRole("heading")).toHaveText("Today: day 1");
  await expect(today).toContainText("Day 1 of 7 belongs to Sacral.");
  // The practice of that day is the week's one thing.
  const oneThing = page.getByRole("region", { name: headings.oneThing }).getByRole("link");
  await expect(
    today.getByRole("listitem").filter({ hasText: "This week’s one thing" }),
  ).toContainText(await oneThing.innerText());

  // The tab stays open until the next day.
  await page.clock.fastForward("24:00:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(today.getByRole("heading")).toHaveText("Today: day 2");
  await page.reload();
  await expect(today.getByRole("heading")).toHaveText("Today: day 2");
  await expect(today).toContainText("belongs to Throat");
  await expect(marked).toHaveText(/^Day 2 Today/u);

  for (const [days, heading] of [
    [10, "Today: week 2"],
    [27, "Today: week 4"],
    [40, "Today: time to look again"],
  ] as const) {
    await openBoughtReport(page, someBuyer(), "exampleReport", daysAgo(days - 1));
    await expect(today.getByRole("heading")).toHaveText(heading);
    await expect(marked).toHaveCount(0);
  }
  await expect(today).toContainText("Look again on");
});
