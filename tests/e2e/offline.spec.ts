import type { Request } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { questions } from "#content/questions.ts";
import { openBoughtReport, openQuestion, openResults } from "#tests/support/starts.ts";
import {
  ownAddress,
  emailField,
  expect,
  giveUpOnCommand,
  openDialog,
  order,
  test,
  buyLabel,
  payLabel,
} from "#tests/support/visitor.ts";

/** The browser itself reports what it cannot load. */
test.use({
  expectedConsole: { patterns: [/Failed to load|ERR_INTERNET_DISCONNECTED|hydrating/u] },
});

const networkError =
  "Network error: Unable to connect to payment service. Please check your internet connection.";

test("after the first answer the scan needs no network up to the purchase, which says so at once", async ({
  page,
  context,
}) => {
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
  for (const { id } of questions) {
    await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("9 / 12").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep on this device" })).toBeVisible();
  await page.getByRole("button", { name: "Share a picture" }).click();
  await expect(page.getByRole("dialog", { name: "Share a picture" })).toBeVisible();
  await page.keyboard.press("Escape");
  const email = ownAddress("ana");
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
  test("where the network is gone before the first answer, the answers are kept, and the results come with it", async ({
    page,
    context,
  }) => {
    await openQuestion(page, 1);
    await context.setOffline(true);
    for (const { id } of questions) {
      await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
      await page.keyboard.press("2");
      await page.keyboard.press("Enter");
    }
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

test("without a script for the purchase the next press tries again; one that stalls counts as no network after a while", async ({
  page,
}) => {
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
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText("One moment…")).toBeVisible();
  await giveUp(20_000);
  await expect(page.getByRole("alert")).toHaveText(networkError);
  await expect(page.getByText("One moment…")).toBeHidden();
  await expect(button).toBeFocused();
  await page.unroute(script);
  await openDialog(page);
});

test("without the report's or calendar's script, another press tries again", async ({ page }) => {
  await openBoughtReport(page, { email: ownAddress("ana"), firstName: "Ana" });
  const address = page.url();
  for (const file of ["full-report", "letter"]) {
    const aborting = page.waitForEvent("requestfailed");
    await page.route(`**/_astro/${file}.*.js`, (route) => route.abort(), { times: 1 });
    await page.reload();
    await aborting;
    await expect(page.getByRole("alert")).toContainText("Error verifying your purchase.");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
    await expect(page).toHaveURL(address);
  }
  await page.route("**/_astro/calendar-file.*.js", (route) => route.abort(), { times: 1 });
  const add = page.getByRole("button", { name: "Add the 7-day plan to my calendar" });
  await add.click();
  await expect(page.getByText("The file could not be made.")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await add.click();
  await downloading;
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
    const held = Promise.withResolvers<void>();
    await page.route(
      "**/_astro/react.*.js",
      async (route) => {
        await held.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(addresses.energyScan);
    await begin.click();
    await expect(begin).toHaveAttribute("aria-busy", "true");
    held.resolve();
  };
  await pressEarly();
  await expect(page.getByText("Question 1 of 21", { exact: true })).toBeVisible();
  await openQuestion(page, 9);
  await page.goto(addresses.about);
  await pressEarly();
  await expect(page.getByRole("button", { name: "Continue at question 9" })).toBeVisible();
  await expect(begin).not.toHaveAttribute("aria-busy");
});
