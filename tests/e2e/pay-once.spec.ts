import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { paths } from "#server/contract.ts";
import {
  ownAddress,
  buyReport,
  expect,
  openReport,
  order,
  pay,
  takeScan,
  test,
  payLabel,
} from "#tests/support/visitor.ts";

/** The browser itself reports failed requests. */
test.use({
  expectedConsole: {
    patterns: [/Failed to load resource/u, /purchase check answered with status/u],
  },
});

const call = `**${paths.getPurchasedReport}`;
const storedIn = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const getReport = (page: Page) => page.getByRole("button", { name: "Get Full Report" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("in another browser the answers are missing, and the report opens after retaking, unpaid", async ({
  page,
  browser,
  baseURL,
}) => {
  await takeScan(page);
  await order(page, { email: ownAddress("ana"), firstName: "Ana" });
  await pay(page);
  const returned = await page
    .getByRole("link", { name: "Access Your Report" })
    .getAttribute("href");

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await elsewhere.newPage();
  // Without what the link holds besides, as the payment page or a mail program may hand it on.
  await other.goto(returned?.split("#")[0] ?? "");
  await expect(other.getByRole("alert")).toHaveText(
    "Quiz data not found. Please retake the energy scan.",
  );
  await expect(other).toHaveURL(addresses.energyScan);
  await expect(other.getByText("This browser remembers your purchase")).toBeVisible();
  // Only what the purchase check needs.
  expect(await storedIn(other)).toEqual(["seven-petals.purchases"]);

  await takeScan(other, "balanced");
  await other.getByLabel("First name").fill("Ana");
  await getReport(other).click();
  await expect(heading(other)).toHaveText("Hello, Ana");
  expect(new URL(other.url()).hash).toMatch(/^#r1\./u);
  expect(await other.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await other.reload();
  await expect(heading(other)).toHaveText("Hello, Ana");
  await other.goBack();
  await getReport(other).click();
  await expect(heading(other)).toHaveText("Hello, Ana");
  await elsewhere.close();
});

test("who closes the page after paying finds the report waiting in this browser", async ({
  page,
  context,
}) => {
  await takeScan(page, "onTheEdges");
  await order(page, { email: ownAddress("ana"), firstName: "Ana" });
  await pay(page);
  await expect(page.getByRole("region", { name: "Order Details" })).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(addresses.energyScan);
  await expect(later.getByRole("status")).toContainText("Your payment is remembered");
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

test("a connection that fails during the check loses nothing: Try again, a reload, or later", async ({
  page,
}) => {
  await takeScan(page);
  await order(page, { email: ownAddress("ana"), firstName: "Ana" });
  await pay(page);
  await page.route(call, (route) => route.abort("internetdisconnected"));
  await page.getByRole("link", { name: "Access Your Report" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Error verifying your purchase. Please try again.");
  await expect(heading(page)).toHaveText("Your Energy Balance Snapshot");
  await expect(page).toHaveURL(addresses.energyScan);

  await page.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveText("Error verifying your purchase. Please try again.");

  await page.reload();
  await expect(page.getByText("This browser remembers your purchase")).toBeVisible();
  await page.unroute(call);
  await getReport(page).click();
  await expect(heading(page)).toHaveText("Hello, Ana");
  expect(await storedIn(page)).toEqual([]);
});

test(
  "Try again opens the report as soon as the connection is back",
  { tag: "@any-screen" },
  async ({ page }) => {
    await buyReport(page, { email: ownAddress("ana"), firstName: "Ana" });
    const address = page.url();
    await page.route(call, (route) => route.abort("internetdisconnected"), { times: 1 });
    await page.reload();
    await expect(page).toHaveURL(addresses.energyScan);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("Hello, Ana");
    await expect(page).toHaveURL(address);
  },
);

test(
  "without the answers and without a connection the purchase waits as well",
  { tag: "@any-screen" },
  async ({ page, browser, baseURL }) => {
    await takeScan(page);
    await order(page, { email: ownAddress("ana") });
    await pay(page);
    const returned = await page
      .getByRole("link", { name: "Access Your Report" })
      .getAttribute("href");
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await elsewhere.newPage();
    await other.route(call, (route) => route.abort("internetdisconnected"), { times: 1 });
    await other.goto(returned?.split("#")[0] ?? "");
    await expect(other.getByText("This browser remembers your purchase")).toBeVisible();
    await takeScan(other);
    await getReport(other).click();
    await expect(heading(other)).toHaveText("Hello, Friend");
    await elsewhere.close();
  },
);

test(
  "a made-up purchase is not remembered, and a refused one can be bought after all",
  { tag: "@any-screen" },
  async ({ page }) => {
    const madeUp = `${addresses.energyScan}?session_id=cs_test_x&email=a%40example.com&payment_success=true`;
    const answered = page.waitForResponse(call);
    await page.goto(madeUp);
    await answered;
    await expect(page.getByText("remembers your purchase")).toHaveCount(0);
    expect(await storedIn(page)).toEqual([]);

    await takeScan(page);
    await order(page, { email: ownAddress("a") });
    await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
    await page.goto(madeUp);
    await expect(page.getByRole("alert")).toHaveText(
      "Unable to verify your purchase. Please contact support.",
    );
    await expect(page.getByRole("link", { name: "Write to support@example.com" })).toBeVisible();
    // Perhaps the payment is on its way: it is asked for once more before anything is sold.
    await getReport(page).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Unable to verify your purchase. Please contact support.",
    );
    await order(page, { email: ownAddress("a") });
    await pay(page);
    await openReport(page);
  },
);

test("two scans at the payment page in two tabs become two reports, each its own", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await takeScan(page, "blockedEverywhere");
  await order(page, { email: ownAddress("anna"), firstName: "Anna" });
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
  await takeScan(other, "balanced");
  await order(other, { email: ownAddress("bert"), firstName: "Bert" });
  await expect(other.getByRole("button", { name: payLabel })).toBeVisible();

  await pay(page);
  await openReport(page);
  await expect(heading(page)).toHaveText("Hello, Anna");
  await pay(other);
  await openReport(other);
  await expect(heading(other)).toHaveText("Hello, Bert");
  expect(new URL(page.url()).hash).not.toBe(new URL(other.url()).hash);
  expect(await storedIn(other)).toEqual([]);
});

test(
  "a return finds the answers of its own tab where the browser has lost what was kept",
  { tag: "@any-screen" },
  async ({ page }) => {
    await takeScan(page);
    await order(page, { email: ownAddress("ana"), firstName: "Ana" });
    await pay(page);
    await page.evaluate(() => localStorage.clear());
    await openReport(page);
    await expect(heading(page)).toHaveText("Hello, Ana");
  },
);

test(
  "another link, real or made up, displaces no purchase whose report has not opened",
  { tag: "@any-screen" },
  async ({ page, context }) => {
    await buyReport(page, { email: ownAddress("ana"), firstName: "Ana" });
    const opened = page.url();
    const buyer = await context.newPage();
    await takeScan(buyer, "balanced");
    await order(buyer, { email: ownAddress("bert"), firstName: "Bert" });
    await pay(buyer);
    await expect(buyer.getByRole("region", { name: "Order Details" })).toBeVisible();
    await buyer.close();

    const later = await context.newPage();
    const madeUp = new URL(opened);
    madeUp.searchParams.set("session_id", "cs_test_x");
    for (const link of [opened, madeUp.href]) {
      const answered = later.waitForResponse(call);
      await later.goto(link);
      await answered;
      await expect(heading(later)).toHaveText(/^(?:Hello, Ana|Your Energy Balance Snapshot)$/u);
    }
    await expect(later.getByText("This browser remembers your purchase")).toBeVisible();
    await getReport(later).click();
    await expect(heading(later)).toHaveText("Hello, Bert");
    expect(await storedIn(later)).not.toContain("seven-petals.purchases");
  },
);
