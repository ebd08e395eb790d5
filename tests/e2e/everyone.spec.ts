import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { paths } from "#domain/purchase/contract.ts";
import { expectSound } from "#tests/support/soundness.ts";
import { openConfirmation, openQuestion } from "#tests/support/starts.ts";
import { expect, ownAddress, payLabel, test } from "#tests/support/visitor.ts";

test.use({ expectedConsole: { patterns: [/Failed to load resource/u] } });

const begin = (page: Page) => page.getByRole("button", { name: "Begin My Scan" });

test(
  "the states between the screens are sound: continue, failed, retake",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openQuestion(page, 1);
    await page.getByRole("radio", { name: "Often" }).check();
    await page.reload();
    await expect(page.getByRole("button", { name: "Continue at question 1" })).toBeVisible();
    await expectSound(page);

    await openConfirmation(page, { email: ownAddress("ana"), firstName: "W".repeat(40) });
    await page.route(`**${paths.getPurchasedReport}`, (route) => route.abort());
    await page.getByRole("link", { name: "Access Your Report" }).click();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByLabel("First name")).toBeVisible();
    await expectSound(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Hello,/u })).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Back to Results" }).click();
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectSound(page);
  },
);

test(
  "the whole journey works by keyboard alone, from the landing page to the PDF",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.goto(addresses.home);
    await tabTo(page, "Start Your Energy Scan");
    await page.keyboard.press("Enter");
    await expect(begin(page)).not.toHaveAttribute("data-early");
    await tabTo(page, "Begin My Scan");
    await page.keyboard.press("Enter");
    for (let id = 1; id <= 21; id++) {
      await expect(page).toHaveTitle(new RegExp(`^Question ${id} of 21`, "u"));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await tabTo(page, id === 21 ? "See Results" : "Next");
      await page.keyboard.press("Enter");
    }
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
    await tabTo(page, "Download PDF");
    const downloading = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    await downloading;
  },
);

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

test(
  "the keys 1 to 4 are heard only while the question has the focus",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openQuestion(page, 1);
    await page.keyboard.press("2");
    await expect(page.getByRole("radio", { name: "Sometimes" })).toBeChecked();
    await page.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("4");
    await expect(page.getByRole("radio", { name: "Sometimes" })).toBeChecked();
    await page.getByRole("link", { name: "Blog" }).last().focus();
    await page.keyboard.press("4");
    await expect(page.getByRole("radio", { name: "Sometimes" })).toBeChecked();
    await page.getByRole("radio", { name: "Sometimes" }).focus();
    await page.keyboard.press("4");
    await expect(page.getByRole("radio", { name: "Always" })).toBeChecked();
  },
);

test(
  "an alert appears once, without the buttons that belong to it",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openConfirmation(page, { email: ownAddress("ana") });
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
    await page.route(`**${paths.getPurchasedReport}`, (route) => route.abort());
    await accessing.click();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    expect(said).toEqual(["Error verifying your purchase. Please try again."]);
  },
);

test(
  "the next question is here 150 ms after the tap, and not faded",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openQuestion(page, 1);
    // Time stands still, so that what is measured is the site's own and not the machine's.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole("radio", { name: "Often" }).check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.clock.runFor(149);
    await expect(page.getByText("Question 1 of 21", { exact: true })).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByText("Question 2 of 21", { exact: true })).toBeVisible();
    const isFaded = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      for (let shown: Element | null = heading; shown; shown = shown.parentElement)
        if (getComputedStyle(shown).opacity !== "1") return true;
      return false;
    });
    expect(isFaded).toBe(false);
  },
);
