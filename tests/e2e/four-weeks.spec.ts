import { fourWeeks as words } from "#content/four-weeks.ts";
import { headings } from "#content/headings.ts";
import { expectNoViolations } from "#tests/support/soundness.ts";
import { openBoughtReport } from "#tests/support/starts.ts";
import { blockStorage, expect, test } from "#tests/support/visitor.ts";

test("four weeks with one answer travel in the private link, end in what moved, and go with everything", async ({
  page,
  browser,
}) => {
  await openBoughtReport(page);
  const address = page.url();
  const weeks = page.getByRole("region", { name: headings.nextWeeks });
  const heading = weeks.getByRole("heading", { level: 3 });
  const press = async (name: string) => {
    await weeks.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(heading).toBeFocused();
  };
  // The week's one thing stands first.
  const choice = weeks.getByRole("combobox", { name: words.choose });
  await expect(choice).toHaveValue("5");
  await choice.selectOption("5");
  await press(words.begin);
  await weeks.getByRole("textbox").first().fill("After the kettle.");
  await weeks.getByRole("checkbox", { name: "Day 1", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(weeks.getByRole("checkbox", { name: "Day 2", exact: true })).toBeDisabled();
  await expectNoViolations(page, weeks);
  await expect(page).toHaveURL(/\.51\w{3}$/u);
  const carried = page.url();

  // Kept nowhere: the address alone finds it again, without words and ticks.
  const day = weeks.getByRole("checkbox", { name: "Day 1", exact: true });
  await page.reload();
  await expect(day).not.toBeChecked();
  await expect(page).toHaveURL(carried);
  await day.check();
  // The note offers to keep what has been ticked.
  await weeks.getByRole("button", { name: "Keep on this device" }).click();
  await expect(page.getByRole("button", { name: "Keep it here no longer" })).toHaveCount(2);
  await expect(weeks).toContainText(words.kept);
  await weeks.getByRole("textbox").nth(2).fill("Play will rise.");
  await page.goto("/");
  await page.goto(address);
  await expect(day).toBeChecked();
  await expect(page).toHaveURL(carried);
  // Another answer takes nothing away unasked.
  await press(words.again);
  await weeks.getByRole("button", { name: words.begin }).click();
  await expect(weeks.getByRole("dialog")).toContainText("A new beginning clears that day");
  await expectNoViolations(page);
  await weeks.getByRole("button", { name: words.keepBegun }).click();
  await press(words.keep);
  await expect(day).toBeChecked();

  /** Answers the three questions, by place from Rarely on. */
  const lookBack = async (...places: readonly number[]) => {
    await press(words.look);
    // Nothing tells what was answered before.
    await expect(weeks.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(weeks.getByText(/You answered|Rarely to/u)).toHaveCount(0);
    const questions = weeks.getByRole("group").filter({ has: page.getByRole("radio") });
    await expect(questions).toHaveCount(3);
    for (const [index, place] of places.entries())
      await questions.nth(index).getByRole("radio").nth(place).check();
    await press(words.show);
  };
  await lookBack(2, 2, 0);
  await expect(weeks).toContainText("Then Rarely, now Often. Two steps up.");
  await expect(heading).toHaveText(words.soFar);
  await expect(weeks).toContainText("on day 1 of 28, with 1 ticked. It is too early");
  await expect(weeks).not.toContainText("worth noticing");
  await expect(weeks).toContainText("Play will rise.");
  await expect(weeks.getByRole("complementary")).toHaveCount(0);
  await press(words.back);
  await lookBack(0, 0, 0);
  await expect(weeks.getByRole("complementary", { name: headings.help })).toBeVisible();
  await expectNoViolations(page);
  await press(words.again);
  await weeks.getByRole("button", { name: words.begin }).click();
  await press(words.clear);
  await expect(weeks.getByRole("textbox").nth(2)).toHaveValue("");

  const other = await browser.newContext({ viewport: { width: 320, height: 640 } });
  await blockStorage(other);
  const there = await other.newPage();
  await there.goto(carried);
  await expect(there.getByRole("checkbox", { name: "Day 28" })).toBeVisible();
  await expect(there.getByText(words.refused)).toBeVisible();
  expect(await there.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await there.goto("/");
  await there.goto(carried.slice(0, -1));
  await expect(there.getByText(words.damaged)).toBeVisible();
  await expect(there).toHaveURL(address);
  await other.close();

  await page.getByRole("button", { name: "Forget everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Forget everything" }).click();
  await page.waitForURL("/");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe("{}");
});
