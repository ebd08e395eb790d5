import { scanMessages } from "#content/scan-messages.ts";
import { openResults } from "#tests/support/starts.ts";
import { expect, order, ownAddress, test } from "#tests/support/visitor.ts";

/**
 * Where a screen reader begins in a page in which nothing was pressed yet. Where it stands after a press is in everyone.spec.ts.
 */
test("a page that has just come is read from its message, at once", async ({ page }) => {
  await openResults(page);
  await order(page, { email: ownAddress("ana") });
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
});
