import { test as plainTest, type Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { expectSound } from "#tests/support/soundness.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import {
  atQuestion,
  leaveForConfirmation,
  openBoughtReport,
  openResults,
} from "#tests/support/starts.ts";
import { downloadPdf, openReport, order, ownAddress, pay } from "#tests/support/buying.ts";
import { expect, test } from "#tests/support/visitor.ts";
import { checkoutMessages } from "#content/checkout.ts";
import { writeFileSync } from "node:fs";
import { engines } from "#tests/support/engines.ts";

/** What is thrown where something is missing reaches the console. */
test.use({ expectedConsole: { patterns: [/./u] } });

/** Runs a script before those of every page, and of the worker that makes the PDF. */
async function runBefore(page: Page, script: string): Promise<void> {
  await page.addInitScript(script);
  await page.route("**/pdf-worker*.js", async (route) => {
    // The server closes an idle connection after five seconds, at times just as it is used again.
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

const takeAway = (page: Page, ...features: readonly string[]) =>
  runBefore(page, features.map((path) => `delete globalThis.${path};`).join(""));

const buyer = () => ({ email: ownAddress("ana"), firstName: "Łukasz" });

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
  await order(page);
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

/** With none of what the other journeys ask of a page. */
for (const [name, { isInstalled, open }] of Object.entries(engines)) {
  const title = `scan, order, payment, report and PDF work in ${name}`;
  (isInstalled ? plainTest : plainTest.skip)(
    isInstalled ? title : `${title} (skipped, not installed)`,
    async ({ baseURL }, testInfo) => {
      const { goTo, evaluate, close } = await open();
      try {
        /** Waits until it is true; a page on its way to the next one answers nothing. */
        const until = (expression: string) =>
          expect.poll(() => evaluate(expression).catch(() => false), expression).toBeTruthy();
        const press = (label: string) =>
          until(`((button) => { button?.click(); return button !== undefined; })(
            [...document.querySelectorAll("button:enabled:not([data-early]), main a")]
              .find((one) => one.textContent.trim().startsWith(${JSON.stringify(label)}))
          )`);
        const type = (field: string, text: string) =>
          until(`((input) => {
            if (!input) return false;
            Reflect.set(HTMLInputElement.prototype, "value", ${JSON.stringify(text)}, input);
            return input.dispatchEvent(new Event("input", { bubbles: true }));
          })(document.querySelector("dialog[open] input[name=${field}]"))`);

        await goTo(`${baseURL}/robots.txt`);
        await evaluate(`Object.assign(sessionStorage, ${JSON.stringify(atQuestion(20)[0])}) && 0`);
        await goTo(baseURL + addresses.energyScan);
        await press("Continue at question 20");
        for (const [id, label] of [
          [20, "Next"],
          [21, "See Results"],
        ]) {
          await until(`document.body.innerText.includes("Question ${id} of 21")`);
          await evaluate(`document.querySelectorAll("main input[type=radio]")[2].click()`);
          await press(String(label));
        }
        await press("Get Full Report");
        await type("first-name", "Łukasz");
        await type("email", ownAddress("ana"));
        await press("Get Full Report (PDF)");
        await press("Pay");
        await until(`document.body.innerText.includes("Payment Successful!")`);
        await press("Access Your Report");
        await until(`document.querySelector("h1")?.innerText === "Hello, Łukasz"`);
        // Its bytes, instead of a place on the disk for which each browser has a rule of its own.
        await evaluate(`void Object.assign(URL, { createObjectURL: (blob) => {
          const reader = new FileReader();
          reader.onload = () => (globalThis.pdf = reader.result);
          reader.readAsDataURL(blob);
          return "#";
        } })`);
        await press("Download PDF");
        await until("globalThis.pdf");
        const path = testInfo.outputPath("report.pdf");
        const [, data = ""] = String(await evaluate("globalThis.pdf")).split(",");
        writeFileSync(path, Buffer.from(data, "base64"));
        const [cover] = await readPdf(path);
        // The name is a picture with one letter under it.
        expect(cover).toMatch(/Prepared for\s+x/u);
      } finally {
        await close();
      }
    },
  );
}
