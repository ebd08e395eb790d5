import type { Page } from "@playwright/test";
import { addresses, articleAddress } from "#content/site-map.ts";
import { articleLike } from "#tests/support/articles.ts";
import { expect, test } from "#tests/support/visitor.ts";

const article = articleAddress(articleLike("sacral-power").slug);

/** Opens a page that is still loading, until `finish` is called. */
async function openSlowly(page: Page, path: string): Promise<{ finish: () => Promise<void> }> {
  const finished = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await finished.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return {
    finish: async () => {
      finished.resolve();
      await expect(page.locator(".arriving")).toHaveCount(0);
      await page.unrouteAll();
    },
  };
}

for (const path of [addresses.home, article, addresses.about, addresses.exampleReport]) {
  test(`${path} is laid out below the window once it has loaded`, async ({ page }) => {
    const { finish } = await openSlowly(page, path);
    const deferred = await page.evaluate(
      () =>
        [...document.querySelectorAll("main :is(h2, li)")].filter(
          (part) =>
            part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
    expect(deferred).toBeGreaterThan(0);
    await finish();
  });

  test(`${path} is where it was when it is loaded again`, async ({ page }) => {
    // Before it the fonts have come, which change where lines break.
    await page.goto(addresses.blog, { waitUntil: "networkidle" });
    await page.goto(path);
    await expect(page.locator(".arriving")).toHaveCount(0);
    const place = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight / 2);
      return scrollY;
    });
    await page.reload({ waitUntil: "networkidle" });
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
}

test("a browser that is always busy lays out all of a page too", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (callback) =>
      Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 0 })));
  });
  await page.goto(article);
  await expect(page.locator(".arriving")).toHaveCount(0);
});

test("a link to a place in a page that is still loading leads there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const expectAtTop = (id: string) =>
    expect
      .poll(() => page.locator(`#${id}`).evaluate((place) => place.getBoundingClientRect().top))
      // Below the header of the site.
      .toBeCloseTo(96, -0.5);
  for (const [path, id] of [
    [addresses.home, "how-it-works"],
    [article, "sources"],
  ] as const) {
    const opened = await openSlowly(page, path);
    await page.locator(`main a[href$="#${id}"]`).dispatchEvent("click");
    await expectAtTop(id);
    await opened.finish();
    await expectAtTop(id);

    await page.goto(addresses.blog);
    const arrived = await openSlowly(page, `${path}#${id}`);
    await expectAtTop(id);
    await arrived.finish();
    await expectAtTop(id);
  }
});
