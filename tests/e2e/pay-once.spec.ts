import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { openConfirmation, openResults, payByCall } from "#tests/support/starts.ts";
import { expect, ownAddress, test } from "#tests/support/visitor.ts";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";

const storedIn = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const getReport = (page: Page) => page.getByRole("button", { name: "Get Full Report" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("in another browser the answers are missing, and the report opens after retaking, unpaid", async ({
  page,
}) => {
  await page.goto(reportAddress(await payByCall(page, ownAddress("ana"))));
  await expect(page.getByRole("alert")).toHaveText(
    "Quiz data not found. Please retake the energy scan.",
  );
  await expect(page).toHaveURL(addresses.energyScan);
  await expect(page.getByText("This browser remembers your purchase")).toBeVisible();
  // Only what the purchase check needs.
  expect(await storedIn(page)).toEqual(["seven-petals.purchases"]);

  await openResults(page, "balanced");
  await page.getByLabel("First name").fill("Ana");
  await getReport(page).click();
  await expect(heading(page)).toHaveText("Hello, Ana");
  expect(new URL(page.url()).hash).toMatch(/^#r1\./u);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.reload();
  await expect(heading(page)).toHaveText("Hello, Ana");
  await page.goBack();
  await getReport(page).click();
  await expect(heading(page)).toHaveText("Hello, Ana");
});

test("who closes the page after paying finds the report waiting in this browser", async ({
  page,
  context,
}) => {
  await openConfirmation(page, { email: ownAddress("ana"), firstName: "Ana" }, "onTheEdges");
  await page.close();

  const later = await context.newPage();
  await later.goto(addresses.energyScan);
  await expect(later.locator("[aria-live=polite]").first()).toContainText(
    "Your payment is remembered",
  );
  await expect(later.getByLabel("First name")).toHaveValue("Ana");
  await getReport(later).click();
  await expect(heading(later)).toHaveText("Hello, Ana");
  expect(await storedIn(later)).toEqual([]);

  // Nor is it lost behind the report, where nothing is kept any more.
  await later.goBack();
  await expect(later.getByText("Paid.")).toBeVisible();
  await later.reload();
  await expect(later.getByText("Paid.")).toBeVisible();
  await getReport(later).click();
  await expect(heading(later)).toHaveText("Hello, Ana");
});
