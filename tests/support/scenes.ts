import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  addresses,
  articleAddress,
  lostReportAnswerAddress,
  sitePages,
} from "#content/site-map.ts";
import { paths } from "#domain/purchase/contract.ts";
import {
  ownAddress,
  emailField,
  expect,
  openDialog,
  order,
  buyLabel,
  payLabel,
} from "#tests/support/visitor.ts";
import { articleLike } from "./articles.ts";
import { rareScenes, type Scene } from "./rare-scenes.ts";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import {
  openBoughtReport,
  openConfirmation,
  openQuestion,
  openResults,
  payByCall,
} from "./starts.ts";

const visit = (path: string) => (page: Page) => page.goto(path);

const buyer = () => ({ email: ownAddress("ana"), firstName: "Ana" });
const success = `${addresses.success}?session_id=cs_test_1&email=ana%40example.com`;

/** Each page as it first appears, except /success, which needs an order. */
const pageScenes: readonly Scene[] = sitePages
  .filter(({ path }) => path !== addresses.success)
  .map(({ path }) => ({ name: path.slice(1) || "landing", arrive: visit(path) }));

/** Every screen of the specification; examples.ts names the visitors. */
export const scenes: readonly Scene[] = [
  ...pageScenes,
  { name: "menu", arrive: openMenu, extent: "screen" },
  { name: "faq-open", arrive: openFaq, extent: "screen" },
  { name: "intro", arrive: visit(addresses.energyScan) },
  { name: "intro-continue", arrive: comeBackToScan },
  { name: "quiz-first", arrive: (page) => openQuestion(page, 1) },
  { name: "quiz-chosen", arrive: answerNine },
  { name: "results", arrive: openWholeResults },
  { name: "results-balanced", arrive: (page) => openResults(page, "balanced") },
  { name: "results-blocked", arrive: (page) => openResults(page, "blockedEverywhere") },
  { name: "results-last-time", arrive: compareWithLastTime },
  { name: "share-picture", arrive: openShare, extent: "screen" },
  { name: "dialog", arrive: openAtDialog, extent: "screen" },
  { name: "dialog-end", arrive: openAtDialogEnd, extent: "screen" },
  { name: "dialog-field-error", arrive: submitEmpty, extent: "screen" },
  { name: "dialog-error", arrive: useExpiredCoupon, extent: "screen" },
  { name: "results-info", arrive: leavePayment },
  { name: "payment", arrive: goToPayment },
  { name: "verifying", arrive: waitForCheck },
  { name: "check-failed", arrive: failCheck },
  { name: "answers-missing", arrive: buyWithoutAnswers },
  { name: "success", arrive: (page) => openConfirmation(page, buyer()) },
  { name: "success-looking", arrive: waitForOrder },
  { name: "success-loading", arrive: waitForSuccess },
  { name: "report", arrive: readReport },
  { name: "report-long-name", arrive: readReportOfLongName, extent: "screen" },
  { name: "article-clear", arrive: visit(articleAddress(articleLike("clear-blockages").slug)) },
  {
    name: "article-third-eye",
    arrive: visit(articleAddress(articleLike("third-eye-explained").slug)),
  },
  { name: "article-contents", arrive: openContents, extent: "screen" },
  { name: "lost-report-sent", arrive: visit(lostReportAnswerAddress("sent")) },
  { name: "lost-report-invalid", arrive: typeNoEmail },
  { name: "not-found", arrive: visit("/no-such-page") },
  { name: "server-error", arrive: breakServer },
  ...rareScenes,
];

/** As a browser sends it whose own check is off. */
async function typeNoEmail(page: Page): Promise<void> {
  await page.goto(addresses.lostReport);
  const form = page.getByRole("main").locator("form");
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  await form.getByLabel("Email").fill("ana");
  await form.getByRole("button").click();
  await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/valid email/u);
  await expect(page).toHaveTitle(/^Error: Find your report/u);
}

async function openMenu(page: Page): Promise<void> {
  await page.goto(addresses.home);
  const toggle = page.getByRole("button", { name: "Menu" });
  if (await toggle.isVisible()) await toggle.click();
}

async function openFaq(page: Page): Promise<void> {
  await page.goto(`${addresses.home}#faq`);
  await page.locator("#faq summary").nth(1).click();
}

async function openContents(page: Page): Promise<void> {
  await page.goto(articleAddress(articleLike("sacral-power").slug));
  const toggle = page.getByRole("button", { name: "In this article" });
  if (await toggle.isVisible()) await toggle.click();
}

async function answerNine(page: Page): Promise<void> {
  await openQuestion(page, 9);
  await page.getByRole("radio", { name: "Often" }).check();
}

async function compareWithLastTime(page: Page): Promise<void> {
  await openResults(page);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await openResults(page, "balanced");
  await page.getByRole("slider").press("Home");
}

async function openShare(page: Page): Promise<void> {
  await openResults(page);
  await page.getByRole("button", { name: "Share a picture" }).click();
  await page.getByRole("checkbox", { name: "Write the scores" }).check();
}

async function comeBackToScan(page: Page): Promise<void> {
  await answerNine(page);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Continue at question/u })).toBeVisible();
}

async function failCheck(page: Page): Promise<void> {
  await openConfirmation(page, buyer());
  await page.route(`**${paths.getPurchasedReport}`, (route) => route.abort());
  await page.getByRole("link", { name: "Access Your Report" }).click();
  await expect(page.getByRole("alert")).toContainText("Error verifying");
}

async function buyWithoutAnswers(page: Page): Promise<void> {
  await page.goto(reportAddress(await payByCall(page, buyer().email)));
  await expect(page.getByRole("alert")).toContainText("Quiz data not found");
}

async function openAtDialog(page: Page): Promise<void> {
  await openResults(page);
  await openDialog(page);
}

async function openAtDialogEnd(page: Page): Promise<void> {
  await openResults(page);
  const dialog = await openDialog(page);
  await dialog.getByText("Have a coupon code?").click();
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
}

async function submitEmpty(page: Page): Promise<void> {
  await openResults(page);
  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: buyLabel }).click();
  await expect(emailField(page)).toBeFocused();
}

async function useExpiredCoupon(page: Page): Promise<void> {
  await openResults(page);
  await order(page, { ...buyer(), coupon: "EXPIRED" });
  await expect(page.getByLabel("Coupon code")).toHaveAccessibleDescription(/expired/u);
}

async function goToPayment(page: Page): Promise<void> {
  await openResults(page);
  await order(page, buyer());
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
}

async function leavePayment(page: Page): Promise<void> {
  await goToPayment(page);
  await page.getByRole("link", { name: /^Back to/u }).click();
  await expect(page.getByText("nothing was charged")).toBeVisible();
}

function readReportOfLongName(page: Page): Promise<void> {
  return openBoughtReport(page, { ...buyer(), firstName: "W".repeat(60) }, "onTheEdges");
}

/** The report of a visitor with an ordinary name. */
export function readReport(page: Page): Promise<void> {
  return openBoughtReport(page, buyer());
}

/** Holds the purchase check without an answer. */
async function holdPurchaseCheck(page: Page): Promise<void> {
  await page.route(`**${paths.getPurchasedReport}`, () => {});
}

async function waitForCheck(page: Page): Promise<void> {
  await openConfirmation(page, buyer());
  await holdPurchaseCheck(page);
  await page.getByRole("link", { name: "Access Your Report" }).click();
  await expect(page.getByRole("heading", { name: "Opening your report" })).toBeVisible();
}

async function waitForSuccess(page: Page): Promise<void> {
  await holdPurchaseCheck(page);
  await page.goto(success);
  await expect(page.getByText("Confirming your payment")).toBeVisible();
}

async function waitForOrder(page: Page): Promise<void> {
  await page.goto(success);
  await expect(page.getByText("Your order details are on their way.")).toBeVisible();
}

async function breakServer(page: Page): Promise<void> {
  const body = await readFile("dist/500.html", "utf8");
  await page.route("**/broken", (route) =>
    route.fulfill({ status: 500, contentType: "text/html", body }),
  );
  await page.goto("/broken");
}

/** With the tools that come a moment later: they push down what stands below them, and with it where the focus is. */
async function openWholeResults(page: Page): Promise<void> {
  await openResults(page);
  await expect(page.getByRole("button", { name: "Share a picture" })).toBeVisible();
}
