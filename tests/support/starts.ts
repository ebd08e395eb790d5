import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { questionIds } from "#domain/scan/answers.ts";
import { questionCount } from "#domain/scan/question.ts";
import { paths } from "#domain/purchase/contract.ts";
import { answersFor, exampleScores, type ExampleName } from "#tests/examples.ts";
import { orderAt } from "#tests/reliability/calls.ts";
import type { PurchaseReference } from "#web/features/checkout/purchase-reference.ts";
import { privateAddressOf } from "#web/features/scan/session/scan-history.ts";
import { createStorage } from "#web/features/scan/session/scan-session.fixture.ts";
import { createScanStorage } from "#web/features/scan/session/scan-storage.ts";
import { initialScan, type Scan } from "#web/features/scan/session/scan.ts";
import { someBuyer, type Buyer } from "./buying.ts";
import { expectResults } from "./visitor.ts";

/**
 * Shortcuts for journeys that are not about the way to their start: they fill the browser's storage as the site would, and
 * order and pay by HTTP.
 */

/** An address without a script, for filling storage before the scan reads it. */
const plainFile = "/robots.txt";

/** Opens the results of the named visitor in a tab that holds the whole scan. */
export async function openResults(page: Page, name: ExampleName = "exampleReport"): Promise<void> {
  await keep(page, stored({ ...initialScan, progress: finished(name) }));
  await page.goto(addresses.energyScan);
  await page.getByRole("button", { name: "Continue to your results" }).click();
  await expectResults(page);
}

/** Opens a question in a tab that holds the answer Often to all questions before it. */
export async function openQuestion(page: Page, id: number): Promise<void> {
  await keep(page, atQuestion(id));
  await page.goto(addresses.energyScan);
  const name = id === 1 ? "Begin My Scan" : `Continue at question ${id}`;
  await page.getByRole("button", { name }).click();
  await expect(page.getByText(`Question ${id} of ${questionCount}`, { exact: true })).toBeVisible();
}

/** Opens the bought report of the named visitor at its private address; this browser has stored nothing of it. */
export async function openBoughtReport(
  page: Page,
  { email, firstName = "" }: Buyer = someBuyer(),
  name: ExampleName = "exampleReport",
  openedAt = new Date(),
): Promise<void> {
  const purchase = await payByCall(page, email);
  const answers = answersFor(exampleScores[name]);
  const seconds = Math.floor(openedAt.getTime() / 1000);
  await page.goto(privateAddressOf({ ...purchase, answers, firstName, openedAt: seconds }));
  await expect(page.getByRole("heading", { level: 1, name: /^Hello,/u })).toBeVisible();
}

/** Opens /success in the tab that left the results to pay. */
export async function openConfirmation(
  page: Page,
  buyer: Buyer = someBuyer(),
  name: ExampleName = "exampleReport",
): Promise<void> {
  await leaveForConfirmation(page, buyer, name);
  await expect(page.getByRole("region", { name: "Order Details" })).toBeVisible();
}

/** The same, whatever /success then shows. */
export async function leaveForConfirmation(
  page: Page,
  { email, firstName = "" }: Buyer,
  name: ExampleName = "exampleReport",
): Promise<PurchaseReference> {
  const { sessionId } = await payByCall(page, email);
  const progress = finished(name);
  const order = { email, firstName, answers: progress.answers, sessionId };
  const { buyer, isKept } = initialScan;
  const checkout = { step: "away", isLate: false } as const;
  await keep(page, stored({ view: "results", progress, buyer, order, checkout, isKept }));
  await page.goto(
    `${addresses.success}?session_id=${sessionId}&email=${encodeURIComponent(email)}`,
  );
  return { sessionId, email };
}

/** PDFs of this page are empty, the dialog's trial too: each takes seconds, and is no matter of every journey. */
export const emptyPdfs = (page: Page) =>
  page.addInitScript(() => {
    globalThis.Worker = class extends EventTarget {
      postMessage() {
        const data = { kind: "made", bytes: new Uint8Array() };
        this.dispatchEvent(new MessageEvent("message", { data }));
      }
      terminate() {}
    } as unknown as typeof Worker;
  });

/** Orders and pays a report by HTTP, without a page. */
export async function payByCall(page: Page, email: string): Promise<PurchaseReference> {
  const { origin } = new URL((await page.request.get(plainFile)).url());
  const { headers, body: data } = orderAt(origin, email);
  const ordered = await page.request.post(paths.createCheckout, { headers, data });
  const { url, session_id: sessionId } = await ordered.json();
  const form = { email, number: "4242 4242 4242 4242" };
  const paid = await page.request.post(url, { form, maxRedirects: 0 });
  expect(paid.headers()["location"]).toContain(`session_id=${sessionId}`);
  return { sessionId, email };
}

/** What the site would write to the storage of tab and browser for such a scan. */
function stored(scan: Scan) {
  const [tab, browser] = [createStorage(), createStorage()];
  createScanStorage(tab.store, browser.store).save(initialScan, { ...scan, key: randomUUID() });
  return [tab.items(), browser.items()] as const;
}

/** What a tab holds that has answered Often to all questions before this one. */
export function atQuestion(id: number) {
  const answered = questionIds.filter((one) => one < id).map((one) => [one, 3] as const);
  const progress = { index: id - 1, answers: Object.fromEntries(answered) };
  return stored({ ...initialScan, progress });
}

async function keep(page: Page, items: ReturnType<typeof stored>): Promise<void> {
  await page.goto(plainFile);
  await page.evaluate(([ofTab, ofBrowser]) => {
    for (const [key, text] of Object.entries(ofTab)) sessionStorage.setItem(key, text);
    for (const [key, text] of Object.entries(ofBrowser)) localStorage.setItem(key, text);
  }, items);
}

function finished(name: ExampleName) {
  return { index: questionCount, answers: answersFor(exampleScores[name]) };
}
