import type { Request } from "@playwright/test";
import { networkMessage as networkError } from "#content/scan-messages.ts";
import { addresses } from "#content/site-map.ts";
import { emptyPdfs, openBoughtReport, openQuestion, openResults } from "#tests/support/starts.ts";
import {
  buyLabel,
  emailField,
  openDialog,
  order,
  someBuyer,
  payLabel,
  saveBy,
} from "#tests/support/buying.ts";
import { answerByKeys, expect, giveUpOnCommand, hold, test } from "#tests/support/visitor.ts";

/** The browser itself reports what it cannot load. */
test.use({
  expectedConsole: { patterns: [/Failed to load|ERR_INTERNET_DISCONNECTED|hydrating/u] },
});

const pdfError = "There was an error downloading your report. Please try again.";

test("after the first answer only the purchase needs a network", async ({ page, context }) => {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  await openQuestion(page, 1);
  // What the results offer is fetched with the first answer; the picture comes last.
  const last = page.waitForResponse(/_astro\/share-picture\.[^/]*\.js$/u);
  await page.getByRole("radio", { name: "Often" }).check();
  await last;
  await expect.poll(() => underWay.size).toBe(0);
  await context.setOffline(true);
  await answerByKeys(page, [..."3".repeat(21)]);
  await expect(page.getByText("9 / 12").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep on this device" })).toBeVisible();
  await page.getByRole("button", { name: "Share a picture" }).click();
  await expect(page.getByRole("dialog", { name: "Share a picture" })).toBeVisible();
  await page.keyboard.press("Escape");
  const { email } = someBuyer();
  await order(page, { email, firstName: "Ana" });
  await expect(page.getByRole("alert")).toHaveText(networkError);
  await expect(emailField(page)).toHaveValue(email);

  await context.setOffline(false);
  await page.getByRole("button", { name: buyLabel }).click();
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
});

test.describe(() => {
  // React reports what could not be shown.
  test.use({
    expectedConsole: { patterns: [/Failed to (?:fetch|load)|ERR_INTERNET_DISCONNECTED/u] },
  });
  test("without a network from the start the results come with it", async ({ page, context }) => {
    await openQuestion(page, 1);
    await context.setOffline(true);
    await answerByKeys(page, [..."2".repeat(21)]);
    const failure = page.getByRole("alert").filter({ hasText: "Your answers are still here" });
    await expect(failure).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("6 / 12").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await openDialog(page);
  });
});

test("without the purchase's script, or when it stalls, a press tries again", async ({ page }) => {
  await emptyPdfs(page);
  const giveUp = await giveUpOnCommand(page);
  const button = page.getByRole("button", { name: "Get Full Report" });
  // A file that the dialog imports, and the dialog.
  for (const file of ["letter", "buy-dialog"]) {
    const script = `**/_astro/${file}.*.js`;
    await page.route(script, (route) => route.abort("internetdisconnected"));
    await openResults(page);
    const aborting = page.waitForEvent("requestfailed");
    await button.click();
    await aborting;
    await expect(page.getByRole("alert")).toHaveText(networkError);
    await page.unroute(script);
    await openDialog(page);
  }
  const script = "**/_astro/buy-dialog.*.js";
  await page.route(script, () => undefined);
  const asked = page.waitForRequest(script);
  await openResults(page);
  await button.click();
  await asked;
  const busy = page.getByRole("button", { name: "One moment…" });
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await giveUp(20_000);
  await expect(page.getByRole("alert")).toHaveText(networkError);
  await expect(busy).toBeHidden();
  await expect(button).toBeFocused();
  await page.unroute(script);
  await openDialog(page);
});

test("without the report's, calendar's or PDF's script, another press tries again", async ({
  page,
}) => {
  await openBoughtReport(page);
  const address = page.url();
  for (const file of ["full-report", "letter"]) {
    const script = `**/_astro/${file}.*.js`;
    await page.route(script, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("Error verifying your purchase.");
    await page.unroute(script);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
    await expect(page).toHaveURL(address);
  }
  const script = "**/_astro/calendar-file.*.js";
  await page.route(script, (route) => route.abort());
  const add = page.getByRole("button", { name: "Add the 7-day plan to my calendar" });
  await add.click();
  await expect(page.getByText("The file could not be made.")).toBeVisible();
  await page.unroute(script);
  await saveBy(add);

  const download = page.getByRole("button", { name: "Download PDF" });
  const failure = page.getByRole("alert");
  await page.route("**/pdf-worker*", (route) => route.abort());
  await download.click();
  await expect(failure).toHaveText(pdfError);
  await page.unroute("**/pdf-worker*");
  await saveBy(download);
  await expect(failure).toHaveCount(0);
  // It stalls.
  await page.clock.install();
  await page.route("**/pdf-worker*", () => undefined);
  await download.click();
  await expect(page.getByRole("button", { name: "Downloading..." })).toHaveAttribute("aria-busy");
  await page.clock.fastForward(60_000);
  await expect(failure).toHaveText(pdfError);
  await expect(download).toBeEnabled();
});

test("where the script of the page does not come, the page says what to do", async ({ page }) => {
  await page.route(/_astro\/energy-scan[^/]*\.js/u, (route) => route.abort());
  await page.goto(addresses.energyScan);
  await expect(page.getByText("please reload the page")).toBeHidden();
  // It appears by an animation that begins after six seconds.
  await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
  await expect(page.getByText("please reload the page")).toBeVisible();
});

test("an early press on Begin is kept, but gives up no answers", async ({ page }) => {
  const begin = page.getByRole("button", { name: "Begin My Scan" });
  const pressEarly = async () => {
    const release = await hold(page, "**/_astro/react.*.js");
    await page.goto(addresses.energyScan);
    await begin.click();
    await expect(begin).toHaveAttribute("aria-busy", "true");
    release();
  };
  await pressEarly();
  await expect(page.getByText("Question 1 of 21", { exact: true })).toBeVisible();
  await openQuestion(page, 9);
  await page.goto(addresses.about);
  await pressEarly();
  await expect(page.getByRole("button", { name: "Continue at question 9" })).toBeVisible();
  await expect(begin).not.toHaveAttribute("aria-busy");
});
