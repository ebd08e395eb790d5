import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { priceLabel } from "#content/site.ts";
import { answerChoices, questionIds } from "#domain/scan/answers.ts";
import { answersFor, exampleScores, type ExampleName } from "#tests/examples.ts";

/**
 * Playwright's test with a page that fails it on any unexpected console message, page error or request to a foreign origin.
 * A test that provokes a failing request names the messages it expects.
 */
export const test = base.extend<{ expectedConsole: { readonly patterns: readonly RegExp[] } }>({
  expectedConsole: [{ patterns: [] }, { option: true }],
  page: async ({ page, baseURL, expectedConsole }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (!expectedConsole.patterns.some((pattern) => pattern.test(message.text()))) {
        complaints.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) {
        complaints.push(`request to a foreign origin: ${origin}`);
      }
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** The labels of the buttons that name the price: the dialog's, and the payment page's. */
export const buyLabel = `Get Full Report (PDF) - ${priceLabel}`;
export const payLabel = `Pay ${priceLabel}`;

/** From the intro to the results by taps, as most visitors do. */
export async function tapThroughScan(page: Page, name: ExampleName): Promise<void> {
  const answers = answersFor(exampleScores[name]);
  await page.goto(addresses.energyScan);
  await page.getByRole("button", { name: "Begin My Scan" }).click();
  for (const id of questionIds) {
    await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
    const label = answerChoices.find(({ value }) => value === answers[id])?.label ?? "";
    await page.getByRole("radio", { name: label }).check();
    await page.getByRole("button", { name: id === 21 ? "See Results" : "Next" }).click();
  }
  await expectResults(page);
}

export async function expectResults(page: Page): Promise<void> {
  await expect(
    page.getByRole("heading", { level: 1, name: "Your Energy Balance Snapshot" }),
  ).toBeVisible();
}

/** The open purchase dialog. */
export async function openDialog(page: Page) {
  await page.getByRole("button", { name: "Get Full Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Get your full report" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The e-mail field of the dialog, and of the payment page. */
export function emailField(page: Page) {
  return page.getByRole("textbox", { name: /^Email/u });
}

/** A unique e-mail address, so that its purchases can be counted. The name may hold an "@" to choose how the rest is written. */
export function ownAddress(name: string): string {
  const [local = "", domain = "example.com"] = name.split("@");
  return `${local}.${randomUUID().slice(0, 8)}@${domain}`;
}

/** Records what a journey has counted, for docs/reliability.md. */
export function noteCount(description: string): void {
  test.info().annotations.push({ type: "counted", description });
}

type Order = { email: string; firstName?: string; coupon?: string };

/** Fills in the dialog and presses the purchase button. */
export async function order(page: Page, { email, firstName, coupon }: Order): Promise<void> {
  const dialog = await openDialog(page);
  if (firstName !== undefined) await dialog.getByLabel("First name").fill(firstName);
  await emailField(page).fill(email);
  if (coupon !== undefined) {
    await dialog.getByText("Have a coupon code?").click();
    await dialog.getByLabel("Coupon code").fill(coupon);
  }
  await dialog.getByRole("button", { name: buyLabel }).click();
}

/** Pays on the payment page and waits for the shop's confirmation. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay/u }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
}

/** From the confirmation to the report. */
export async function openReport(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Access Your Report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello,/u })).toBeVisible();
}

/** Downloads the PDF of the open report and returns its path. */
export async function downloadPdf(page: Page): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  return (await downloading).path();
}

/** The words of the whole report as they stand on the screen. */
export const reportWords = (page: Page) => page.getByRole("article").innerText();

/** The report of the buyer Ana is on the screen, word for word. */
export async function expectReport(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
  expect(await reportWords(page)).toBe(words);
}

/**
 * Holds the timeouts of requests in a page. The returned function fires those of so many milliseconds at once; it throws if
 * there is none.
 */
export async function giveUpOnCommand(
  page: Page,
): Promise<(milliseconds: number) => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: { readonly milliseconds: number; readonly controller: AbortController }[] = [];
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      waiting.push({ milliseconds, controller });
      return controller.signal;
    };
    addEventListener("give-up", (event) => {
      const due = waiting.filter(
        ({ milliseconds }) => event instanceof CustomEvent && milliseconds === event.detail,
      );
      if (due.length === 0) throw new Error("No request waits that long.");
      for (const { controller } of due)
        controller.abort(new DOMException("It took too long.", "TimeoutError"));
    });
  });
  return (milliseconds) =>
    page.evaluate(
      (detail) => void dispatchEvent(new CustomEvent("give-up", { detail })),
      milliseconds,
    );
}
