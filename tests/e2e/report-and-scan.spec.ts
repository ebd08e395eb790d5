import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { openBoughtReport, openQuestion } from "#tests/support/starts.ts";
import { ownAddress, expect, expectReport, reportWords, test } from "#tests/support/visitor.ts";

const ana = { email: ownAddress("ana"), firstName: "Ana" };

test("retaking after buying asks first, cleans the address, and Back leads to the report", async ({
  page,
}) => {
  await openBoughtReport(page, ana);
  const words = await reportWords(page);
  await page.getByRole("button", { name: "Back to Results" }).click();
  const retake = page.getByRole("button", { name: "Retake Scan" });
  await retake.click();
  const dialog = page.getByRole("dialog", { name: "Leave this report?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(dialog).toBeHidden();
  await expect(retake).toBeFocused();

  await retake.click();
  await dialog.getByRole("button", { name: "Leave and retake" }).click();
  await expect(page.getByRole("button", { name: "Begin My Scan" })).toBeVisible();
  await expect(page).toHaveURL(addresses.energyScan);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  await page.goBack();
  await page.getByRole("button", { name: "Get Full Report" }).click();
  await expectReport(page, words);
});

const begin = (page: Page) => page.getByRole("button", { name: "Begin My Scan" });

test(
  "a scan that is under way survives a look at a report: by its link, and by Back after a retake",
  { tag: "@any-screen" },
  async ({ page, context }) => {
    await openBoughtReport(page, ana, "blockedEverywhere");
    const other = await context.newPage();
    await openQuestion(other, 3);
    await other.getByRole("radio", { name: "Always" }).check();
    await other.getByRole("button", { name: "Next" }).click();
    await expect(other.getByText("Question 4 of 21", { exact: true })).toBeVisible();
    await other.goto(page.url());
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
    await other.goBack();
    await expect(other.getByText("Question 4 of 21", { exact: true })).toBeVisible();
    await other.goBack();
    await expect(other.getByRole("radio", { name: "Always" })).toBeChecked();
    await other.close();

    await page.getByRole("button", { name: "Back to Results" }).click();
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await page.getByRole("button", { name: "Leave and retake" }).click();
    await begin(page).click();
    for (const id of [1, 2]) {
      await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
      await page.keyboard.press("4");
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText("Question 3 of 21", { exact: true })).toBeVisible();
    for (const question of ["Question 2 of 21", "Question 1 of 21"]) {
      await page.goBack();
      await expect(page.getByText(question, { exact: true })).toBeVisible();
    }
    await page.goBack();
    await expect(begin(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Paid.")).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("button", { name: "Continue at question 3" })).toBeVisible();
    await page.goForward();
    await expect(page.getByText("Question 1 of 21", { exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Always" })).toBeChecked();
  },
);
