import { addresses } from "#content/site-map.ts";
import { questions } from "#content/questions.ts";
import {
  buyReport,
  ownAddress,
  emailField,
  expect,
  openDialog,
  order,
  takeScan,
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
  await page.goto(addresses.energyScan);
  await page.getByRole("button", { name: "Begin My Scan" }).click();
  await page.getByRole("radio", { name: "Often" }).check();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  for (const { id } of questions) {
    await expect(page.getByText(`Question ${id} of 21`)).toBeVisible();
    await page.getByRole("radio", { name: "Often" }).check();
    await page.getByRole("button", { name: id === 21 ? "See Results" : "Next" }).click();
  }
  await expect(page.getByText("9 / 12").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep on this device" })).toBeVisible();
  await page.getByRole("button", { name: "Share a picture" }).click();
  await expect(page.getByRole("dialog", { name: "Share a picture" })).toBeVisible();
  await page.keyboard.press("Escape");
  const email = ownAddress("ana");
  await order(page, { email, firstName: "Ana" });
  await expect(page.getByRole("alert")).toHaveText(networkError, { timeout: 1_000 });
  await expect(emailField(page)).toHaveValue(email);

  await context.setOffline(false);
  await page.getByRole("button", { name: buyLabel }).click();
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
});

test("where the network is gone before the first answer, the results come and the purchase says why not", async ({
  page,
  context,
}) => {
  await page.goto(addresses.energyScan);
  await expect(page.getByRole("button", { name: "Begin My Scan" })).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Begin My Scan" }).click();
  for (const { id } of questions) {
    await expect(page.getByText(`Question ${id} of 21`)).toBeVisible();
    await page.keyboard.press("2");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("6 / 12").first()).toBeVisible();
  await page.getByRole("button", { name: "Get Full Report" }).click();
  await expect(page.getByRole("alert")).toHaveText(networkError);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("6 / 12").first()).toBeVisible();
  await openDialog(page);
});

for (const file of ["buy-dialog", "backend"]) {
  test(
    `when ${file}.js did not come for the purchase, the next press tries again`,
    { tag: "@any-screen" },
    async ({ page }) => {
      const script = `**/_astro/${file}.*.js`;
      let aborted = 0;
      await page.route(script, (route) => {
        aborted += 1;
        return route.abort("internetdisconnected");
      });
      await takeScan(page);
      await page.getByRole("button", { name: "Get Full Report" }).click();
      await expect(page.getByRole("alert")).toHaveText(networkError);
      expect(aborted).toBeGreaterThan(0);
      await page.unroute(script);
      await openDialog(page);
    },
  );
}

test(
  "a script that stalls counts as no network after a while; the button says meanwhile that it works",
  { tag: "@any-screen" },
  async ({ page }) => {
    // Everything gives up after a tenth of its time.
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 10);
    });
    const script = "**/_astro/buy-dialog.*.js";
    await page.route(script, (route) => route.abort());
    await takeScan(page);
    await page.waitForLoadState("networkidle");
    await page.unroute(script);
    await page.route(script, () => undefined);
    const button = page.getByRole("button", { name: "Get Full Report" });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(page.getByText("One moment…")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText(networkError);
    await expect(page.getByText("One moment…")).toBeHidden();
    await expect(button).toBeFocused();
    await page.unroute(script);
    await openDialog(page);
  },
);

test(
  "when the scripts of report and calendar did not come, the next press tries again",
  { tag: "@any-screen" },
  async ({ page }) => {
    await buyReport(page, { email: ownAddress("ana"), firstName: "Ana" });
    const address = page.url();
    for (const file of ["full-report", "long-date", "check-purchase"]) {
      const aborting = page.waitForEvent("requestfailed");
      await page.route(`**/_astro/${file}.*.js`, (route) => route.abort(), { times: 1 });
      await page.reload();
      await aborting;
      await expect(page.getByRole("alert")).toContainText("Error verifying your purchase.");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
      await expect(page).toHaveURL(address);
    }
    await page.route("**/_astro/plan-calendar.*.js", (route) => route.abort(), { times: 1 });
    const add = page.getByRole("button", { name: "Add the 7-day plan to my calendar" });
    await add.click();
    await expect(page.getByText("The file could not be made.")).toBeVisible();
    const downloading = page.waitForEvent("download");
    await add.click();
    await downloading;
  },
);

test("where the script of the page does not come, the page says what to do", async ({ page }) => {
  await page.route(/_astro\/energy-scan[^/]*\.js/u, (route) => route.abort());
  await page.goto(addresses.energyScan);
  await expect(page.getByRole("button", { name: "Begin My Scan" })).toBeDisabled();
  await expect(page.getByText("please reload the page")).toBeHidden();
  await expect(page.getByText("please reload the page")).toBeVisible({ timeout: 10_000 });
});

test("the other names of this machine lead to the one in the settings", async ({
  context,
  baseURL,
}) => {
  const elsewhere = await context.newPage();
  await elsewhere.goto(
    `${baseURL?.replace("localhost", "127.0.0.1")}${addresses.energyScan}?a=b#c`,
  );
  await expect(elsewhere).toHaveURL(`${baseURL}${addresses.energyScan}?a=b#c`);
});
