import type { Page } from "@playwright/test";
import { pageTitle } from "#content/site.ts";
import { addresses } from "#content/site-map.ts";
import { headings } from "#content/headings.ts";
import { questions } from "#content/questions.ts";
import { paths } from "#domain/purchase/contract.ts";
import {
  emptyPdfs,
  openBoughtReport,
  openConfirmation,
  openQuestion,
  openResults,
  payByCall,
} from "#tests/support/starts.ts";
import { buyLabel, emailField, order, ownAddress, payLabel } from "#tests/support/buying.ts";
import { expect, expectResults, hold, test } from "#tests/support/visitor.ts";
import { scanMessages } from "#content/scan-messages.ts";

/** For whoever sees or touches nothing; what Orca says at these places is walked by `npm run test:ear`. */
test.use({ expectedConsole: { patterns: [/Failed to load resource/u] } });

test("the whole journey works by keyboard alone, from landing page to PDF", async ({ page }) => {
  await emptyPdfs(page);
  await page.goto(addresses.home);
  await expect(page.getByRole("navigation")).toHaveCount(3);
  await expect(page.getByRole("region")).toHaveCount(0);
  await tabTo(page, "Start Your Energy Scan");
  await page.keyboard.press("Enter");
  const begin = page.getByRole("button", { name: "Begin My Scan" });
  await expect(begin).not.toHaveAttribute("data-early");
  await tabTo(page, "Begin My Scan");
  await page.keyboard.press("Enter");
  for (const { id, text } of questions) {
    await expect(page.getByRole("heading", { level: 1, name: text })).toBeFocused();
    await expect(page).toHaveTitle(pageTitle(`Question ${id} of 21`));
    // The keys 1 to 4 and Enter, and at first and last the keys of any page.
    if (id > 1 && id < 21) await page.keyboard.press(String((id % 4) + 1));
    else {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await tabTo(page, id === 21 ? "See Results" : "Next");
    }
    await page.keyboard.press("Enter");
  }
  await expect(
    page.getByRole("heading", { level: 1, name: "Your Energy Balance Snapshot" }),
  ).toBeFocused();
  await expect(page).toHaveTitle(/^Your Energy Balance Snapshot/u);
  await tabTo(page, "Get Full Report");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Get your full report" })).toBeFocused();
  await tabTo(page, "Email");
  await page.keyboard.type(ownAddress("ana"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
  await tabTo(page, payLabel);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Order Details" })).toBeVisible();
  await tabTo(page, "Access Your Report");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Friend");
  await expect(page.getByRole("region", { name: headings.overview })).toBeVisible();
  await tabTo(page, "Download PDF");
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await downloading;
  await expect(page.getByText("Your PDF is saved.").filter({ visible: true })).toBeVisible();
});

/** Presses Tab until the focus is on the control of that name, and sees that the focus is visible. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const label = await focused.evaluate(
      (element) =>
        (element instanceof HTMLInputElement && element.labels?.[0]?.textContent) ||
        element.textContent,
    );
    if (label?.trim() !== name) continue;
    await expect(focused).toBeInViewport();
    const outline = await focused.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline, `${name} shows its focus`).not.toBe("none");
    return;
  }
  throw new Error(`Tab does not lead to "${name}".`);
}

test("an alert appears once, without the buttons that belong to it", async ({ page }) => {
  await openConfirmation(page);
  const accessing = page.getByRole("link", { name: "Access Your Report" });
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.matches("[role=alert]")) said.push(node.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  // A route that ends after one call may swallow the next.
  let calls = 0;
  await page.route(`**${paths.getPurchasedReport}`, (route) =>
    calls++ === 0 ? route.abort() : route.continue(),
  );
  await accessing.click();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said).toEqual(["Error verifying your purchase. Please try again."]);
  await expect(page).toHaveURL(addresses.energyScan);
  await again.click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello,/u })).toBeVisible();
});

test("focus, caret and place come with each question, and what is missing", async ({ page }) => {
  await openQuestion(page, 2);
  const said = page.locator("#announcer");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  // The rings of what can be pressed are seen in layout.spec.ts.
  await expect(heading).toHaveCSS("outline-style", "none");
  await expect(said).toHaveText("Question 2 of 21. Root.");
  await expect
    .poll(() =>
      page.evaluate(() => getSelection()?.anchorNode === document.querySelector("main h1")),
    )
    .toBe(true);
  // No group around the heading, which would be said before it.
  await expect(page.getByRole("group").getByRole("heading")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("Choose an answer to go on.");
  await page.keyboard.press("Enter");
  // Orca says no text twice in a row.
  expect(await said.textContent()).toBe("Choose an answer to go on.\u{a0}");
  const progress = await page.getByRole("progressbar").elementHandle();
  await page.keyboard.press("3");
  await expect(page.getByRole("radio", { name: "Often" })).toBeFocused();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "10");
  // A new one: a value that changes would be said after some answers.
  expect(await progress?.evaluate((element) => element.isConnected)).toBe(false);
});

for (const [age, live] of [
  [1000, "off"],
  [9000, "polite"],
] as const)
  test(`one status from wait to success, ${live} after ${age} ms`, async ({ page }) => {
    await page.addInitScript((now) => (performance.now = () => now), age);
    const { sessionId, email } = await payByCall(page, ownAddress("ana"));
    const answer = await hold(page, `**${paths.getPurchasedReport}`);
    await page.goto(
      `${addresses.success}?session_id=${sessionId}&email=${encodeURIComponent(email)}`,
    );
    const region = await page.getByRole("status").first().elementHandle();
    expect(await region?.textContent()).toContain("Confirming your payment…");
    answer();
    await expect(page).toHaveTitle(/^Payment Successful!/u);
    expect(await region?.textContent()).toContain("Payment Successful!");
    // What comes while the page is read aloud is said by that.
    expect(await region?.getAttribute("aria-live")).toBe(live);
  });

test("coming back unpaid is read from the message on", { tag: "@T27" }, async ({ page }) => {
  await emptyPdfs(page);
  await openResults(page);
  const email = ownAddress("later");
  await order(page, { email, firstName: "Lee" });
  // What Playwright looks up counts as a press. And the caret at its first place: later it follows the focus in any case.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
    document.addEventListener("focusin", ({ target }) => {
      const place = getSelection()?.anchorNode;
      if (place) Object.assign(globalThis, { isAtFocus: place === target });
    });
  });
  await page.getByRole("link", { name: /^Back to/u }).click();
  await expect(page.getByText(scanMessages.backUnpaid)).toBeFocused();
  const isAtFocus = () => page.evaluate(() => (globalThis as { isAtFocus?: boolean }).isAtFocus);
  expect(await isAtFocus()).toBe(true);
  await expect(page).toHaveURL(addresses.energyScan);
  await expectResults(page);
  await page.getByRole("button", { name: "Get Full Report" }).click();
  await expect(emailField(page)).toHaveValue(email);
  await expect(page.getByLabel("First name")).toHaveValue("Lee");
  await expect(page.getByRole("button", { name: buyLabel })).toBeEnabled();
});

test("with a fragment the heading is focused late enough to be read", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
    document.addEventListener("focusin", ({ timeStamp }) =>
      Object.assign(globalThis, { focusedAt: timeStamp }),
    );
  });
  await openBoughtReport(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const focusedAt = () => page.evaluate(() => (globalThis as { focusedAt?: number }).focusedAt);
  expect(await focusedAt()).toBeGreaterThan(3000);
});
