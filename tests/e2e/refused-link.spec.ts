import { answersFor, exampleScores } from "#tests/examples.ts";
import { openResults } from "#tests/support/starts.ts";
import { emailField, expect, openDialog, test } from "#tests/support/visitor.ts";
import { privateAddressOf } from "#web/features/scan/session/scan-history.ts";

/** A link whose fragment can be read, of a purchase that was never paid. */
const link = privateAddressOf({
  sessionId: "cs_test_unpaid",
  email: "stranger@example.com",
  answers: answersFor(exampleScores.blockedEverywhere),
  firstName: "Stranger",
  openedAt: 1_763_700_000,
});

test("a link that is refused leaves results, name and e-mail as they were", async ({ page }) => {
  const stored = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((storage) => ({ ...storage })));
  await openResults(page, "balanced");
  const dialog = await openDialog(page);
  await dialog.getByLabel("First name").fill("Ana");
  await emailField(page).fill("ana@example.com");
  const before = await stored();
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText(
    "Unable to verify your purchase. Please contact support.",
  );
  expect(await stored()).toEqual(before);
  await expect(page.getByText("3 / 12")).toHaveCount(0);
  await openDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("Ana");
  await expect(emailField(page)).toHaveValue("ana@example.com");
});
