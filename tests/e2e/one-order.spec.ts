import { expect, type Page, type Route } from "@playwright/test";
import { paths } from "#domain/purchase/contract.ts";
import { many } from "#tests/reliability/numbers.ts";
import { test } from "#tests/support/counted-site.ts";
import { openResults } from "#tests/support/starts.ts";
import {
  answerAll,
  noteCount,
  openDialog,
  emailField,
  order,
  ownAddress,
  pay,
  buyLabel,
  payLabel,
} from "#tests/support/visitor.ts";

/** The browser itself reports failed requests. */
test.use({ expectedConsole: { patterns: [/Failed to load resource/u] } });

/** What is pressed, reloaded or opened twice is sold once; none of it depends on the window. */
const once = { tag: "@T27" };

test(
  "reloads of /success show one order, and ask the provider no more",
  once,
  async ({ page, site }) => {
    const email = ownAddress("reload");
    const [readsBefore, fulfilmentsBefore] = [await site.reads(), await site.fulfilments()];
    await openResults(page);
    await order(page, { email });
    await pay(page);
    const details = page.getByRole("region", { name: "Order Details" });
    await expect(details).toBeVisible();
    const shown = await details.textContent();
    // One for the webhook, and one more if the return came before it.
    const reads = (await site.reads()) - readsBefore;
    expect([1, 2]).toContain(reads);
    const reloads = many(3, 20);
    for (let i = 0; i < reloads; i += 1) {
      await page.reload();
      await expect(details).toHaveText(shown ?? "");
    }
    expect((await site.reads()) - readsBefore).toBe(reads);
    expect(await site.purchases(email)).toBe(1);
    expect((await site.fulfilments()) - fulfilmentsBefore).toBe(1);
    noteCount(
      `${reloads} reloads of /success: 1 purchase, ${reads} question to the provider in all`,
    );
  },
);

test(
  "two tabs that buy the same scan at once are led to one payment, and both arrive",
  once,
  async ({ page, site }) => {
    const email = ownAddress("tabs");
    const before = await site.fulfilments();
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
    expect(await site.purchases(email)).toBe(1);
    expect((await site.fulfilments()) - before).toBe(1);
    noteCount("two tabs at once: 1 payment page, 1 purchase");
  },
);

test("a double press on either button buys once", once, async ({ page, site }) => {
  const email = ownAddress("press");
  const before = await site.fulfilments();
  await openResults(page);
  const dialog = await openDialog(page);
  await emailField(page).fill(email);
  await dialog.getByRole("button", { name: buyLabel }).dblclick();
  await page.getByRole("button", { name: payLabel }).dblclick();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(await site.purchases(email)).toBe(1);
  expect((await site.fulfilments()) - before).toBe(1);
  noteCount("double press: 1 purchase");
});

test(
  "an order that is sent again, because its answer got lost, is the same purchase",
  once,
  async ({ page, site }) => {
    const email = ownAddress("lost");
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort("connectionreset");
    };
    await page.route(`**${paths.createCheckout}`, loseAnswer, { times: 1 });
    await openResults(page);
    await order(page, { email });
    await expect(page.getByRole("alert")).toContainText("Network error");
    await page.reload();
    await order(page, { email });
    await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
    expect(await site.purchases(email)).toBe(1);
  },
);

test(
  "the payment page is that of this scan in this browser, whoever else knows the e-mail",
  once,
  async ({ page, site, browser }) => {
    const email = ownAddress("known");
    /** Orders, and returns the address of the payment page. */
    const payPageOf = async (visitor: Page) => {
      await order(visitor, { email });
      await expect(visitor.getByRole("button", { name: payLabel })).toBeVisible();
      return visitor.url();
    };
    await openResults(page);
    const first = await payPageOf(page);
    await page.goBack();
    expect(await payPageOf(page)).toBe(first);

    const elsewhere = await browser.newContext({ baseURL: site.origin });
    const stranger = await elsewhere.newPage();
    await openResults(stranger);
    expect(await payPageOf(stranger)).not.toBe(first);
    await elsewhere.close();

    await page.goBack();
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await page.getByRole("button", { name: "Begin My Scan" }).click();
    await answerAll(page);
    expect(await payPageOf(page)).not.toBe(first);
    expect(await site.purchases(email)).toBe(3);
  },
);
