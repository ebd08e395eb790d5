import type { Page } from "@playwright/test";
import { paths } from "#server/contract.ts";
import {
  buyLabel,
  emailField,
  expect,
  openDialog,
  order,
  ownAddress,
  pay,
  takeScan,
  test,
} from "#tests/support/visitor.ts";

const getReport = (page: Page) => page.getByRole("button", { name: "Get Full Report" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const place of ["the results", "the open dialog"]) {
  test(
    `a tab that shows ${place} while another one pays opens the report, and sells nothing`,
    { tag: "@any-screen" },
    async ({ page, context }) => {
      await takeScan(page, "balanced");
      if (place === "the open dialog") await openDialog(page);
      const other = await context.newPage();
      await takeScan(other);
      const email = ownAddress("ana");
      await order(other, { email });
      await pay(other);
      await expect(other.getByRole("region", { name: "Order Details" })).toBeVisible();
      await other.close();

      if (place === "the open dialog") {
        await emailField(page).fill(email);
        await page.getByRole("button", { name: buyLabel }).click();
      } else await getReport(page).click();
      await expect(heading(page)).toHaveText("Hello, Friend");
    },
  );
}

/** The page as the browser's back-forward cache shows it again: left for the payment page, whose address is returned. */
async function orderAndStay(page: Page, email: string): Promise<string> {
  const payPage = /\/sandbox\/pay\//u;
  // An answer without content leaves the page where it is.
  await page.route(payPage, (route) => route.fulfill({ status: 204 }), { times: 1 });
  const answered = page.waitForResponse(payPage);
  await order(page, { email });
  return (await answered).url();
}

const wake = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

test(
  "Back to the page as it was left before paying says that it is paid, and opens the report",
  { tag: "@any-screen" },
  async ({ page, context }) => {
    await takeScan(page);
    const payPage = await orderAndStay(page, ownAddress("ana"));
    const paying = await context.newPage();
    await paying.goto(payPage);
    await pay(paying);
    await expect(paying.getByRole("region", { name: "Order Details" })).toBeVisible();

    await wake(page);
    await expect(page.getByRole("dialog")).toBeHidden();
    // Neither taken away by the dialog as it closes.
    await expect(page.getByText("Your report opens without paying again")).toBeVisible();
    await expect(page.getByRole("status")).toContainText("Your payment is remembered");
    await expect(page.getByText("nothing was charged")).toHaveCount(0);
    await getReport(page).click();
    await expect(heading(page)).toHaveText("Hello, Friend");
  },
);

test(
  "Back to the page as it was left before the report opened sells it no second time",
  { tag: "@any-screen" },
  async ({ page }) => {
    await takeScan(page);
    await orderAndStay(page, ownAddress("ana"));
    // Once the report has opened in this tab, nothing is kept (spec 4).
    await page.evaluate(() => [localStorage, sessionStorage].map((place) => place.clear()));
    await wake(page);
    await expect(page.getByRole("button", { name: "Begin My Scan" })).toBeEnabled();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

for (const place of ["this tab", "a new tab"]) {
  test(
    `who pays and never sees the confirmation does not pay again from ${place}`,
    { tag: "@any-screen" },
    async ({ page, context, browser }) => {
      await takeScan(page);
      const email = ownAddress("ana");
      await order(page, { email, firstName: "Ana" });
      await expect(page.getByRole("button", { name: /^Pay/u })).toBeVisible();
      // The return, and with it the confirmation, happens in a browser that this one knows nothing of.
      const elsewhere = await browser.newContext();
      const paying = await elsewhere.newPage();
      await paying.goto(page.url());
      await pay(paying);
      await elsewhere.close();

      const later = place === "a new tab" ? await context.newPage() : page;
      if (place === "a new tab") await takeScan(later);
      else await page.goBack();
      const orders: string[] = [];
      later.on("request", (request) => {
        if (request.url().endsWith(paths.createCheckout)) orders.push(request.url());
      });
      await order(later, { email, firstName: "Ana" });
      await expect(heading(later)).toHaveText("Hello, Ana");
      expect(orders).toEqual([]);
      expect(await later.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([
        0, 0,
      ]);
    },
  );
}
