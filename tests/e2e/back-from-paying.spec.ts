import type { Page } from "@playwright/test";
import {
  expect,
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
