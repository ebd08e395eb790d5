import type { Locator } from "@playwright/test";
import { chakras } from "#content/chakras/chakras.ts";
import { finding } from "#content/finding.ts";
import { priceLabel, site } from "#content/site.ts";
import { byChakra } from "#domain/chakra.ts";
import { findingOf } from "#domain/scan/finding.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { openingFor } from "#tests/support/opening.ts";
import { openResults } from "#tests/support/starts.ts";
import { expect, openDialog, test } from "#tests/support/visitor.ts";

const names = byChakra((key) => chakras[key].name);

/** Each part comes after the one before it in the document, and on a phone below it. */
async function expectOrder(parts: readonly Locator[], isPhone: boolean): Promise<void> {
  const after = isPhone ? "below" : "after";
  for (const [index, part] of parts.slice(1).entries()) {
    const before = await parts[index]?.elementHandle();
    const isAfter = await part.evaluate(
      (element, [other, how]) =>
        other instanceof Element &&
        Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) &&
        (how === "after" ||
          other.getBoundingClientRect().bottom <= element.getBoundingClientRect().top + 1),
      [before, after] as const,
    );
    expect(isAfter, `part ${index + 2} is ${after} part ${index + 1}`).toBe(true);
  }
}

for (const name of ["exampleReport", "balanced", "blockedEverywhere", "onTheEdges"] as const) {
  test(`${name}: the finding, the flower, help where it is due, the seven rows, and then the offer`, async ({
    page,
  }, { project }) => {
    await openResults(page, name);
    const main = page.getByRole("main");
    const rows = main
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 2 }) });
    await expect(rows).toHaveCount(7);
    await expect(main.getByText(priceLabel)).toHaveCount(1);
    const help = main.getByRole("complementary", { name: "Where to find help" });
    await expectOrder(
      [
        main.getByRole("heading", { level: 1 }),
        main.getByText(findingOf(exampleScores[name], names, finding)),
        main.getByRole("img", { name: /^Flower of seven petals/u }),
        ...(name === "blockedEverywhere" || name === "onTheEdges" ? [help] : []),
        rows.first(),
        rows.last(),
        main.getByRole("complementary", { name: "Your full report" }),
        main.getByRole("button", { name: "Retake Scan" }),
      ],
      project.name === "phone",
    );
    if (name === "exampleReport" || name === "balanced") await expect(help).toHaveCount(0);
  });
}

test(
  "on a wide screen the offer stands beside the rows and not above their first",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await openResults(page);
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const offer = page.getByRole("complementary", { name: "Your full report" });
    const [first, last] = ["Root", "Crown"].map((chakra) =>
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: chakra }) }),
    ) as [Locator, Locator];
    expect(await top(offer)).toBeGreaterThanOrEqual(await top(first));
    expect(await top(offer)).toBeLessThan(await top(last));
  },
);

test(
  "the offer says whom it is about, what it holds, what it costs, and shows pages of the example",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openResults(page);
    const offer = page.getByRole("complementary", { name: "Your full report" });
    await expect(offer.getByText("with Sacral and Throat.")).toBeVisible();
    await expect(offer.getByText(`${priceLabel} One payment, no subscription`)).toBeVisible();
    await expect(offer.getByText(site.refund)).toBeVisible();
    await expect(offer.getByRole("link", { name: "See the example report" })).toBeVisible();
    await expect(offer.getByText("takes turns between Sacral, Throat and Crown")).toBeVisible();
    for (const picture of await offer.getByRole("img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(500);
    }
  },
);

for (const [width, height] of [
  [844, 390],
  [768, 1024],
] as const) {
  test(
    `at ${width} x ${height} px the flower stands beside the finding, in sight`,
    { tag: "@any-screen" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openResults(page);
      const flower = page.getByRole("img", { name: /^Flower of seven petals/u });
      await expect(flower).toBeInViewport({ ratio: 1 });
      const title = page.getByRole("heading", { level: 1 });
      const [left, right] = [await title.boundingBox(), await flower.boundingBox()];
      expect(right?.x).toBeGreaterThan((left?.x ?? width) + (left?.width ?? 0));
    },
  );
}

test(
  "every row has the same white between its state and its bar",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openResults(page);
    const gaps = await page.locator("main ol > li").evaluateAll((rows) =>
      rows.map((row) => {
        const bar =
          row.querySelector(":scope > svg:last-of-type")?.getBoundingClientRect().top ?? 0;
        const state = [...row.children].find(({ textContent }) =>
          /^(Balanced|Needs support|Blocked)$/u.test(textContent.trim()),
        );
        return bar - (state?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(gaps).toHaveLength(7);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
  },
);

for (const name of ["exampleReport", "balanced", "blockedEverywhere"] as const) {
  test(`${name}: the dialog shows how this visitor's own report begins, and blurs the rest`, async ({
    page,
  }) => {
    const answers = answersFor(exampleScores[name]);
    const [first = "", named = "", second = ""] = openingFor(answers).letter;
    await openResults(page, name);
    const dialog = await openDialog(page);
    const preview = dialog.getByRole("region", { name: "Your report begins like this" });
    const begins = preview.getByText(first, { exact: true });
    await preview.getByText("Hello, Friend").scrollIntoViewIfNeeded();
    await expect(begins).toBeVisible();
    // What can be read is heard, and what is blurred is not.
    await expect(preview).toMatchAriaSnapshot(`
      - heading "Your report begins like this" [level=3]
      - paragraph: Hello, Friend
      - paragraph: ${JSON.stringify(first)}
      - paragraph: ${JSON.stringify(named)}
    `);
    const blurred = preview.locator("[aria-hidden=true]");
    const next = second.split(". ")[0] ?? "";
    await expect(blurred).toContainText(next);
    expect(await blurred.evaluate((element) => getComputedStyle(element).filter)).toContain("blur");
    await dialog.getByLabel("First name").fill("Zoë");
    await expect(preview.getByText("Hello, Zoë")).toBeVisible();
  });
}

test(
  "a phone shows the preview below the form as a proper piece, and no sliver of it before",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openResults(page);
    const dialog = await openDialog(page);
    const preview = dialog.getByRole("region", { name: "Your report begins like this" });
    // A promise of a usual length, whatever the owner's is.
    await dialog.getByText(site.refund).evaluate((promise) => {
      promise.textContent =
        "If the report is not for you, write to support@example.com within 14 days and we refund it.";
    });
    for (const [width, height] of [
      [360, 740],
      [390, 664],
      [390, 844],
      [393, 852],
    ] as const) {
      await page.setViewportSize({ width, height });
      await dialog.evaluate((element) => element.scrollTo(0, 0));
      await expect(preview, `${width} x ${height}`).not.toBeInViewport();
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(preview, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
  },
);
