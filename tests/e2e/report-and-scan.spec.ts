import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import {
  answerAll,
  ownAddress,
  buyReport,
  expect,
  expectReport,
  order,
  pay,
  reportWords,
  takeScan,
  test,
} from "#tests/support/visitor.ts";

const ana = { email: ownAddress("ana"), firstName: "Ana" };

test("retaking after buying asks first, cleans the address, and Back leads to the report", async ({
  page,
}) => {
  await buyReport(page, ana);
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

test("results of a bought report stay results after a reload, and open it without paying", async ({
  page,
}) => {
  await buyReport(page, ana);
  await page.getByRole("button", { name: "Back to Results" }).click();
  await page.reload();
  await expect(
    page.getByRole("heading", { level: 1, name: "Your Energy Balance Snapshot" }),
  ).toBeVisible();
  await expect(page.getByText("Paid.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
});

const begin = (page: Page) => page.getByRole("button", { name: "Begin My Scan" });

/** Begins a scan and answers the first questions with Always, by keyboard; the next one is shown. */
async function answerFirst(page: Page, count: number): Promise<void> {
  await begin(page).click();
  for (let id = 1; id <= count; id++) {
    await expect(page.getByText(`Question ${id} of 21`)).toBeVisible();
    await page.keyboard.press("4");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(`Question ${count + 1} of 21`)).toBeVisible();
}

test(
  "a scan that is under way survives a look at a report: by its link, and by Back after a retake",
  { tag: "@any-screen" },
  async ({ page, context }) => {
    await buyReport(page, ana, "blockedEverywhere");
    const other = await context.newPage();
    await other.goto(addresses.energyScan);
    await answerFirst(other, 3);
    await other.goto(page.url());
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
    await other.goBack();
    await expect(other.getByText("Question 4 of 21")).toBeVisible();
    await other.goBack();
    await expect(other.getByRole("radio", { name: "Always" })).toBeChecked();
    await other.close();

    await page.getByRole("button", { name: "Back to Results" }).click();
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await page.getByRole("button", { name: "Leave and retake" }).click();
    await answerFirst(page, 2);
    for (const question of ["Question 2 of 21", "Question 1 of 21"]) {
      await page.goBack();
      await expect(page.getByText(question)).toBeVisible();
    }
    await page.goBack();
    await expect(begin(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Paid.")).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("button", { name: "Continue at question 3" })).toBeVisible();
    await page.goForward();
    await expect(page.getByText("Question 1 of 21")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Always" })).toBeChecked();
  },
);

test(
  "each report in a tab's history stands at its own address",
  { tag: "@any-screen" },
  async ({ page, context }) => {
    await buyReport(page, ana, "blockedEverywhere");
    const first = page.url();
    const other = await context.newPage();
    await takeScan(other, "balanced");
    await order(other, { email: ownAddress("bert"), firstName: "Bert" });
    await pay(other);
    await expect(other.getByRole("region", { name: "Order Details" })).toBeVisible();
    await other.close();

    await page.getByRole("button", { name: "Back to Results" }).click();
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await page.getByRole("button", { name: "Leave and retake" }).click();
    await expect(begin(page)).toBeVisible();
    // The other purchase is remembered, with its answers.
    await page.reload();
    await page.getByRole("button", { name: "Get Full Report" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Bert");
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(first);
    await expect(page.getByText("Paid.")).toBeVisible();
    await expect(page.getByText("12 / 12")).toHaveCount(0);
  },
);

test(
  "a second retake goes back to where its scan began, not over the report behind it",
  { tag: "@any-screen" },
  async ({ page }) => {
    await buyReport(page, ana, "blockedEverywhere");
    const address = page.url();
    await page.getByRole("button", { name: "Back to Results" }).click();
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await page.getByRole("button", { name: "Leave and retake" }).click();
    await begin(page).click();
    await answerAll(page, "balanced");
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await expect(begin(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Paid.")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
    expect(page.url()).toBe(address);
  },
);
