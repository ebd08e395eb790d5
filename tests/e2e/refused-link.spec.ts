import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { completeAnswers } from "#domain/answers.ts";
import { writeReportCode } from "#domain/report-code.ts";
import { paths } from "#server/contract.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { emailField, expect, openDialog, takeScan, test } from "#tests/support/visitor.ts";

/** The browser itself reports failed requests. */
test.use({ expectedConsole: { patterns: [/Failed to load resource/u] } });

const answers = completeAnswers(answersFor(exampleScores.blockedEverywhere));
if (!answers) throw new Error("The example has open questions.");

/** A link whose fragment can be read, of a purchase that was never paid. */
const link = `${addresses.energyScan}?email=stranger%40example.com&session_id=cs_test_unpaid&payment_success=true#${writeReportCode({ answers, firstName: "Stranger", openedAt: 1_763_700_000 })}`;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((storage) => ({ ...storage })));

for (const { what, isReached, message } of [
  {
    what: "is refused",
    isReached: true,
    message: "Unable to verify your purchase. Please contact support.",
  },
  {
    what: "cannot be checked",
    isReached: false,
    message: "Error verifying your purchase. Please try again.",
  },
]) {
  /** Opens the link in a tab that shows something of its own, and reads what the tab says. */
  const openLink = async (page: Page) => {
    if (!isReached) await page.route(`**${paths.getPurchasedReport}`, (route) => route.abort());
    await page.goto(link);
    await expect(page.getByRole("alert")).toHaveText(message);
    await expect(page).toHaveURL(addresses.energyScan);
    if (isReached) return;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveText(message);
  };

  test(`a link that ${what} leaves a scan that is under way as it was`, async ({ page }) => {
    await page.goto(addresses.energyScan);
    await page.getByRole("button", { name: "Begin My Scan" }).click();
    for (const id of [1, 2]) {
      await expect(page.getByText(`Question ${id} of 21`)).toBeVisible();
      await page.keyboard.press("4");
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText("Question 3 of 21")).toBeVisible();
    const before = await stored(page);
    await openLink(page);
    expect(await stored(page)).toEqual(before);
    await page.getByRole("button", { name: "Continue at question 3" }).click();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByRole("radio", { name: "Always" })).toBeChecked();
  });

  test(`a link that ${what} leaves results, name and e-mail as they were`, async ({ page }) => {
    await takeScan(page, "balanced");
    const dialog = await openDialog(page);
    await dialog.getByLabel("First name").fill("Ana");
    await emailField(page).fill("ana@example.com");
    const before = await stored(page);
    await openLink(page);
    expect(await stored(page)).toEqual(before);
    await expect(heading(page)).toHaveText("Your Energy Balance Snapshot");
    await expect(page.getByText("3 / 12")).toHaveCount(0);
    await openDialog(page);
    await expect(dialog.getByLabel("First name")).toHaveValue("Ana");
    await expect(emailField(page)).toHaveValue("ana@example.com");
  });

  test(`a link that ${what} leaves an empty tab empty`, async ({ page }) => {
    await openLink(page);
    await expect(heading(page)).toHaveText("Your Energy Scan");
    expect(await stored(page)).toEqual([{}, {}]);
    await takeScan(page, "balanced");
    const dialog = await openDialog(page);
    await expect(dialog.getByLabel("First name")).toHaveValue("");
    await expect(emailField(page)).toHaveValue("");
  });
}
