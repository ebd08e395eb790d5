import type { Page, Route } from "@playwright/test";
import { site } from "#content/site.ts";
import { addresses } from "#content/site-map.ts";
import { paths } from "#domain/purchase/contract.ts";
import { emptyPdfs, openResults } from "#tests/support/starts.ts";
import { buyLabel, emailField, openDialog, order, payLabel } from "#tests/support/buying.ts";
import { expect, expectResults, giveUpOnCommand, hold, test } from "#tests/support/visitor.ts";

/** Spec 8, line by line but for what offline.spec.ts holds: each message is seen. The browser itself reports failed requests. */
test.use({
  expectedConsole: {
    patterns: [/Failed to load resource/u, /purchase check answered with status/u],
  },
});

const returned = `${addresses.energyScan}?session_id=cs_test_x&email=ana%40example.com&payment_success=true`;
const createCheckout = `**${paths.createCheckout}`;
const networkError =
  "Network error: Unable to connect to payment service. Please check your internet connection.";

test.beforeEach(({ page }) => emptyPdfs(page));

const alert = (page: Page) => page.getByRole("alert");
const purchaseButton = (page: Page) => page.getByRole("button", { name: buyLabel });

test("a missing or wrong e-mail: words at the field, and the title", async ({ page }) => {
  await page.route(createCheckout, (route) => route.abort("internetdisconnected"));
  await openResults(page);
  const dialog = await openDialog(page);
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(dialog.locator("button, h2").first()).toHaveAccessibleName("Close");
  await expect(dialog.getByRole("status")).toHaveCount(0);
  await expect(emailField(page)).toHaveAttribute("aria-invalid", "false");
  for (const email of ["ana", "a b@example.com"]) {
    // What was wrong before is not what is seen now.
    for (const [typed, message] of [
      ["", "Please enter your email address to continue."],
      [email, "Please enter a valid email address."],
    ] as const) {
      await emailField(page).fill(typed);
      await purchaseButton(page).click();
      await expect(alert(page)).toHaveText(message);
      await expect(emailField(page)).toBeFocused();
      await expect(emailField(page)).toHaveValue(typed);
      await expect(emailField(page)).toHaveAttribute("aria-invalid", "true");
      // Said as an alert, and with the field from when the visitor comes back to it.
      await expect(emailField(page)).toHaveAccessibleName("Email");
      const hint = await emailField(page).getAttribute("aria-describedby");
      await emailField(page).blur();
      await expect(emailField(page)).toHaveAccessibleName(`Email ${message}`);
      await expect(emailField(page)).toHaveAttribute("aria-describedby", String(hint));
      await expect(page).toHaveTitle(/^Error: Your Energy Balance Snapshot/u);
    }
  }
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle(/^Your Energy Balance Snapshot/u);
  await order(page, { email: "ana@" });
  await expect(page).toHaveTitle(/^Error: Your/u);
  await emailField(page).fill("ana@example.com");
  await page.keyboard.press("Enter");
  await expect(alert(page)).toHaveText(networkError);
  await expect(page).toHaveTitle(/^Your Energy Balance Snapshot/u);
});

test("checkout: each way to fail has its words", async ({ page }) => {
  const giveUp = await giveUpOnCommand(page);
  await openResults(page);
  const dialog = await openDialog(page);
  await dialog.getByLabel("First name").fill("Ana");
  await emailField(page).fill("ana@example.com");
  for (const [answer, message] of [
    [{ status: 400, json: { error: "Email is required" } }, "Email is required"],
    // They do not say what they are about.
    [{ status: 400, json: { error: "Too late.", field: 7 } }, "Too late."],
    [{ status: 502, contentType: "text/html", body: "<h1>Oh</h1>" }, "HTTP 502: Bad Gateway"],
    [{ status: 500, json: {} }, "Failed to create checkout session. Please try again."],
    [{ status: 200, json: {} }, "No checkout URL received"],
    ["offline", networkError],
    ["silent", networkError],
  ] as const) {
    const reply = (route: Route) => {
      if (answer === "offline") return route.abort();
      return answer === "silent" ? undefined : route.fulfill(answer);
    };
    await page.route(createCheckout, reply, { times: 1 });
    const called = page.waitForRequest(createCheckout);
    await purchaseButton(page).click();
    await called;
    if (answer === "silent") {
      await expect(page.getByRole("button", { name: "Redirecting to Checkout..." })).toBeDisabled();
      await giveUp(30_000);
    }
    await expect(alert(page)).toHaveText(message);
    // The next key press is about the order again.
    await expect(purchaseButton(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(emailField(page)).toHaveValue("ana@example.com");
    await expect(purchaseButton(page)).toBeEnabled();
  }
  await page.getByRole("button", { name: "Dismiss message" }).click();
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Get your full report" })).toBeFocused();
  await page.route(createCheckout, (route) => route.abort(), { times: 1 });
  await purchaseButton(page).click();
  await expect(alert(page)).toHaveText(networkError);
  await page.keyboard.press("Escape");
  await expect(page.getByText(networkError)).toBeHidden();
});

test("a refused coupon: words at its field, announced, and in the title", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResults(page);
  const field = page.getByLabel("Coupon code");
  for (const [coupon, message] of [
    ["NOSUCH", "This coupon code is not valid."],
    ["EXPIRED", "This coupon has expired."],
    ["USEDUP", "This coupon has already been used up."],
  ] as const) {
    await order(page, { coupon });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleName(`Coupon code ${message}`);
    await expect(field).toHaveValue(coupon);
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(message)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(message)).toHaveCount(1);
    await expect(alert(page)).toHaveText(message);
    await expect(page).toHaveTitle(/^Error: Your/u);
    await page.keyboard.press("Escape");
    await expect(page.getByText(message)).toHaveCount(0);
    await expect(page).toHaveTitle(/^Your/u);
  }
  const answer = await hold(page, createCheckout);
  const called = page.waitForRequest(createCheckout);
  await order(page, { coupon: "EXPIRED" });
  await called;
  await page.getByText("Have a coupon code?").click();
  await expect(field).toBeHidden();
  answer();
  await expect(field).toBeFocused();
  await page.unrouteAll();
  await field.fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
});

test("answers missing on return; a session that nobody knows", async ({ page }) => {
  await page.goto(returned);
  await expect(alert(page)).toHaveText(
    /^Quiz data not found\. Please retake the energy scan\. .*whole link\.$/u,
  );
  await expect(page).toHaveURL(addresses.energyScan);
  await openResults(page);
  await order(page);
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
  await page.goto(returned);
  await expect(alert(page)).toHaveText("Unable to verify your purchase. Please contact support.");
  await expect(page.getByRole("link", { name: `Write to ${site.supportEmail}` })).toBeVisible();
  await expect(page).toHaveURL(addresses.energyScan);
  await expectResults(page);
});
