import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { resultsTitle } from "#content/scan-messages.ts";
import {
  addresses,
  articleAddress,
  lostReportAnswerAddress,
  sitePages,
} from "#content/site-map.ts";
import { paths } from "#domain/purchase/contract.ts";
import { buyLabel, emailField, openDialog, order, payLabel, someBuyer } from "./buying.ts";
import { expect } from "./visitor.ts";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import { articleLike } from "./articles.ts";
import {
  openBoughtReport,
  openConfirmation,
  openQuestion,
  openResults,
  payByCall,
} from "./starts.ts";

/** How a visitor gets to one screen in one state. */
type Arrive = (page: Page) => Promise<unknown>;

const visit =
  (path: string): Arrive =>
  (page) =>
    page.goto(path, { waitUntil: "networkidle" });
const article = (slug: string) => articleAddress(articleLike(slug).slug);

const success = `${addresses.success}?session_id=cs_test_1&email=ana%40example.com`;

/** The report of a visitor with an ordinary name. */
export const readReport: Arrive = (page) => openBoughtReport(page);

/** Pages as they first appear, which every-page.spec.ts gives to axe; /success needs an order. */
export const firstLooks: Readonly<Record<string, Arrive>> = {
  ...Object.fromEntries(
    sitePages
      .filter(({ path }) => path !== addresses.success)
      .map(({ path }) => [path.slice(1) || "landing", visit(path)]),
  ),
  "article-third-eye": visit(article("third-eye-explained")),
  "not-found": visit("/no-such-page"),
};

/** Every screen of the specification, whole from top to bottom; examples.ts names the visitors. */
const wholePages = {
  ...firstLooks,
  "intro-continue": async (page) => {
    await answerNine(page);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Continue at question/u })).toBeVisible();
  },
  "quiz-chosen": answerNine,
  results: async (page) => {
    await openResults(page);
    // The tools come a moment later: they push down what stands below them, and with it where the focus is.
    await expect(page.getByRole("button", { name: "Share a picture" })).toBeVisible();
  },
  "results-blocked": (page) => openResults(page, "blockedEverywhere"),
  "results-last-time": async (page) => {
    await openResults(page);
    // By key: a click at the place of See Results would be taken for the second of a double tap.
    await page.getByRole("button", { name: "Keep on this device" }).press("Enter");
    await openResults(page, "balanced");
    await page.getByRole("slider").press("Home");
  },
  "results-info": async (page) => {
    await goToPayment(page);
    await page.getByRole("link", { name: /^Back to/u }).click();
    await expect(page.getByText("nothing was charged")).toBeVisible();
  },
  payment: goToPayment,
  verifying: async (page) => {
    await openConfirmation(page);
    await holdPurchaseCheck(page);
    await page.getByRole("link", { name: "Access Your Report" }).click();
    await expect(page.getByRole("heading", { name: "Opening your report" })).toBeVisible();
  },
  "check-failed": async (page) => {
    await openConfirmation(page);
    await page.route(`**${paths.getPurchasedReport}`, (route) => route.abort());
    await page.getByRole("link", { name: "Access Your Report" }).click();
    await expect(page.getByRole("alert")).toContainText("Error verifying");
    await expect(page.getByRole("heading", { name: resultsTitle })).toBeVisible();
  },
  "answers-missing": async (page) => {
    await returnWithoutAnswers(page);
    await expect(page.getByRole("alert")).toContainText("Quiz data not found");
  },
  success: (page) => openConfirmation(page),
  "success-looking": async (page) => {
    await page.goto(success);
    await expect(page.getByText("Your order details are on their way.")).toBeVisible();
  },
  "success-loading": async (page) => {
    await holdPurchaseCheck(page);
    await page.goto(success);
    await expect(page.getByText("Confirming your payment")).toBeVisible();
  },
  "success-refused": (page) => letMinutePass(page, "We have no paid order"),
  "success-silent": async (page) => {
    await page.route(`**${paths.getPurchasedReport}`, (route) => route.abort());
    await letMinutePass(page, "Nothing is lost");
  },
  report: readReport,
  "report-print": async (page) => {
    await readReport(page);
    await page.emulateMedia({ media: "print" });
  },
  "lost-report-sent": visit(lostReportAnswerAddress("sent")),
  "lost-report-invalid": async (page) => {
    await page.goto(addresses.lostReport);
    const form = page.getByRole("main").locator("form");
    // As a browser sends it whose own check is off.
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await form.getByLabel("Email").fill("ana");
    await form.getByRole("button").click();
    await expect(form.getByLabel("Email")).toHaveAccessibleName(/valid email/u);
    await expect(page).toHaveTitle(/^Error: Find your report/u);
  },
  "server-error": async (page) => {
    const body = await readFile("dist/500.html", "utf8");
    await page.route("**/broken", (route) =>
      route.fulfill({ status: 500, contentType: "text/html", body }),
    );
    await page.goto("/broken");
  },
  "intro-damaged": async (page) => {
    await page.goto(addresses.energyScan);
    // The script's own arrival would read and remove it before the reload.
    await expect(page.getByRole("button", { name: "Begin My Scan" })).toBeEnabled();
    await page.evaluate(() => sessionStorage.setItem("seven-petals.scan", "?"));
    await page.reload();
    await expect(page.getByText("cannot be read")).toBeVisible();
  },
  "intro-waiting": waitAtIntro,
  "results-waiting": async (page) => {
    await waitAtIntro(page);
    await openResults(page);
    await expect(page.getByText("opens without paying again")).toBeVisible();
  },
  "results-network-error": async (page) => {
    await page.route("**/_astro/buy-dialog.*.js", (route) => route.abort());
    await openResults(page);
    await page.getByRole("button", { name: "Get Full Report" }).click();
    await expect(page.getByRole("alert")).toContainText("Network error");
  },
  "quiz-not-kept": async (page) => {
    await refuseStorage(page);
    await page.goto(addresses.energyScan);
    await page.getByRole("button", { name: "Begin My Scan" }).click();
    await page.getByRole("radio", { name: "Often" }).check();
    await expect(page.getByText("cannot be resumed")).toBeVisible();
  },
  "forced-quiz": async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await answerNine(page);
  },
} satisfies Record<string, Arrive>;

/** The same of which only the window is looked at. */
const windows = {
  menu: async (page) => {
    await page.goto(addresses.home);
    await pressIfThere(page, "Menu");
  },
  "faq-open": async (page) => {
    await page.goto(`${addresses.home}#faq`);
    await page.locator("#faq summary").nth(1).click();
  },
  "share-picture": async (page) => {
    await openResults(page);
    await page.getByRole("button", { name: "Share a picture" }).click();
    await page.getByRole("checkbox", { name: "Write the scores" }).check();
  },
  dialog: openAtDialog,
  "dialog-end": async (page) => {
    const dialog = await openAtDialog(page);
    await dialog.getByText("Have a coupon code?").click();
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  },
  "dialog-field-error": async (page) => {
    const dialog = await openAtDialog(page);
    await dialog.getByRole("button", { name: buyLabel }).click();
    await expect(emailField(page)).toBeFocused();
  },
  "dialog-error": async (page) => {
    await openResults(page);
    await order(page, { ...someBuyer(), coupon: "EXPIRED" });
    await expect(page.getByRole("alert")).toContainText(/expired/u);
  },
  "dialog-not-kept": async (page) => {
    await openResults(page);
    await page.evaluate(fillStorage);
    await order(page);
    await expect(page.getByRole("alert")).toContainText("Nothing was charged.");
  },
  "dialog-network-error": async (page) => {
    await page.route(`**${paths.createCheckout}`, (route) => route.abort());
    await openResults(page);
    await order(page);
    await expect(page.getByRole("alert")).toContainText("Network error");
  },
  "retake-dialog": async (page) => {
    await readReport(page);
    await page.getByRole("button", { name: "Back to Results" }).click();
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "report-long-name": (page) =>
    openBoughtReport(page, { ...someBuyer(), firstName: "W".repeat(60) }, "onTheEdges"),
  "report-link-copied": (page) => copyLink(page, "Private link copied."),
  "report-link-refused": (page) => copyLink(page, "does not let the page copy"),
  "report-pdf-failed": async (page) => {
    await readReport(page);
    await page.route("**/pdf-worker*", (route) => route.abort());
    await page.getByRole("button", { name: "Download PDF" }).click();
    await expect(page.getByRole("alert")).toContainText("There was an error downloading");
  },
  "article-contents": async (page) => {
    await page.goto(article("sacral-power"));
    await pressIfThere(page, "In this article");
  },
  "forced-dialog": async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openAtDialog(page);
  },
} satisfies Record<string, Arrive>;

export const scenes: Readonly<Record<string, Arrive>> = { ...wholePages, ...windows };
export const isWindow = (scene: string) => scene in windows;

async function pressIfThere(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole("button", { name });
  if (await toggle.isVisible()) await toggle.click();
}

async function answerNine(page: Page): Promise<void> {
  await openQuestion(page, 9);
  await page.getByRole("radio", { name: "Often" }).check();
}

async function openAtDialog(page: Page) {
  await openResults(page);
  return openDialog(page);
}

async function goToPayment(page: Page): Promise<void> {
  await openResults(page);
  await order(page);
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
}

/** It gets no answer. */
const holdPurchaseCheck = (page: Page) => page.route(`**${paths.getPurchasedReport}`, () => {});

const returnWithoutAnswers: Arrive = async (page) =>
  page.goto(reportAddress(await payByCall(page, someBuyer().email)));

async function waitAtIntro(page: Page): Promise<void> {
  await returnWithoutAnswers(page);
  await page.getByRole("button", { name: "Dismiss message" }).click();
  await expect(page.getByText("This browser remembers your purchase")).toBeVisible();
}

export const refuseStorage = (page: Page) => page.addInitScript(fillStorage);

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

/** Moves the clock past the minute for which /success looks. */
async function letMinutePass(page: Page, words: string): Promise<void> {
  await page.clock.install();
  await wholePages["success-looking"](page);
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByText(words)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [1] });
}

/** In a browser whose clipboard takes the link or not, so that the page says this. */
async function copyLink(page: Page, told: string): Promise<void> {
  await readReport(page);
  await page.evaluate((isAllowed) => {
    const writeText = () => (isAllowed ? Promise.resolve() : Promise.reject(new Error("refused")));
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  }, told.includes("copied"));
  await page.getByRole("button", { name: "Copy private link" }).click();
  await expect(page.getByText(told)).toBeVisible();
}
