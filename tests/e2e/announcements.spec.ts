import { addresses } from "#content/site-map.ts";
import { paths } from "#domain/purchase/contract.ts";
import { openBoughtReport, openQuestion, openResults, payByCall } from "#tests/support/starts.ts";
import { emailField, expect, openDialog, ownAddress, test } from "#tests/support/visitor.ts";

/** The causes of what Orca says at the places of `npm run test:ear`. */
test.describe("announcements", { tag: "@any-screen" }, () => {
  test("focus, caret and the place come with each question; what is missing is said, each time", async ({
    page,
  }) => {
    await openQuestion(page, 2);
    const said = page.locator("#announcer");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
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
    await page.keyboard.press("3");
    await expect(page.getByRole("radio", { name: "Often" })).toBeFocused();
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "10");
  });

  test("the dialog and its fields: named, focused, invalid only when we say so", async ({
    page,
  }) => {
    await openResults(page, "onTheEdges");
    await expect(
      page
        .getByRole("img", { name: /^Flower/u })
        .locator("text")
        .first(),
    ).toHaveAttribute("aria-hidden", "true");
    await expect(page.getByText("6 out of 12").first()).toBeAttached();
    const dialog = await openDialog(page);
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(dialog.locator("button, h2").first()).toHaveAccessibleName("Close");
    await expect(dialog.getByRole("status")).toHaveCount(0);
    const email = emailField(page);
    await expect(email).toHaveAttribute("aria-invalid", "false");
    await email.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText(
      "Please enter your email address to continue.",
    );
    await expect(email).toHaveAttribute("aria-invalid", "true");
  });

  test("one status lasts from the wait to the success, which the title says too", async ({
    page,
  }) => {
    const { sessionId, email } = await payByCall(page, ownAddress("ana"));
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${paths.getPurchasedReport}`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(
      `${addresses.success}?session_id=${sessionId}&email=${encodeURIComponent(email)}`,
    );
    const region = await page.getByRole("status").first().elementHandle();
    expect(await region?.textContent()).toContain("Confirming your payment…");
    answer();
    await expect(page).toHaveTitle(/^Payment Successful!/u);
    expect(await region?.textContent()).toContain("Payment Successful!");
  });

  test("the landing page has the landmarks of every page and no more", async ({ page }) => {
    await page.goto(addresses.home);
    await expect(page.getByRole("navigation")).toHaveCount(3);
    await expect(page.getByRole("region")).toHaveCount(0);
  });

  test("the report names its parts as links, sets quotations apart and says when the PDF is saved", async ({
    page,
  }) => {
    await openBoughtReport(page, { email: ownAddress("ana") }, "onTheEdges");
    await expect(page.getByRole("blockquote").first()).toBeVisible();
    const saving = page.waitForEvent("download");
    const download = page.getByRole("button", { name: "Download PDF" });
    await download.press("Enter");
    await saving;
    // A disabled button would lose the focus, and who listens their place.
    await expect(download).toBeFocused();
    await expect(page.getByText("Your PDF is saved.").filter({ visible: true })).toBeVisible();
  });
});
