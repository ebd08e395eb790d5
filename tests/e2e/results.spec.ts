import type { Locator } from "@playwright/test";
import { offerFocus } from "#content/offer.ts";
import { helpLines, priceLabel, site } from "#content/site.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { stateOf } from "#domain/scan/scores.ts";
import { flowersOffer } from "#content/two-flowers.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { openingFor } from "#tests/support/openings.ts";
import { emptyPdfs, openResults } from "#tests/support/starts.ts";
import { buyLabel, openDialog } from "#tests/support/buying.ts";
import { expect, test } from "#tests/support/visitor.ts";

test.beforeEach(({ page }) => emptyPdfs(page));

const stateWords = { blocked: "Blocked", needs_support: "Needs support", balanced: "Balanced" };

/** Each part comes after the one before it in the document, and below it. */
async function expectOrder(parts: readonly Locator[]): Promise<void> {
  for (const [index, part] of parts.slice(1).entries()) {
    const before = await parts[index]?.elementHandle();
    const isAfter = await part.evaluate(
      (element, other) =>
        other instanceof Element &&
        Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) &&
        other.getBoundingClientRect().bottom <= element.getBoundingClientRect().top + 1,
      before,
    );
    expect(isAfter, `part ${index + 2} is below part ${index + 1}`).toBe(true);
  }
}

for (const name of ["exampleReport", "balanced", "blockedEverywhere", "onTheEdges"] as const) {
  test(`${name}: results in their order, and a preview`, { tag: "@phone" }, async ({ page }) => {
    await openResults(page, name);
    const { finding, letter } = openingFor(answersFor(exampleScores[name]));
    const main = page.getByRole("main");
    const rows = main
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 2 }) });
    await expect(rows).toHaveCount(7);
    await expect(main.getByText(priceLabel)).toHaveCount(1);
    for (const [index, key] of chakraKeys.entries()) {
      const score = exampleScores[name][key];
      await expect(rows.nth(index)).toContainText(`${stateWords[stateOf(score)]}${score} / 12`);
    }
    const help = main.getByRole("complementary", { name: "Where to find help" });
    await expectOrder([
      main.getByRole("heading", { level: 1 }),
      main.getByText(finding),
      ...(name === "blockedEverywhere" || name === "onTheEdges" ? [help] : []),
      main.getByRole("img", { name: /^Flower of seven petals/u }),
      rows.first(),
      rows.last(),
      main.getByRole("complementary", { name: "Your full report" }),
      main.getByRole("button", { name: "Retake Scan" }),
    ]);
    if (name === "exampleReport" || name === "balanced") await expect(help).toHaveCount(0);
    if (name === "blockedEverywhere") {
      await expect(help.locator("li:has([href])").nth(-2)).toContainText(helpLines.crisis.name);
      // Nothing is compared unasked.
      await expect(main.getByRole("button", { name: flowersOffer.make })).toHaveCount(0);
      // The offer is one sentence that it can wait, and its button.
      await expect(main).toMatchAriaSnapshot(`
          - complementary "Your full report":
            - heading "Your full report" [level=2]
            - paragraph: ${JSON.stringify(offerFocus.canWait)}
            - button "Get Full Report"
            - paragraph
        `);
    }
    // A ring's name is in its flower's, and a score in words beside its number.
    const flower = main.getByRole("img", { name: /^Flower of seven petals/u });
    await expect(flower.locator("text").first()).toHaveAttribute("aria-hidden", "true");
    await expect(main.getByText(`${exampleScores[name].root} out of 12`).first()).toBeAttached();

    const [first = "", second = ""] = letter;
    const dialog = await openDialog(page);
    const preview = dialog.getByRole("region", { name: "Your report begins like this" });
    await preview.getByText("Hello, Friend").scrollIntoViewIfNeeded();
    await expect(preview.getByText(first, { exact: true })).toBeVisible();
    // What can be read is heard, and what is blurred is not.
    await expect(preview).toMatchAriaSnapshot(`
        - heading "Your report begins like this" [level=3]
        - paragraph: Hello, Friend
        - paragraph: ${JSON.stringify(first)}
      `);
    const blurred = preview.locator("[aria-hidden=true]");
    await expect(blurred).toContainText(second.split(". ")[0] ?? "");
    await expect(blurred).toHaveCSS("filter", /blur/u);
    await dialog.getByLabel("First name").fill("Zoë");
    await expect(preview.getByText("Hello, Zoë")).toBeVisible();
  });
}

test("the offer stands beside the rows, and its dialog has its button in sight", async ({
  page,
}) => {
  await openResults(page);
  const offer = page.getByRole("complementary", { name: "Your full report" });
  await expect(offer.getByText("with Sacral and Throat.")).toBeVisible();
  await expect(offer.getByText(`${priceLabel} One payment, no subscription`)).toBeVisible();
  await expect(offer.getByText(site.refund)).toBeVisible();
  await expect(offer.getByRole("link", { name: "See the example report" })).toBeVisible();
  await expect(offer.getByText("takes turns between three areas")).toBeVisible();
  for (const [width, height] of [
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const flower = page.getByRole("img", { name: /^Flower of seven petals/u });
    await expect(flower).toBeInViewport({ ratio: 1 });
    const title = page.getByRole("heading", { level: 1 });
    const [left, right] = [await title.boundingBox(), await flower.boundingBox()];
    expect(right?.x).toBeGreaterThan((left?.x ?? width) + (left?.width ?? 0));
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  const rows = page.locator("main ol > li");
  await expect(rows).toHaveCount(7);
  const [offered, first, last] = await Promise.all(
    [offer, rows.first(), rows.last()].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(offered).toBeGreaterThanOrEqual(first ?? Infinity);
  expect(offered).toBeLessThan(last ?? 0);
  const gaps = await rows.evaluateAll((all) =>
    all.map((row) => {
      const bar = row.querySelector(":scope > svg:last-of-type")?.getBoundingClientRect().top ?? 0;
      const state = [...row.children].find(({ textContent }) =>
        /^(Balanced|Needs support|Blocked)$/u.test(textContent.trim()),
      );
      return bar - (state?.getBoundingClientRect().bottom ?? 0);
    }),
  );
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
  const pages = page.getByRole("list", { name: "Pages of the example report" }).getByRole("img");
  await expect(pages).toHaveCount(3);
  for (const picture of await pages.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(500);
  }

  const dialog = await openDialog(page);
  const preview = dialog.getByRole("region", { name: "Your report begins like this" });
  // A promise of a usual length, whatever the owner's is.
  await dialog.getByText(site.refund).evaluate((promise) => {
    promise.textContent =
      "If the report is not for you, write to support@example.com within 14 days and we refund it.";
  });
  const buy = dialog.getByRole("button", { name: buyLabel });
  for (const { width, height, isPhone } of [
    { width: 360, height: 740, isPhone: true },
    { width: 390, height: 664, isPhone: true },
    { width: 390, height: 844, isPhone: true },
    { width: 393, height: 852, isPhone: true },
    { width: 768, height: 1024, isPhone: false },
    { width: 1200, height: 820, isPhone: false },
    { width: 1280, height: 800, isPhone: false },
  ]) {
    await page.setViewportSize({ width, height });
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    if (height >= 740) await expect(buy, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    if (!isPhone) continue;
    await expect(preview, `${width} x ${height}`).not.toBeInViewport();
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(preview, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
  }
});
