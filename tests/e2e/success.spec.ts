import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { paths } from "#domain/purchase/contract.ts";
import { expectNoViolations } from "#tests/support/soundness.ts";
import { leaveForConfirmation } from "#tests/support/starts.ts";
import { ownAddress } from "#tests/support/buying.ts";
import { expect, hold, test } from "#tests/support/visitor.ts";

test.use({
  expectedConsole: {
    patterns: [/Failed to load resource/u, /purchase check answered with status/u],
  },
});

test("without session or e-mail /success leads home, replacing history", async ({ page }) => {
  for (const query of ["", "?session_id=cs_1", "?email=ana%40example.com"]) {
    await page.goto(addresses.about);
    await page.goto(addresses.success + query);
    await expect(page).toHaveURL(addresses.home);
    await page.goBack();
    await expect(page).toHaveURL(addresses.about);
  }
});

const granted = {
  report_access_granted: true,
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  amount_total: 1250,
  currency: "usd",
  created_at: "2026-11-21T08:15:00.000Z",
};
const refused = { report_access_granted: false };
const call = `**${paths.getPurchasedReport}`;
const somewhere = `${addresses.success}?session_id=cs_1&email=a%2Bb%40example.com`;
const success = { name: "Payment Successful!" };

/** The flower of answers that this browser has, and the check mark. */
const drawings = (page: Page) => page.getByRole("main").locator("svg");

/** The heading is the specification's; nothing else may say that a payment went well before the order is found. */
async function expectNoConfirmation(page: Page, flowers = 0): Promise<void> {
  await expect(page.getByText(/is ready\.|Order Details/u)).toHaveCount(0);
  await expect(drawings(page)).toHaveCount(flowers);
}

for (const { name, answer, flowers } of [
  { name: "not to be asked for", answer: { status: 503, body: "" }, flowers: 0 },
  { name: "not confirmed", answer: { json: { data: refused } }, flowers: 1 },
]) {
  test(`an order that is ${name} is waited for, then shown`, async ({ page }) => {
    await page.clock.install();
    await page.route(call, (route) => route.fulfill({ json: { data: granted } }));
    await page.route(call, (route) => route.fulfill(answer), { times: 1 });
    if (flowers === 0) await page.goto(somewhere);
    else await leaveForConfirmation(page, { email: ownAddress("a+b") });
    await expect(page.getByRole("heading", success)).toBeVisible();
    await expect(page.getByText("Your order details are on their way.")).toBeVisible();
    await expectNoConfirmation(page, flowers);
    await page.clock.runFor(4_000);
    await expect(page.getByRole("heading", success)).toBeVisible();
    await expect(page.getByText("Energy Report is ready.")).toBeVisible();
    await expect(drawings(page)).toHaveCount(flowers + 1);
    await expect(page.getByText("#0f8fad5b")).toBeVisible();
    await expect(page.getByText("$12.50")).toBeVisible();
    await expect(page.getByText("Completed")).toBeVisible();
    await expect(page.getByRole("link", { name: "Access Your Report" })).toHaveAttribute(
      "href",
      /^\/energy-scan\?email=a%2Bb[\w.]*%40example\.com&session_id=cs_\w+&payment_success=true(?:#r1\..+)?$/u,
    );
    await expectNoViolations(page);
    for (const size of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      await expect(page.getByRole("link", { name: "Access Your Report" })).toBeInViewport({
        ratio: 1,
      });
    }
    await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
  });
}

test("the order is looked up before React is here, and once", async ({ page }) => {
  let calls = 0;
  const release = await hold(page, "**/react.*.js");
  await page.route(call, async (route) => {
    calls++;
    release();
    await route.fulfill({ json: { data: granted } });
  });
  await page.goto(somewhere);
  await expect(page.getByText("#0f8fad5b")).toBeVisible();
  expect(calls).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that nothing is lost, and turns no spinner", async ({ page }) => {
    await page.goto(somewhere);
    // Playwright finds neither text nor roles inside of noscript, but it sees what is shown of it.
    const said = page.locator("main noscript");
    const words = said.locator("p").first();
    await expect(words).toContainText("your payment is not lost", { useInnerText: true });
    await expect(words).toContainText("turn JavaScript on", { useInnerText: true });
    await expect(said.locator(`a[href="mailto:${site.supportEmail}"]`)).toBeVisible();
    await expect(page.getByText("Confirming your payment")).toBeHidden();
    await expect(page.getByRole("heading", success)).toHaveCount(0);
  });
});

for (const [name, said, link] of [
  [
    "of a payment that nobody knows",
    /We have no paid order.*nothing was charged/u,
    site.supportEmail,
  ],
  ["without a connection", /Nothing is lost/u, "Access Your Report"],
] as const) {
  test(`${name} the page looks for a minute, then says what to do`, async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    if (name === "without a connection")
      await page.route(call, (route) => route.abort("internetdisconnected"));
    await page.goto(somewhere);
    const looking = page.getByText("Your order details are on their way.");
    await expect(looking).toBeVisible();
    await Promise.all([page.waitForRequest(call), page.clock.runFor(50_000)]);
    await expect(looking).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(3_000);
      await expect(looking).toBeHidden({ timeout: 100 });
    }).toPass();
    await expect(page.getByText(said)).toBeVisible();
    await expectNoConfirmation(page);
    await expect(page.getByRole("link", { name: link })).toBeVisible();
  });
}
