import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { priceLabel } from "#content/site.ts";

/** The labels of the buttons that name the price: the dialog's, and the payment page's. */
export const buyLabel = `Get Full Report (PDF) - ${priceLabel}`;
export const payLabel = `Pay ${priceLabel}`;

/** The open purchase dialog. */
export async function openDialog(page: Page) {
  await page.getByRole("button", { name: "Get Full Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Get your full report" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The e-mail field of the dialog, and of the payment page. */
export function emailField(page: Page) {
  return page.getByRole("textbox", { name: /^Email/u });
}

/** A unique e-mail address, so that its purchases can be counted. The name may hold an "@" to choose how the rest is written. */
export function ownAddress(name: string): string {
  const [local = "", domain = "example.com"] = name.split("@");
  return `${local}.${randomUUID().slice(0, 8)}@${domain}`;
}

export type Buyer = { readonly email: string; readonly firstName?: string };
type Order = Partial<Buyer> & { readonly coupon?: string };

/** Somebody with an ordinary name. */
export const someBuyer = () => ({ email: ownAddress("ana"), firstName: "Ana" });

/** Fills in the dialog and presses the purchase button. */
export async function order(
  page: Page,
  { email = ownAddress("ana"), firstName, coupon }: Order = {},
): Promise<void> {
  const dialog = await openDialog(page);
  if (firstName !== undefined) await dialog.getByLabel("First name").fill(firstName);
  await emailField(page).fill(email);
  if (coupon !== undefined) {
    await dialog.getByText("Have a coupon code?").click();
    await dialog.getByLabel("Coupon code").fill(coupon);
  }
  await dialog.getByRole("button", { name: buyLabel }).click();
}

/** Pays on the payment page and waits for the shop's confirmation. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay/u }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
}

/** From the confirmation to the report. */
export async function openReport(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Access Your Report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello,/u })).toBeVisible();
}

/** What a press on this button saves. */
export async function saveBy(button: Locator) {
  const downloading = button.page().waitForEvent("download");
  await button.click();
  return downloading;
}

/** Downloads the PDF of the open report and returns its path. */
export async function downloadPdf(page: Page): Promise<string> {
  return (await saveBy(page.getByRole("button", { name: "Download PDF" }))).path();
}
