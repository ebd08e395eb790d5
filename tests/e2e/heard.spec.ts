import type { Locator } from "@playwright/test";
import { chakras } from "#content/chakras/chakras.ts";
import { questions } from "#content/questions.ts";
import { priceLabel, site } from "#content/site.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { openBoughtReport, openQuestion, openResults } from "#tests/support/starts.ts";
import { ownAddress, emailField, expect, openDialog, test } from "#tests/support/visitor.ts";

/**
 * The accessibility tree as text, compared with the expected text in tests/e2e/heard, letter by letter; long
 * paragraphs by their beginning. Where a difference is meant: playwright test heard --update-snapshots, and read it.
 */
async function expectHeard(part: Locator, name: string): Promise<void> {
  // A file is named after what it holds.
  const tree = withoutOwnersWords(await part.ariaSnapshot()).replaceAll(
    /(\/_astro\/\w+)\.[\w-]+\./gu,
    "$1.",
  );
  const lines = tree.split("\n").map((line) => (line.length > 90 ? `${line.slice(0, 90)}…` : line));
  expect(`${lines.join("\n")}\n`).toMatchSnapshot(`${name}.txt`);
}

/** What the owner may change stands as its name; help lines and articles, whose number she may change, as one. */
function withoutOwnersWords(tree: string): string {
  const named: readonly (readonly [string, string])[] = [
    [`strong: ${site.offer.name}`, "strong: {offer}"],
    [priceLabel, "{price}"],
    // Some share a phrase with a question.
    ...chakraKeys.map((key) => [chakras[key].description, `{description of ${key}}`] as const),
    [site.refund, "{refund}"],
    [`(${site.helpLines.country}): `, "({country}): "],
    [site.supportEmail, "{e-mail}"],
    ...questions.flatMap(({ id, text, theme }) => [
      [text, `{question ${id}}`] as const,
      [theme, `{theme ${id}}`] as const,
    ]),
  ];
  const helpLine = /(?:\n\s+- listitem: .*\(\{country\}\): .*)+/gu;
  const article = /(?:\n\s+- listitem:\n\s+- '?link .*\n\s+- \/url: \/blog\/.*)+/gu;
  return named
    .reduce((rest, [words, name]) => rest.replaceAll(words, name), tree)
    .replaceAll(helpLine, "\n{help lines}")
    .replaceAll(article, "\n{articles}");
}

test("what a screen reader meets: one question", async ({ page }) => {
  await openQuestion(page, 1);
  await page.keyboard.press("3");
  await expect(page.getByRole("radio", { name: "Often" })).toBeChecked();
  await expectHeard(page.getByRole("main"), "question");
});

test("what a screen reader meets: the results and the dialog", async ({ page }) => {
  await openResults(page, "onTheEdges");
  // The tools after the results come a moment later.
  await expect(page.getByRole("button", { name: "Share a picture" })).toBeVisible();
  await expectHeard(page.getByRole("main"), "results");
  const dialog = await openDialog(page);
  await emailField(page).press("Enter");
  await expect(emailField(page)).toBeFocused();
  await expectHeard(dialog, "dialog");
});

test("what a screen reader meets: the report", async ({ page }) => {
  const who = { email: ownAddress("ana"), firstName: "Ana" };
  const opened = new Date("2026-11-21T12:00:00Z");
  await page.clock.setFixedTime(opened);
  await openBoughtReport(page, who, "onTheEdges", opened);
  await expectHeard(page.getByRole("article"), "report");
});
