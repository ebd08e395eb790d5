import { expect } from "@playwright/test";
import { sqliteFile } from "#tests/reliability/database.ts";
import { many } from "#tests/reliability/crowd.ts";
import { startSite } from "#tests/support/running-site.ts";
import { emptyPdfs, openResults } from "#tests/support/starts.ts";
import {
  buyLabel,
  emailField,
  openDialog,
  order,
  ownAddress,
  pay,
  payLabel,
} from "#tests/support/buying.ts";
import { siteTest } from "#tests/support/visitor.ts";

/** A site whose database is read, not the site itself. */
type CountedSite = {
  readonly origin: string;
  /** How many purchases there are of one e-mail address, paid or not, and how often they became paid. */
  readonly sold: (email: string) => Promise<readonly number[]>;
};

const test = siteTest<CountedSite>(async (use) => {
  await using started = await startSite();
  const { origin, database } = started;
  const file = sqliteFile(database);
  await file.watchFulfilments();
  const sold = (email: string) => {
    const own = `from purchases where email_normalized = lower('${email}')`;
    const paid = `from seen_fulfilments where id in (select id ${own})`;
    return Promise.all([own, paid].map((rows) => file.count(`select count(*) ${rows}`)));
  };
  await use({ origin, sold });
});

/** The browser itself reports failed requests. */
test.use({ expectedConsole: { patterns: [/Failed to load resource/u] } });

test.beforeEach(({ page }) => emptyPdfs(page));

/** What is pressed, reloaded or opened twice is sold once; none of it depends on the window. */
const once = { tag: "@T27" };

test("reloads of /success buy no more", once, async ({ page, site }) => {
  const email = ownAddress("reload");
  await openResults(page);
  await order(page, { email });
  await pay(page);
  const details = page.getByRole("region", { name: "Order Details" });
  await expect(details).toBeVisible();
  const shown = await details.textContent();
  const reloads = many(3, 20);
  for (let i = 0; i < reloads; i += 1) {
    await page.reload();
    await expect(details).toHaveText(shown ?? "");
  }
  expect(await site.sold(email)).toEqual([1, 1]);
});

test("two tabs that buy at once are led to one payment", once, async ({ page, site }) => {
  const email = ownAddress("tabs");
  await openResults(page);
  const opening = page.waitForEvent("popup");
  // As "Duplicate tab" does: the new one has a copy of the answers.
  await page.evaluate(() => void open(location.href));
  const other = await opening;
  await other.getByRole("button", { name: "Continue to your results" }).click();
  await Promise.all([order(page, { email }), order(other, { email })]);
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
  await expect(other.getByRole("button", { name: payLabel })).toBeVisible();
  expect(other.url()).toBe(page.url());
  await Promise.all([pay(page), pay(other)]);
  expect(await site.sold(email)).toEqual([1, 1]);
});

test("a double press on either button buys once", once, async ({ page, site }) => {
  const email = ownAddress("press");
  await openResults(page);
  const dialog = await openDialog(page);
  await emailField(page).fill(email);
  await dialog.getByRole("button", { name: buyLabel }).dblclick();
  await page.getByRole("button", { name: payLabel }).dblclick();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(await site.sold(email)).toEqual([1, 1]);
});
