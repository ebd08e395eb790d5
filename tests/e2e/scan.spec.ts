import type { Locator, Page } from "@playwright/test";
import { helpLines, pageTitle } from "#content/site.ts";
import { questions } from "#content/questions.ts";
import { focusComplaint } from "#tests/support/layout-facts.ts";
import { openQuestion, openResults } from "#tests/support/starts.ts";
import {
  answerAll,
  emailField,
  expect,
  openDialog,
  test,
  payLabel,
} from "#tests/support/visitor.ts";

test(
  "the scan begins with its title, its length and that answers stay private (spec 2)",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.goto("/energy-scan");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Energy Scan");
    await expect(page.getByText("It takes 7-8 minutes.")).toBeVisible();
    await expect(page.getByText(/answers stay private/u)).toBeVisible();
  },
);

test(
  "Next waits for an answer, Back waits for question 2 and keeps the answer (spec 5)",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.goto("/energy-scan");
    await page.getByRole("button", { name: "Begin My Scan" }).click();
    const next = page.getByRole("button", { name: "Next" });
    const back = page.getByRole("button", { name: "Back", exact: true });
    await expect(next).toBeDisabled();
    await expect(back).toBeDisabled();
    await expect(page.getByText("0% complete")).toBeVisible();

    await page.getByRole("radio", { name: "Often" }).check();
    await next.click();
    await expect(page.getByText("Question 2 of 21", { exact: true })).toBeVisible();
    await expect(page.getByText("5% complete")).toBeVisible();
    await expect(next).toBeDisabled();

    await back.click();
    await expect(page.getByText("Question 1 of 21", { exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Often" })).toBeChecked();
  },
);

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`a double tap on Begin or Next answers nothing (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/energy-scan");
    const begin = page.getByRole("button", { name: "Begin My Scan" });
    await expect(begin).not.toHaveAttribute("data-early");
    const question = (id: number) => page.getByText(`Question ${id} of 21`, { exact: true });
    await doubleTap(page, begin, question(1));
    await expect(question(1)).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

    for (const id of [1, 2, 3]) {
      await page.getByRole("radio", { name: "Rarely" }).check();
      await doubleTap(page, page.getByRole("button", { name: "Next" }), question(id + 1));
      await expect(question(id + 1)).toBeVisible();
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    }
    // Nor does it skip a question that was answered before.
    await page.goBack();
    await page.goBack();
    // A tap elsewhere, or the next press would be the third of the taps before.
    await question(2).click();
    await doubleTap(page, page.getByRole("button", { name: "Next" }), question(3));
    await expect(question(3)).toBeVisible();
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
  "the whole scan works by keyboard: keys 1 to 4 choose, Enter goes on",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.goto("/energy-scan");
    const begin = page.getByRole("button", { name: "Begin My Scan" });
    await expect(begin).not.toHaveAttribute("data-early");
    await begin.focus();
    await page.keyboard.press("Enter");
    for (const { id, text } of questions) {
      const heading = page.getByRole("heading", { level: 1, name: text });
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(pageTitle(`Question ${id} of 21`));
      await page.keyboard.press(String((id % 4) + 1));
      await page.keyboard.press("Enter");
    }
    await expect(
      page.getByRole("heading", { level: 1, name: "Your Energy Balance Snapshot" }),
    ).toBeFocused();
  },
);

test("a heading that takes the focus by itself has no ring, and what keys can operate has one", async ({
  page,
}) => {
  await openQuestion(page, 1);
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 2 of 21", { exact: true })).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(focusComplaint)).toBe("");
});

test("the keys 1 to 4 can be switched off; a touch screen does not speak of them", async ({
  page,
  isMobile,
}) => {
  await openQuestion(page, 1);
  const shortcuts = page.getByRole("button", { name: "Shortcuts" });
  if (isMobile) return expect(shortcuts).toBeHidden();
  await expect(shortcuts).toHaveAttribute("aria-pressed", "true");
  await shortcuts.click();
  await expect(shortcuts).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("3");
  await expect(page.getByRole("radio", { name: "Often" })).not.toBeChecked();
});

test(
  "the results list seven chakras with score and state (spec 2 and 4)",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openResults(page, "onTheEdges");
    const items = page.getByRole("main").getByRole("listitem");
    const rows = await items.filter({ has: page.getByRole("heading") }).allTextContents();
    expect(
      rows.map((row) =>
        /(Blocked|Needs support|Balanced)(\d+) \/ 12/u.exec(row)?.slice(1).join(" "),
      ),
    ).toEqual([
      "Blocked 6",
      "Needs support 7",
      "Needs support 9",
      "Balanced 10",
      "Blocked 6",
      "Needs support 7",
      "Balanced 10",
    ]);
  },
);

test(
  "many blocked chakras come with a word about help, a few do not",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openResults(page, "balanced");
    const help = page.getByRole("complementary", { name: "Where to find help" });
    await expect(help).toHaveCount(0);
    await openResults(page, "blockedEverywhere");
    await expect(help).toContainText(helpLines.crisis.name);
  },
);

test(
  "Retake Scan returns to the intro, question 0, no answers (spec 2)",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openResults(page);
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await page.getByRole("button", { name: "Begin My Scan" }).click();
    await expect(page.getByText("Question 1 of 21", { exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  },
);

test("a view stays at its top, wherever the history had left it", async ({ page }) => {
  // The intro is left scrolled, as on a small screen; Retake Scan goes back to that entry of the history.
  await page.goto("/energy-scan");
  const begin = page.getByRole("button", { name: "Begin My Scan" });
  await expect(begin).not.toHaveAttribute("data-early");
  await begin.evaluate((button: HTMLElement) => {
    window.scrollTo(0, 200);
    button.click();
  });
  await answerAll(page);
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

test("Esc closes the dialog, focus returns, name and e-mail stay, the coupon is cleared", async ({
  page,
}) => {
  await openResults(page);
  const dialog = await openDialog(page);
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  await dialog.getByLabel("First name").fill("Ana");
  await emailField(page).fill("ana@example.com");
  await dialog.getByText("Have a coupon code?").click();
  await dialog.getByLabel("Coupon code").fill("calm20");
  await expect(dialog.getByLabel("Coupon code")).toHaveValue("CALM20");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Get Full Report" })).toBeFocused();

  await openDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("Ana");
  await expect(emailField(page)).toHaveValue("ana@example.com");
  await dialog.getByText("Have a coupon code?").click();
  await expect(dialog.getByLabel("Coupon code")).toHaveValue("");
});

test(
  "the coupon is upper-cased where it is typed, in the middle too (spec 5)",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openResults(page);
    const dialog = await openDialog(page);
    await dialog.getByText("Have a coupon code?").click();
    const coupon = dialog.getByLabel("Coupon code");
    await coupon.pressSequentially("cm20");
    await coupon.press("Home");
    await coupon.press("ArrowRight");
    await coupon.pressSequentially("al");
    await expect(coupon).toHaveValue("CALM20");
  },
);

test(
  "a pasted e-mail is tidied where the visitor sees it",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openResults(page);
    const dialog = await openDialog(page);
    await emailField(page).fill("Ana Lee <mailto:ana@example.com>,");
    await dialog.getByLabel("First name").focus();
    await expect(emailField(page)).toHaveValue("ana@example.com");
    await emailField(page).fill("ana@example.com.");
    await emailField(page).press("Enter");
    await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
    await expect(emailField(page)).toHaveValue("ana@example.com");
  },
);

test(
  "a first name longer than a greeting has room for cannot be typed",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openResults(page);
    const dialog = await openDialog(page);
    await dialog.getByLabel("First name").fill("x".repeat(200));
    await expect(dialog.getByLabel("First name")).toHaveValue("x".repeat(40));
  },
);

test("the dialog leads to the example report", { tag: "@any-screen" }, async ({ page }) => {
  await openResults(page);
  const dialog = await openDialog(page);
  await dialog.getByRole("link", { name: "View Example Report" }).click();
  await expect(page).toHaveURL("/example-report");
});
