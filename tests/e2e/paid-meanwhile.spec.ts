import { openConfirmation, openResults } from "#tests/support/starts.ts";
import {
  buyLabel,
  emailField,
  expect,
  openDialog,
  ownAddress,
  test,
} from "#tests/support/visitor.ts";

test("a tab that shows the open dialog while another one pays opens the report, and sells nothing", async ({
  page,
  context,
}) => {
  await openResults(page, "balanced");
  await openDialog(page);
  const other = await context.newPage();
  const email = ownAddress("ana");
  await openConfirmation(other, { email });
  await other.close();

  await emailField(page).fill(email);
  await page.getByRole("button", { name: buyLabel }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Friend");
});
