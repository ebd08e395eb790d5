import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { openQuestion, openResults } from "#tests/support/starts.ts";
import { emailField, expect, openDialog, test } from "#tests/support/visitor.ts";

const beginButton = (page: Page) => page.getByRole("button", { name: "Begin My Scan" });
const resultsHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Your Energy Balance Snapshot" });

/** Begins the scan and answers the first questions with Often; the next one is shown. */
async function answerFirst(page: Page, count: number): Promise<void> {
  await page.goto(addresses.energyScan);
  await beginButton(page).click();
  for (let id = 1; id <= count; id++) {
    await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
    await page.getByRole("radio", { name: "Often" }).check();
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(page.getByText(`Question ${count + 1} of 21`, { exact: true })).toBeVisible();
}

test("a reload at question 9 offers to continue there, with every answer in place", async ({
  page,
}) => {
  await openQuestion(page, 9);
  // The last tap before the reload counts too.
  await page.getByRole("radio", { name: "Always" }).check();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Energy Scan");
  await expect(beginButton(page)).toBeVisible();
  await page.getByRole("button", { name: "Continue at question 9" }).click();
  await expect(page.getByText("Question 9 of 21", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Always" })).toBeChecked();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByText("Question 8 of 21", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Often" })).toBeChecked();
});

test("a new visit in the same tab offers to continue as well, another tab does not", async ({
  page,
  context,
}) => {
  await openQuestion(page, 3);
  await page.goto(addresses.about);
  await page.goto(addresses.energyScan);
  await page.getByRole("button", { name: "Continue at question 3" }).click();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Continue at question 3" })).toBeVisible();

  const other = await context.newPage();
  await other.goto(addresses.energyScan);
  await expect(beginButton(other)).not.toHaveAttribute("data-early");
  await expect(other.getByRole("button", { name: /^Continue/u })).toHaveCount(0);
  await other.close();
});

test("the browser's Back and Forward walk the questions under one address", async ({ page }) => {
  await answerFirst(page, 3);
  for (const id of [3, 2, 1]) {
    await page.goBack();
    await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Often" })).toBeChecked();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^Question ${id} of 21`, "u"));
  }
  await page.goBack();
  await expect(page.getByRole("button", { name: "Continue at question 4" })).toBeVisible();
  for (const id of [1, 2, 3, 4]) {
    await page.goForward();
    await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
  }
  await expect(page).toHaveURL(addresses.energyScan);
});

test("results, name and e-mail are still there after a reload, and after Back from elsewhere", async ({
  page,
}) => {
  await openResults(page, "onTheEdges");
  await page.reload();
  await expect(resultsHeading(page)).toBeVisible();

  const dialog = await openDialog(page);
  await dialog.getByLabel("First name").fill("Ana");
  await emailField(page).fill("ana@example.com");
  await dialog.getByRole("link", { name: "View Example Report" }).click();
  await expect(page).toHaveURL(addresses.exampleReport);
  await page.goBack();
  await expect(resultsHeading(page)).toBeVisible();
  await expect(page.getByText("6 / 12").first()).toBeVisible();
  await openDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("Ana");
  await expect(emailField(page)).toHaveValue("ana@example.com");
});

test("with storage blocked the scan begins and says that it cannot be resumed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  });
  await page.goto(addresses.energyScan);
  await beginButton(page).click();
  await expect(page.getByText("the scan cannot be resumed")).toBeVisible();
  await page.getByRole("radio", { name: "Often" }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Question 2 of 21", { exact: true })).toBeVisible();
});

test("what cannot be read is said quietly and then left behind", async ({ page }) => {
  await page.goto(addresses.energyScan);
  // Once the scan has looked into storage, and so leaves it alone until the reload.
  await expect(beginButton(page)).not.toHaveAttribute("data-early");
  await page.evaluate(() => sessionStorage.setItem("seven-petals.scan", "rubbish"));
  await page.reload();
  await expect(page.getByText("so it cannot be resumed")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Continue/u })).toHaveCount(0);
  await beginButton(page).click();
  await page.getByRole("radio", { name: "Often" }).check();
  await page.reload();
  await page.getByRole("button", { name: "Continue at question 1" }).click();
  await expect(page.getByRole("radio", { name: "Often" })).toBeChecked();
});
