import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { paths } from "#server/contract.ts";
import {
  emailField,
  expect,
  openDialog,
  openReport,
  order,
  ownAddress,
  pay,
  takeScan,
  test,
} from "#tests/support/visitor.ts";

/** The browser itself reports failed requests. */
test.use({ expectedConsole: { patterns: [/Failed to load resource/u] } });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Orders, sees the payment page, and goes back to the results. */
async function orderAndGoBack(page: Page, who: Parameters<typeof order>[1]): Promise<void> {
  await order(page, who);
  await expect(page.getByRole("button", { name: /^Pay/u })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText("Your Energy Balance Snapshot");
}

test(
  "an order that is refused costs an earlier one, whose page is paid after all, no answers",
  { tag: "@any-screen" },
  async ({ page }) => {
    await takeScan(page);
    const email = ownAddress("ana");
    await orderAndGoBack(page, { email, firstName: "Ana" });
    await order(page, { email, coupon: "EXPIRED" });
    await expect(page.getByRole("alert")).toContainText("This coupon has expired.");
    // Spec 4: what was kept for the payment page is removed.
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.goForward();
    await pay(page);
    await openReport(page);
    await expect(heading(page)).toHaveText("Hello, Ana");
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  },
);

test(
  "an answer that is changed after a look at the payment page stays changed",
  { tag: "@any-screen" },
  async ({ page }) => {
    await takeScan(page, "balanced");
    await orderAndGoBack(page, { email: ownAddress("ana") });
    await expect(page.getByRole("status")).toContainText("You are back from the payment page");
    await page.goBack();
    await expect(page.getByText("Question 21 of 21")).toBeVisible();
    await page.getByRole("radio", { name: "Rarely" }).check();
    await page.getByRole("button", { name: "See Results" }).click();
    await expect(page.getByText("9 / 12")).toBeVisible();
    await page.reload();
    await expect(page.getByText("9 / 12")).toBeVisible();
    // Said once: this arrival is not from the payment page.
    await expect(page.getByText("You are back from the payment page")).toHaveCount(0);

    await page.goBack();
    await expect(page.getByText("Question 21 of 21")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: /^Continue at question/u })).toBeVisible();
  },
);

test(
  "a name and an e-mail that are corrected after a look at the payment page stay corrected",
  { tag: "@any-screen" },
  async ({ page }) => {
    await takeScan(page);
    await orderAndGoBack(page, { email: ownAddress("wrong"), firstName: "Anna" });
    const dialog = await openDialog(page);
    await dialog.getByLabel("First name").fill("Ana");
    await emailField(page).fill("right@example.com");
    await page.goto(addresses.exampleReport);
    await page.goBack();
    await openDialog(page);
    await expect(dialog.getByLabel("First name")).toHaveValue("Ana");
    await expect(emailField(page)).toHaveValue("right@example.com");
  },
);

test(
  "who closes the dialog while the order is sent has not been to the payment page",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.route(`**${paths.createCheckout}`, () => undefined);
    await takeScan(page);
    await order(page, { email: ownAddress("ana") });
    await expect(page.getByRole("button", { name: "Redirecting to Checkout..." })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await expect(heading(page)).toHaveText("Your Energy Balance Snapshot");
    await expect(page.getByText("You are back from the payment page")).toHaveCount(0);
  },
);
