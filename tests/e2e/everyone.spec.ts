import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { paths } from "#server/contract.ts";
import {
  ownAddress,
  buyReport,
  expect,
  order,
  pay,
  takeScan,
  test,
  payLabel,
} from "#tests/support/visitor.ts";

test.use({ expectedConsole: { patterns: [/Failed to load resource/u] } });

const begin = (page: Page) => page.getByRole("button", { name: "Begin My Scan" });

async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual(
      [],
    );
  }
  const small = await page.getByRole("button").evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .filter((button) => button.getBoundingClientRect().height < 44)
      .map((button) => button.textContent),
  );
  expect(small).toEqual([]);
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (viewport) await page.setViewportSize(viewport);
}

test("the states between the screens are sound: continue, waiting, failed, retake, copied", async ({
  page,
}) => {
  test.slow();
  await page.goto(addresses.energyScan);
  await begin(page).click();
  await page.getByRole("radio", { name: "Often" }).check();
  await page.reload();
  await expect(page.getByRole("button", { name: "Continue at question 1" })).toBeVisible();
  await expectSound(page);

  await buyReport(page, { email: ownAddress("ana"), firstName: "W".repeat(40) });
  await expectSound(page);
  await page.getByRole("button", { name: "Back to Results" }).click();
  await page.getByRole("button", { name: "Retake Scan" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await page.route(`**${paths.getPurchasedReport}`, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByLabel("First name")).toBeVisible();
  await expectSound(page);
});

test("the whole journey works by keyboard alone, from the landing page to the PDF", async ({
  page,
}) => {
  test.slow();
  await page.goto(addresses.home);
  await tabTo(page, "Start Your Energy Scan");
  await page.keyboard.press("Enter");
  await expect(begin(page)).toBeEnabled();
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

test("the keys 1 to 4 are heard only while the question has the focus", async ({ page }) => {
  await page.goto(addresses.energyScan);
  await begin(page).click();
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
});

test("a message is put into its live region once, without the buttons that belong to it", async ({
  page,
}) => {
  await takeScan(page);
  await order(page, { email: ownAddress("ana") });
  await pay(page);
  const accessing = page.getByRole("link", { name: "Access Your Report" });
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        if (!(target instanceof Element) || !target.closest("[role=alert]")) continue;
        for (const node of addedNodes) said.push(node.textContent ?? "");
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route(`**${paths.getPurchasedReport}`, (route) => route.abort());
  await accessing.click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said).toEqual(["Error verifying your purchase. Please try again."]);
});

test("the next question is here, and not faded, 150 ms and a frame after the tap", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(addresses.energyScan);
  await begin(page).click();
  await page.getByRole("radio", { name: "Often" }).check();
  const times = await page.evaluate(async () => {
    const isFaded = (shown: Element | null): boolean =>
      shown !== null && (getComputedStyle(shown).opacity !== "1" || isFaded(shown.parentElement));
    const tapped: number[] = [];
    for (let round = 0; round < 9; round++) {
      const heading = document.querySelector("main h1");
      const start = performance.now();
      document.querySelector<HTMLElement>("main form button[type=submit]")?.click();
      let shown = heading;
      while (shown === heading || isFaded(shown)) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        shown = document.querySelector("main h1");
      }
      tapped.push(performance.now() - start);
      document.querySelector<HTMLElement>("main input[value='3']")?.click();
    }
    return tapped;
  });
  const median = times.toSorted((one, other) => one - other)[4];
  // The frame that shows it, and one for the clock of the browser's timers.
  expect(median, times.map(Math.round).join(" ")).toBeLessThanOrEqual(150 + 2 * (1000 / 60));
});
