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
    await expect(page.getByText("Question 5 of 21")).toBeVisible();
    await expect(hint).toBeHidden();
    await expect(group).toHaveAccessibleDescription("");
  },
);
