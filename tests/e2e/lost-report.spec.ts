import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { startSite } from "#tests/support/running-site.ts";
import { openResults, payByCall } from "#tests/support/starts.ts";
import { ownAddress } from "#tests/support/buying.ts";
import { expect, siteTest } from "#tests/support/visitor.ts";

type MailingSite = { readonly origin: string; readonly nextMail: () => Promise<{ text: string }> };

/** `test` with a server that sends its mails to one of this machine. */
const test = siteTest<MailingSite>(async (use) => {
  const mail = await startMailServer();
  const settings = { SMTP_URL: mail.url, MAIL_FROM: "Your Name <hello@example.com>" };
  await using started = await startSite(settings);
  await use({ origin: started.origin, nextMail: mail.next });
  await mail.close();
});

test.use({ expectedConsole: { patterns: [/status of (?:400|429)/u] } });

async function ask(page: Page, email: string): Promise<void> {
  await page.goto(addresses.lostReport);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
}

test("who lost all gets the link by mail, and opens the report again", async ({
  page,
  browser,
  site,
}) => {
  const email = ownAddress("ada+books");
  await payByCall(page, email);
  const mail = site.nextMail();
  // Without a script, as the form is meant to work.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  await ask(await plain.newPage(), email.toUpperCase());
  await plain.close();
  const [link = ""] = /^http\S+$/mu.exec((await mail).text) ?? [];
  await page.goto(link);
  await expect(page.getByRole("region", { name: "Order Details" })).toBeVisible();
  await openResults(page);
  await page.getByRole("button", { name: "Get Full Report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello,/u })).toBeVisible();
});

test("without a script the newsletter still sends nothing", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
  await page.goto(addresses.lostReport);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox").fill("ana@example.com");
  const reloaded = page.waitForEvent("load");
  await footer.getByRole("button").click();
  await reloaded;
  expect(asked.join("\n")).not.toContain("ana");
  await context.close();
});
