import { chakras } from "#content/chakras/chakras.ts";
import { priceLabel, site } from "#content/site.ts";
import { headings } from "#content/headings.ts";
import { formatMoney } from "#domain/purchase/money.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { expectSound } from "#tests/support/soundness.ts";
import { emptyPdfs, openResults } from "#tests/support/starts.ts";
import { openReport, order, ownAddress, pay, payLabel, saveBy } from "#tests/support/buying.ts";
import { expect, tapThroughScan, test } from "#tests/support/visitor.ts";

test("scan, purchase, report and PDF by taps", { tag: ["@T27", "@phone"] }, async ({ page }) => {
  await tapThroughScan(page, "exampleReport");
  const email = ownAddress("ana");
  await order(page, { email, firstName: "Ana" });

  await expect(page.getByText(/test/iu).first()).toBeVisible();
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
  const kept = await page.evaluate(() => Object.values(localStorage).join(" "));
  expect(kept).toContain(email);
  expect(kept).toContain("Ana");
  await pay(page);

  await expect(page.getByText(`Your ${site.productName} Energy Report is ready.`)).toBeVisible();
  const details = page.getByRole("region", { name: "Order Details" });
  await expect(details.getByText(/^#[0-9a-f]{8}$/u)).toBeVisible();
  await expect(details.getByText(priceLabel)).toBeVisible();
  await expect(details.getByText("Completed")).toBeVisible();

  await openReport(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
  // Answers, name and e-mail are gone from the browser (spec 4).
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  for (const id of ["overview", "insights", "focus", "plan", "reading", "notes"] as const)
    await expect(page.getByRole("heading", { name: headings[id], exact: true })).toBeVisible();
  // All that the private link holds, said wherever it is offered.
  const held = "your answers, your first name and your email address";
  await expect(page.getByText(held)).toBeVisible();

  const download = await saveBy(page.getByRole("button", { name: "Download PDF" }));
  expect(download.suggestedFilename()).toMatch(/^.+-Ana-\d{8}\.pdf$/u);
  const pages = await readPdf(await download.path());
  const text = pages.join(" ");
  expect(text).toContain("Ana");
  expect(text).toContain(headings.plan);
  expect(text).toContain(held);
  for (const { name } of Object.values(chakras)) expect(text).toContain(name);
  // The plate is made to be framed: it has the name and the month alone. The cover has no footer, either.
  const plate = /^Ana [A-Z][a-z]+ \d{4}$/u;
  expect(pages.filter((one) => plate.test(one.trim()))).toHaveLength(1);
  for (const [index, one] of pages.entries()) {
    if (index > 0 && !plate.test(one.trim())) expect(one).toContain(`Page ${index + 1}`);
  }
});

test("GIFT100 opens the report without a card", async ({ page }) => {
  await emptyPdfs(page);
  await openResults(page);
  await order(page, { email: ownAddress("gift"), coupon: "GIFT100" });
  await expect(page.getByLabel(/card number/iu)).toHaveCount(0);
  await pay(page);
  await expect(page.getByText(formatMoney(0, site.offer.currency), { exact: true })).toBeVisible();
  await openReport(page);
});

test("a declined card says why, and another pays", { tag: "@T27" }, async ({ page }) => {
  await emptyPdfs(page);
  await openResults(page);
  await order(page, { email: ownAddress("second") });
  await page.getByLabel(/card number/iu).fill("4000 0000 0000 0002");
  await page.getByRole("button", { name: payLabel }).click();
  await expect(page.getByLabel(/card number/iu)).toHaveAccessibleDescription(/declined/u);
  await expectSound(page);
  await page.getByLabel(/card number/iu).fill("4000 0027 6000 3184");
  await page.getByRole("button", { name: payLabel }).click();
  const confirm = page.getByRole("button", { name: "Confirm payment" });
  await expect(confirm).toBeVisible();
  await expectSound(page);
  await confirm.click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Completed")).toBeVisible();
});
