import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { openQuestion } from "#tests/support/starts.ts";
import { blockStorage, expect, test } from "#tests/support/visitor.ts";

/** With the browser's own history and storage; every case stands in scan-session.progress.test.ts. */
const beginButton = (page: Page) => page.getByRole("button", { name: "Begin My Scan" });

async function expectQuestion(page: Page, id: number, answer?: string): Promise<void> {
  await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Question ${id} of 21`, "u"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  if (answer) await expect(page.getByRole("radio", { name: answer })).toBeChecked();
}

test("Back, Forward, reload and a way elsewhere lose no answer", async ({ page, context }) => {
  await openQuestion(page, 1);
  for (const id of [1, 2]) {
    await expectQuestion(page, id);
    await page.getByRole("radio", { name: "Often" }).check();
    await page.getByRole("button", { name: "Next" }).click();
  }
  for (const id of [2, 1]) {
    await page.goBack();
    await expectQuestion(page, id, "Often");
  }
  await page.goBack();
  await expect(page.getByRole("button", { name: "Continue at question 3" })).toBeVisible();
  for (const id of [1, 2, 3]) {
    await page.goForward();
    await expectQuestion(page, id);
  }
  await expect(page).toHaveURL(addresses.energyScan);

  // The last tap before the reload counts too.
  await page.getByRole("radio", { name: "Always" }).check();
  await page.reload();
  await expect(beginButton(page)).toBeVisible();
  await page.getByRole("button", { name: "Continue at question 3" }).click();
  await expectQuestion(page, 3, "Always");
  await page.goto(addresses.about);
  await page.goBack();
  await expectQuestion(page, 3, "Always");
  await page.goto(addresses.energyScan);
  await expect(page.getByRole("button", { name: "Continue at question 3" })).toBeVisible();

  const other = await context.newPage();
  await other.goto(addresses.energyScan);
  await expect(beginButton(other)).not.toHaveAttribute("data-early");
  await expect(other.getByRole("button", { name: /^Continue/u })).toHaveCount(0);
  await other.close();
});

test("with storage blocked the scan begins, and says what that means", async ({ page }) => {
  await blockStorage(page);
  await page.goto(addresses.energyScan);
  await beginButton(page).click();
  await expect(page.getByText("the scan cannot be resumed")).toBeVisible();
  await page.getByRole("radio", { name: "Often" }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Question 2 of 21", { exact: true })).toBeVisible();
});
