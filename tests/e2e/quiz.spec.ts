import { openQuestion } from "#tests/support/starts.ts";
import { expect, test } from "#tests/support/visitor.ts";

test(
  "the hint and the marked name of a chakra come with its first question",
  { tag: "@any-screen" },
  async ({ page }) => {
    const hint = page.getByText("Think of the last few weeks.");
    const group = page.getByRole("group");
    await openQuestion(page, 3);
    await expect(hint).toBeHidden();
    await expect(page.getByText("Root", { exact: true })).toBeVisible();
    await page.keyboard.press("2");
    await page.keyboard.press("Enter");
    await expect(hint).toBeVisible();
    await expect(page.getByText("Sacral", { exact: true })).toBeVisible();
    await expect(group).toHaveAccessibleDescription(
      "Sacral Think of the last few weeks. There is no right answer.",
    );
    await page.keyboard.press("2");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Question 5 of 21", { exact: true })).toBeVisible();
    await expect(hint).toBeHidden();
    await expect(group).toHaveAccessibleDescription("");
  },
);

test(
  "each completed chakra adds a petal to the flower, which only eyes meet and nothing takes away",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openQuestion(page, 1);
    const flower = page.locator("main form svg:has(circle)");
    const petals = flower.locator("g");
    await expect(flower).toHaveAttribute("aria-hidden", "true");
    await expect(flower.locator("xpath=ancestor::*[@aria-live or @role]")).toHaveCount(0);
    for (const [id, count] of [0, 0, 1, 1, 1, 2].entries()) {
      await expect(page.getByText(`Question ${id + 1} of 21`, { exact: true })).toBeVisible();
      await page.keyboard.press("3");
      await expect(page.getByRole("radio", { name: "Often" })).toBeChecked();
      await expect(petals).toHaveCount(count);
      await page.keyboard.press("Enter");
    }
    for (const id of [6, 5]) {
      await page.getByRole("button", { name: "Back", exact: true }).press("Enter");
      await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
      await expect(petals).toHaveCount(2);
    }
  },
);

test(
  "the flower opens after the last question, not at a return, and not where motion is unwelcome",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const flower = page.getByRole("img", { name: /^Flower of seven petals/u });
    const isOpening = () =>
      flower.evaluate((svg) =>
        [...svg.children].some((part) => getComputedStyle(part).animationName !== "none"),
      );
    await openQuestion(page, 21);
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
    await expect(flower).toBeVisible();
    expect(await isOpening()).toBe(true);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await isOpening()).toBe(false);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await expect(flower).toBeVisible();
    expect(await isOpening()).toBe(false);
  },
);
