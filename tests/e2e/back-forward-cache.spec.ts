import { scanMessages } from "#content/scan-messages.ts";
import { addresses } from "#content/site-map.ts";
import { findInstalledBrowser } from "#tests/support/browser.ts";
import { openResults } from "#tests/support/starts.ts";
import {
  ownAddress,
  emailField,
  expect,
  noteCount,
  order,
  test,
  buyLabel,
  payLabel,
} from "#tests/support/visitor.ts";

/** The browser in the npm package has no back-forward cache at all. */
const browser = findInstalledBrowser();

if (browser) {
  test.use({
    launchOptions: {
      executablePath: browser.executablePath,
      args: ["--no-sandbox", "--disable-gpu"],
      // As visitors have it: Playwright switches the cache off by itself.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    },
  });
}

test(
  "Back from the payment page shows the results as they were left, awake and with a word that is heard",
  { tag: "@T27" },
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset["persisted"] = String(persisted);
      });
    });
    await openResults(page, "onTheEdges");
    const email = ownAddress("ana");
    const payButton = page.getByRole("button", { name: payLabel });
    let payPage = "";
    if (browser) {
      await order(page, { email, firstName: "Ana" });
      await expect(payButton).toBeVisible();
      payPage = page.url();
      await page.goBack({ waitUntil: "commit" });
    } else {
      // The same page wakes up as it was: an answer without content leaves it where it is, and the browser's word is ours.
      const anyPayPage = /\/sandbox\/pay\//u;
      await page.route(anyPayPage, (route) => route.fulfill({ status: 204 }), { times: 1 });
      const answered = page.waitForResponse(anyPayPage);
      await order(page, { email, firstName: "Ana" });
      payPage = (await answered).url();
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
      );
    }
    await expect(page).toHaveURL(addresses.energyScan);
    // The guard of this very test: without the cache it would show nothing.
    await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");

    await expect(page.getByRole("alert")).toHaveText(scanMessages.backUnpaid);
    await page.getByRole("button", { name: "Get Full Report", exact: true }).click();
    await expect(emailField(page)).toHaveValue(email);
    await expect(page.getByLabel("First name")).toHaveValue("Ana");
    const purchase = page.getByRole("button", { name: buyLabel });
    await expect(purchase).toBeEnabled();
    await purchase.click();
    await expect(payButton).toBeVisible();
    // One order has one page.
    expect(page.url()).toBe(payPage);
    noteCount(`Back ${browser ? "" : "as if "}from the cache: the same payment page`);
  },
);
