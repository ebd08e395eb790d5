import type { Locator, Page } from "@playwright/test";
import { emptyPdfs, openQuestion, openResults } from "#tests/support/starts.ts";
import { emailField, openDialog, payLabel } from "#tests/support/buying.ts";
import { expect, test } from "#tests/support/visitor.ts";

const question = (page: Page, id: number) =>
  page.getByText(`Question ${id} of 21`, { exact: true });

test("the scan begins with its length, and waits for answers (spec 2 and 5)", async ({ page }) => {
  await page.goto("/energy-scan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Energy Scan");
  await expect(page.getByText("It takes 7-8 minutes.")).toBeVisible();
  await expect(page.getByText(/answers stay private/u)).toBeVisible();
  await page.getByRole("button", { name: "Begin My Scan" }).click();
  const next = page.getByRole("button", { name: "Next" });
  const back = page.getByRole("button", { name: "Back", exact: true });
  await expect(next).toBeDisabled();
  await expect(back).toBeDisabled();
  await expect(page.getByText("0% complete")).toBeVisible();

  await page.getByRole("radio", { name: "Often" }).check();
  await next.click();
  await expect(question(page, 2)).toBeVisible();
  await expect(page.getByText("5% complete")).toBeVisible();
  await expect(next).toBeDisabled();

  await back.click();
  await expect(question(page, 1)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Often" })).toBeChecked();
});

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`a double tap answers nothing (${reducedMotion})`, { tag: "@phone" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/energy-scan");
    const begin = page.getByRole("button", { name: "Begin My Scan" });
    await expect(begin).not.toHaveAttribute("data-early");
    await doubleTap(page, begin, question(page, 1));
    await expect(question(page, 1)).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

    for (const id of [1, 2, 3]) {
      await page.getByRole("radio", { name: "Rarely" }).check();
      await doubleTap(page, page.getByRole("button", { name: "Next" }), question(page, id + 1));
      await expect(question(page, id + 1)).toBeVisible();
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    }
    // Nor does it skip a question that was answered before.
    await page.goBack();
    await page.goBack();
    // A tap elsewhere, or the next press would be the third of the taps before.
    await question(page, 2).click();
    await doubleTap(page, page.getByRole("button", { name: "Next" }), question(page, 3));
    await expect(question(page, 3)).toBeVisible();
  });
}

/**
 * Two presses at one spot whose own times are a fifth of a second apart, however slow the machine is; the second comes when
 * `arrived` has taken the place of what was pressed.
 */
async function doubleTap(page: Page, target: Locator, arrived: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to tap.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const browser = await page.context().newCDPSession(page);
  const press = async (timestamp: number, clickCount: number) => {
    const mouse = { x, y, timestamp, clickCount, button: "left" } as const;
    await browser.send("Input.dispatchMouseEvent", { ...mouse, type: "mousePressed" });
    await browser.send("Input.dispatchMouseEvent", { ...mouse, type: "mouseReleased" });
  };
  const now = Date.now() / 1000;
  await press(now, 1);
  await expect(arrived).toBeVisible();
  await press(now + 0.2, 2);
  await browser.detach();
}

test(
  "the keys 1 to 4 are for the question alone",
  { tag: "@every-screen" },
  async ({ page, isMobile }) => {
    await openQuestion(page, 1);
    const shortcuts = page.getByRole("button", { name: "Shortcuts" });
    if (isMobile) return expect(shortcuts).toBeHidden();
    const sometimes = page.getByRole("radio", { name: "Sometimes" });
    await page.keyboard.press("2");
    await expect(sometimes).toBeChecked();
    // These choose a tab of the browser.
    for (const held of ["Control", "Alt", "Meta"]) await page.keyboard.press(`${held}+4`);
    await expect(sometimes).toBeChecked();
    for (const elsewhere of [
      page.getByRole("button", { name: "Next" }),
      page.getByRole("link", { name: "Blog" }).last(),
    ]) {
      await elsewhere.focus();
      await page.keyboard.press("4");
      await expect(sometimes).toBeChecked();
    }
    await sometimes.focus();
    await page.keyboard.press("4");
    await expect(page.getByRole("radio", { name: "Always" })).toBeChecked();

    await expect(shortcuts).toHaveAttribute("aria-pressed", "true");
    await shortcuts.click();
    await expect(shortcuts).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("3");
    await expect(page.getByRole("radio", { name: "Often" })).not.toBeChecked();
  },
);

test("a chakra comes with its name and hint, and each answer with its stamen", async ({ page }) => {
  await openQuestion(page, 1);
  const hint = page.getByText("Think of the last few weeks.");
  const flower = page.locator("main form svg:has(radialGradient)");
  // Each is a thread in two lines, and an anther; those of a chakra are drawn together.
  const stamens = flower.locator("g[class] > path:nth-child(3):last-child");
  const countStamens = async () =>
    (await stamens.evaluateAll((all) => all.map((path) => path.getAttribute("d"))))
      .join("")
      .split("M").length - 1;
  for (let id = 1; id <= 6; id++) {
    const isFirst = id % 3 === 1;
    await expect(question(page, id)).toBeVisible();
    await expect(page.locator("p", { hasText: id < 4 ? /^Root$/u : /^Sacral$/u })).toBeVisible();
    await expect(hint).toBeVisible({ visible: isFirst });
    await expect(page.getByRole("group")).toHaveAccessibleDescription(
      isFirst ? /^\w+ Think of the last few weeks. There is no right answer.$/u : "",
    );
    await page.keyboard.press("3");
    await expect(page.getByRole("radio", { name: "Often" })).toBeChecked();
    await expect.poll(countStamens).toBe(id);
    await page.keyboard.press("Enter");
  }
  for (const id of [6, 5]) {
    await page.getByRole("button", { name: "Back", exact: true }).press("Enter");
    await expect(question(page, id)).toBeVisible();
    expect(await countStamens()).toBe(6);
  }
  await expect(flower).toHaveAttribute("aria-hidden", "true");
  await expect(flower.locator("xpath=ancestor::*[@aria-live or @role]")).toHaveCount(0);
});

test("the flower opens before its finding, unless a key is pressed", async ({ page }) => {
  const finding = page.locator("h1 + div > p:last-child");
  const skip = page.getByText("Tap or press any key to see it all now.");
  const opacity = () => finding.evaluate((text) => getComputedStyle(text).opacity);
  const running = () => page.evaluate(() => document.getAnimations().length);
  // On a phone it opens where the finding will be, else half of it would open out of sight.
  await page.setViewportSize({ width: 360, height: 740 });
  for (const isSkipped of [true, false]) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openQuestion(page, 21);
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
    await expect(skip).toBeVisible();
    await expect(page.locator("h1 ~ div > svg")).toBeInViewport({ ratio: 1 });
    expect(await opacity()).toBe("0");
    expect(await running()).toBeGreaterThan(20);
    if (isSkipped) await page.keyboard.press("Shift");
    await expect(skip).toBeHidden({ timeout: isSkipped ? 1000 : 6000 });
    await expect.poll(opacity).toBe("1");
    await expect.poll(running).toBe(0);
  }
  await page.reload();
  await expect(finding).toBeVisible();
  await expect(skip).toBeHidden();
  expect(await opacity()).toBe("1");
});

test("keys that are typed ahead of the questions are not lost", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openQuestion(page, 16);
  for (let id = 16; id <= 21; id++) {
    await page.keyboard.press(String((id % 4) + 1));
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Your Energy Balance Snapshot" })).toBeVisible();
});

test("the next question is here 150 ms after the tap, and not faded", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openQuestion(page, 1);
  // Time stands still, so that what is measured is the site's own and not the machine's.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("radio", { name: "Often" }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.clock.runFor(149);
  await expect(page.getByText("Question 1 of 21", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "Rarely" }).dispatchEvent("click");
  await expect(page.getByRole("radio", { name: "Often" })).toBeChecked();
  await page.clock.runFor(1);
  await expect(page.getByText("Question 2 of 21", { exact: true })).toBeVisible();
  const isFaded = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    for (let shown: Element | null = heading; shown; shown = shown.parentElement)
      if (getComputedStyle(shown).opacity !== "1") return true;
    return false;
  });
  expect(isFaded).toBe(false);
});

test("a view stays at its top, wherever the history had left it", async ({ page }) => {
  // The intro is left scrolled, as on a small screen; Retake Scan goes back to that entry of the history.
  await openQuestion(page, 21);
  await page.goto("/energy-scan");
  const goOn = page.getByRole("button", { name: "Continue at question 21" });
  await goOn.evaluate((button: HTMLElement) => {
    window.scrollTo(0, 200);
    button.click();
  });
  await expect(question(page, 21)).toBeVisible();
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  const offsets = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const look = () => {
          const isIntro = document.querySelector("main h1")?.textContent === "Your Energy Scan";
          if (isIntro) seen.push(window.scrollY);
          if (seen.length < 20) requestAnimationFrame(look);
          else resolve(seen);
        };
        look();
      }),
  );
  await page.getByRole("button", { name: "Retake Scan" }).click();
  expect(new Set(await offsets)).toEqual(new Set([0]));
});

test("the dialog keeps name and e-mail and clears the coupon (spec 5)", async ({ page }) => {
  await emptyPdfs(page);
  await openResults(page);
  const dialog = await openDialog(page);
  const [name, coupon] = [dialog.getByLabel("First name"), dialog.getByLabel("Coupon code")];
  // No more than a greeting has room for.
  await name.fill("x".repeat(200));
  await expect(name).toHaveValue("x".repeat(40));
  await name.fill("Ana");
  await emailField(page).fill("Ana Lee <mailto:ana@example.com>,");
  await dialog.getByText("Have a coupon code?").click();
  await expect(emailField(page)).toHaveValue("ana@example.com");
  await coupon.pressSequentially("cm20");
  await coupon.press("Home");
  await coupon.press("ArrowRight");
  await coupon.pressSequentially("al");
  await expect(coupon).toHaveValue("CALM20");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Get Full Report" })).toBeFocused();

  await openDialog(page);
  await expect(name).toHaveValue("Ana");
  await expect(emailField(page)).toHaveValue("ana@example.com");
  await dialog.getByText("Have a coupon code?").click();
  await expect(coupon).toHaveValue("");
  await emailField(page).fill("ana@example.com.");
  await emailField(page).press("Enter");
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
  await expect(emailField(page)).toHaveValue("ana@example.com");
});
