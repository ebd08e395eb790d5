import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { paths } from "#domain/purchase/contract.ts";
import { expect, openDialog, order, ownAddress, takeScan } from "#tests/support/visitor.ts";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import { openBoughtReport, openQuestion, openResults, payByCall } from "./starts.ts";

/** One screen in one state, and how a visitor gets there. */
export type Scene = {
  readonly name: string;
  readonly arrive: (page: Page) => Promise<unknown>;
  /** The whole page from top to bottom unless it says "screen". */
  readonly extent?: "screen";
};

const buyer = () => ({ email: ownAddress("ana"), firstName: "Ana" });
const success = `${addresses.success}?session_id=cs_test_1&email=ana%40example.com`;

/** Rare states: failures, refusals, missing data, print, forced colors. */
export const rareScenes: readonly Scene[] = [
  { name: "intro-damaged", arrive: findDamagedProgress },
  { name: "intro-waiting", arrive: waitAtIntro },
  { name: "results-waiting", arrive: waitAtResults },
  { name: "quiz-not-kept", arrive: beginWithoutStorage },
  { name: "dialog-not-kept", arrive: buyWithoutStorage, extent: "screen" },
  { name: "dialog-network-error", arrive: buyOffline, extent: "screen" },
  { name: "results-network-error", arrive: askOffline },
  { name: "retake-dialog", arrive: retakeAfterBuying, extent: "screen" },
  { name: "success-refused", arrive: (page) => letMinutePass(page, "We have no paid order") },
  { name: "success-silent", arrive: waitForSilentServer },
  { name: "report-link-copied", arrive: (page) => copyLink(page, "copied"), extent: "screen" },
  { name: "report-link-refused", arrive: (page) => copyLink(page, "refused"), extent: "screen" },
  { name: "report-pdf-failed", arrive: failPdf, extent: "screen" },
  { name: "report-print", arrive: printReport },
  { name: "forced-quiz", arrive: answerInForcedColors },
  { name: "forced-results", arrive: readResultsInForcedColors },
  { name: "forced-dialog", arrive: openDialogInForcedColors, extent: "screen" },
];

async function findDamagedProgress(page: Page): Promise<void> {
  await page.goto(addresses.energyScan);
  // The script's own arrival would read and remove it before the reload.
  await expect(page.getByRole("button", { name: "Begin My Scan" })).toBeEnabled();
  await page.evaluate(() => sessionStorage.setItem("seven-petals.scan", "?"));
  await page.reload();
  await expect(page.getByText("cannot be read")).toBeVisible();
}

/** Shows the intro when the report is paid and the answers are gone. */
async function waitAtIntro(page: Page): Promise<void> {
  await page.goto(reportAddress(await payByCall(page, buyer().email)));
  await page.getByRole("button", { name: "Dismiss message" }).click();
  await expect(page.getByText("This browser remembers your purchase")).toBeVisible();
}

async function waitAtResults(page: Page): Promise<void> {
  await waitAtIntro(page);
  await openResults(page);
  await expect(page.getByText("opens without paying again")).toBeVisible();
}

async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
}

async function beginWithoutStorage(page: Page): Promise<void> {
  await refuseStorage(page);
  await page.goto(addresses.energyScan);
  await page.getByRole("button", { name: "Begin My Scan" }).click();
  await page.getByRole("radio", { name: "Often" }).check();
  await expect(page.getByText("cannot be resumed")).toBeVisible();
}

async function buyWithoutStorage(page: Page): Promise<void> {
  await refuseStorage(page);
  await takeScan(page);
  await order(page, buyer());
  await expect(page.getByRole("alert")).toContainText("Nothing was charged.");
}

async function buyOffline(page: Page): Promise<void> {
  await page.route(`**${paths.createCheckout}`, (route) => route.abort());
  await openResults(page);
  await order(page, buyer());
  await expect(page.getByRole("alert")).toContainText("Network error");
}

async function askOffline(page: Page): Promise<void> {
  await page.route("**/_astro/buy-dialog.*.js", (route) => route.abort());
  await openResults(page);
  await page.getByRole("button", { name: "Get Full Report" }).click();
  await expect(page.getByRole("alert")).toContainText("Network error");
}

async function retakeAfterBuying(page: Page): Promise<void> {
  await openBoughtReport(page, buyer());
  await page.getByRole("button", { name: "Back to Results" }).click();
  await page.getByRole("button", { name: "Retake Scan" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Moves the clock past the minute for which /success looks. */
async function letMinutePass(page: Page, words: string): Promise<void> {
  await page.clock.install();
  await page.goto(success);
  await expect(page.getByText("Your order details are on their way.")).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByText(words)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [1] });
}

async function waitForSilentServer(page: Page): Promise<void> {
  await page.route(`**${paths.getPurchasedReport}`, (route) => route.abort());
  await letMinutePass(page, "Nothing is lost");
}

async function copyLink(page: Page, outcome: "copied" | "refused"): Promise<void> {
  await openBoughtReport(page, buyer());
  await page.evaluate((isAllowed) => {
    const writeText = () => (isAllowed ? Promise.resolve() : Promise.reject(new Error("refused")));
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  }, outcome === "copied");
  await page.getByRole("button", { name: "Copy private link" }).click();
  const told = outcome === "copied" ? "Private link copied." : "does not let the page copy";
  await expect(page.getByText(told)).toBeVisible();
}

async function failPdf(page: Page): Promise<void> {
  await openBoughtReport(page, buyer());
  await page.route("**/pdf-worker*", (route) => route.abort());
  await page.getByRole("button", { name: "Download PDF" }).click();
  await expect(page.getByRole("alert")).toContainText("There was an error downloading");
}

async function printReport(page: Page): Promise<void> {
  await openBoughtReport(page, buyer());
  await page.emulateMedia({ media: "print" });
}

async function answerInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await openQuestion(page, 1);
  await page.getByRole("radio", { name: "Often" }).check();
}

async function readResultsInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await openResults(page, "onTheEdges");
}

async function openDialogInForcedColors(page: Page): Promise<void> {
  await readResultsInForcedColors(page);
  await openDialog(page);
}
