import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { expectSound } from "#tests/support/soundness.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { leaveForConfirmation, openBoughtReport, openResults } from "#tests/support/starts.ts";
import {
  downloadPdf,
  expect,
  openReport,
  order,
  ownAddress,
  pay,
  test,
} from "#tests/support/visitor.ts";
import { checkoutMessages } from "#content/checkout.ts";

/** What is thrown where something is missing reaches the console. */
test.use({ expectedConsole: { patterns: [/./u] } });

/** Runs a script before those of every page, and of the worker that makes the PDF. */
async function runBefore(page: Page, script: string): Promise<void> {
  await page.addInitScript(script);
  await page.route("**/pdf-worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

const takeAway = (page: Page, ...features: readonly string[]) =>
  runBefore(page, features.map((path) => `delete globalThis.${path};`).join(""));

const buyer = () => ({ email: ownAddress("ana"), firstName: "Łukasz" });

/** The text on the cover of the PDF. */
const readCover = async (page: Page) => (await readPdf(await downloadPdf(page), 1))[0];

/** What a browser lacks that is just new enough: Firefox 115, Safari 16.4 and Chrome 111 together. */
const newest = ["isWellFormed", "toWellFormed"].map((name) => `String.prototype.${name}`);
const newestOfPages = [
  "requestIdleCallback",
  "HTMLElement.prototype.popover",
  "HTMLDialogElement.prototype.closedBy",
  "Element.prototype.ariaBusy",
  "trustedTypes",
];

test.describe(() => {
  // Else the page would still ask for Trusted Types, of which the browser then knows nothing.
  test.use({ bypassCSP: true });
  test("the oldest of the browsers that are served gets what was paid for", async ({ page }) => {
    await page.addInitScript(newestOfPages.map((path) => `delete globalThis.${path};`).join(""));
    await takeAway(page, "Intl.Segmenter", "AbortSignal.timeout", ...newest);
    await openResults(page);
    await order(page, buyer());
    await pay(page);
    await openReport(page);
    expect(await readCover(page)).toMatch(/Prepared for\s+x/u);
    expect(await page.evaluate(() => "trustedTypes" in globalThis)).toBe(false);
  });
});

test("without OffscreenCanvas the name is printed in Latin letters", async ({ page }) => {
  await takeAway(page, "OffscreenCanvas");
  await openBoughtReport(page, buyer());
  expect(await readCover(page)).toMatch(/Prepared for\s+Lukasz/u);
});

test("without Worker there would be no PDF, so nothing is sold", async ({ page }) => {
  await takeAway(page, "Worker");
  await openResults(page);
  await order(page, { email: ownAddress("ana") });
  await expect(page.getByRole("alert")).toHaveText(checkoutMessages.cannotMake);
});

test("without Array.prototype.toSorted the scan does not begin, and says so", async ({ page }) => {
  await takeAway(page, "Array.prototype.toSorted");
  await page.goto(addresses.energyScan);
  await expect(page.getByText("update your browser")).toBeVisible();
});

test("where a page cannot be shown, order, link and support still are", async ({ page }) => {
  const email = ownAddress("ana");
  const failure = page.getByRole("alert").filter({ hasText: "Something went wrong" });
  await page.addInitScript(`if (location.pathname === "/success") delete Intl.NumberFormat;`);
  const { sessionId } = await leaveForConfirmation(page, { email, firstName: "Ana" });
  await expect(failure).toContainText(`Payment ${sessionId}, for ${email}.`);
  await expect(failure.getByRole("link", { name: site.supportEmail })).toBeVisible();
  const privateLink = failure.getByRole("link", { name: /#r1\./u });
  const address = await privateLink.innerText();
  await expectSound(page);

  await page.addInitScript(`if (!sessionStorage.isMended) delete globalThis.IntersectionObserver;`);
  await failure.getByRole("link", { name: "Access Your Report" }).click();
  await expect(failure).toContainText(`Payment ${sessionId}, for ${email}.`);
  await expect(privateLink).toHaveText(page.url());
  expect(new URL(page.url()).search).toBe(new URL(address).search);
  await page.evaluate(() => sessionStorage.setItem("isMended", "yes"));
  await failure.getByRole("link", { name: "Access Your Report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
});

test("where a canvas gives noise, the name is Latin; no picture is saved", async ({ page }) => {
  // As Firefox does when it resists fingerprinting.
  const noise = `for (const Pen of [globalThis.CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const read = Pen?.prototype.getImageData;
      if (read) Pen.prototype.getImageData = function (...place) {
        const picture = read.apply(this, place);
        crypto.getRandomValues(new Uint8Array(picture.data.buffer).subarray(0, 65_536));
        return picture;
      };
    }`;
  await runBefore(page, noise);
  await openBoughtReport(page, buyer());
  expect(await readCover(page)).toMatch(/Prepared for\s+Lukasz/u);
  await page.getByRole("button", { name: "Back to Results" }).click();
  await page.getByRole("button", { name: "Share a picture" }).click();
  for (const name of ["Share", "Save the picture"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByText("so the picture cannot be saved")).toBeVisible();
  }
});
