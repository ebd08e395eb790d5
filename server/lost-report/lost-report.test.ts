import { once } from "node:events";
import { expect, test } from "vitest";
import { site as shopWords } from "#content/site.ts";
import { countInMemory, createLimiter } from "#server/limits/limiter.ts";
import type { MailSettings } from "#server/settings/mail.ts";
import type { Mail, Mailer } from "#server/mail/smtp-mailer.ts";
import type { Wait } from "#server/limits/pace.ts";
import { somePurchase } from "#server/storage/purchase.fixture.ts";
import { openSqliteStore } from "#server/storage/sqlite.ts";
import { openShop, shopUrl } from "#tests/support/payments.ts";
import { keptLog } from "#tests/support/logs.ts";
import { siteOf } from "#tests/support/site-of.ts";
import { createLinkSender, type LinkSenderDeps } from "./link-sender.ts";

const mailSettings: MailSettings = {
  host: "localhost",
  port: 25,
  tls: "never",
  login: undefined,
  from: { name: "", address: "hello@petals.example" },
};
const pages = {
  "lost-report.html": "form",
  "lost-report/sent.html": "sent",
  "lost-report/invalid.html": "invalid",
  "lost-report/too-many.html": "too many",
};

/** A shop whose mails are kept, with a form to send; mails do not wait unless `timing` says so. */
async function openLostReport(
  mailer: Partial<Mailer> = {},
  timing: Partial<Pick<LinkSenderDeps, "wait" | "random">> = { wait: () => Promise.resolve() },
) {
  const mails: Mail[] = [];
  const { lines, log } = keptLog();
  const store = await openSqliteStore(":memory:");
  const send = async (sent: Mail) => void mails.push(sent);
  const limiter = createLimiter(1, countInMemory);
  const linkSender = createLinkSender({
    ...timing,
    limiter,
    store,
    log,
    siteUrl: shopUrl,
    mailer: { send, ...mailer },
  });
  const shop = await openShop({
    store,
    log,
    linkSender,
    limiter,
    site: await siteOf(pages, shopUrl, mailSettings),
  });
  const ask = (email: string, headers: Record<string, string> = {}, peer = "192.0.2.1") =>
    shop.post(
      "/lost-report",
      new URLSearchParams({ email }).toString(),
      { "content-type": "application/x-www-form-urlencoded", ...headers },
      peer,
    );
  /** Buys a report, with another scan each time. */
  const buy = async (email: string, payer?: string) => {
    const sessionId = await shop.buy({ email }, payer);
    await shop.askForReport(sessionId, email);
    return sessionId;
  };
  return { ...shop, store, lines, mails, ask, buy, settle: linkSender.close };
}

test("a buyer is mailed the link to the purchase, and what it can and cannot do", async () => {
  const { ask, buy, mails, settle } = await openLostReport();
  const sessionId = await buy("Ada+books@Example.com");
  const answer = await ask(" Ada <ada+books@example.com>, ");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/lost-report/sent"]);
  await settle();
  expect(mails).toHaveLength(1);
  const [{ to, replyTo, text } = { to: "", replyTo: "", text: "" }] = mails;
  expect([to, replyTo]).toEqual(["ada+books@example.com", shopWords.supportEmail]);
  expect(text).toContain(
    `\n${shopUrl}/success?session_id=${sessionId}&email=ada%2Bbooks%40example.com\n`,
  );
  expect(text).toContain(`Order #${sessionId.slice(8, 16)} of November 20, 2026:`);
  expect(text).toContain("opens the report without paying again");
  expect(text).toContain("Your answers never left your browser");
});

test("the link opens the report for whom it was mailed, at either address of the buyer", async () => {
  const { ask, askForReport, buy, mails, settle } = await openLostReport();
  await buy("ada@example.com", "payer@example.com");
  await ask("payer@example.com");
  await settle();
  const [, url = ""] = /^(https:.*)$/mu.exec(mails[0]?.text ?? "") ?? [];
  const { searchParams } = new URL(url);
  const answer = await askForReport(searchParams.get("session_id"), searchParams.get("email"));
  expect(await answer.json()).toMatchObject({ data: { report_access_granted: true } });
});

test("an unknown e-mail, one that only looks like a buyer's, an unpaid order and a refunded one get the same answer as a buyer, and no mail", async () => {
  const { ask, buy, createCheckout, mails, provider, settle, store } = await openLostReport();
  await buy("ada@example.com");
  await createCheckout({ email: "unpaid@example.com" });
  const sessionId = await buy("refunded@example.com");
  const purchase = await store.findBySession(sessionId);
  if (!purchase) throw new Error("There is no purchase.");
  const at = new Date("2026-11-20T12:00:00Z");
  await store.change(purchase.id, purchase.version, { state: "refunded", updatedAt: at });
  const reads = provider.reads.length;
  const answers = [];
  // The second has a full-width letter, which compares as the plain one; it is the plain one that is written to.
  for (const email of ["ada", "\uFF41da", "nobody", "unpaid", "refunded"]) {
    const answer = await ask(`${email}@example.com`);
    answer.headers.delete("x-request-id");
    answers.push([answer.status, await answer.text(), [...answer.headers]]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await settle();
  expect(mails.map(({ to }) => to)).toEqual(["ada@example.com", "ada@example.com"]);
  expect(provider.reads).toHaveLength(reads);
});

test("the answer waits neither for the search nor for the mail server", async () => {
  const never = new Promise<never>(() => {});
  const { ask, buy, store } = await openLostReport({ send: () => never });
  await buy("ada@example.com");
  Object.assign(store, { list: () => never });
  expect((await ask("ada@example.com")).status).toBe(303);
});

test("one mail holds the five newest purchases", async () => {
  const { ask, mails, settle, store } = await openLostReport();
  for (let day = 10; day < 17; day++) {
    await store.add({
      ...somePurchase({
        state: "paid",
        sessionId: `session_${day}`,
        emailNormalized: "ada@example.com",
      }),
      checkoutKey: null,
      createdAt: new Date(`2026-11-${day}T12:00:00Z`),
    });
  }
  await ask("ada@example.com");
  await settle();
  const links = [...(mails[0]?.text ?? "").matchAll(/session_id=(\w+)/gu)].map(([, id]) => id);
  expect(links).toEqual(["session_16", "session_15", "session_14", "session_13", "session_12"]);
});

test("what is no e-mail is answered with the form, and asks nobody", async () => {
  const { ask, post, mails, settle } = await openLostReport();
  for (const answer of [
    await ask("ada"),
    await ask(""),
    await ask(`${"a".repeat(5000)}@example.com`),
    await post("/lost-report", { email: "ada@example.com" }),
  ]) {
    expect([answer.status, await answer.text()]).toEqual([400, "invalid"]);
  }
  await settle();
  expect(mails).toEqual([]);
});

test("a visitor who asks too often is told to wait, before anything of the form is read", async () => {
  const { ask } = await openLostReport();
  for (let i = 0; i < 5; i++) expect((await ask(`ada${i}`)).status).toBe(400);
  const refused = await ask("ada5");
  expect([refused.status, await refused.text()]).toEqual([429, "too many"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("ada5@example.com", {}, "192.0.2.2")).status).toBe(303);
});

test("a mailbox gets three mails an hour at most, in silence, and only mails are counted", async () => {
  const { ask, buy, lines, mails, settle } = await openLostReport();
  await buy("ada@example.com");
  await buy("ada+books@example.com");
  const [ada, tagged, none] = ["ADA@example.com", "ada+books@example.com", "ada+x@example.com"];
  for (const [i, email] of [none, none, none, ada, tagged, ada, ada, tagged].entries()) {
    expect((await ask(email, {}, `192.0.2.${i + 1}`)).status).toBe(303);
    await settle();
  }
  expect(mails.map(({ to }) => to)).toEqual(["ada@example.com", tagged, "ada@example.com"]);
  expect(lines.join("\n")).toContain("has had its mails for now");
});

test("a mail goes out 2 to 20 s later, so that the time of its work tells nobody of a purchase", async () => {
  const waits: number[] = [];
  const wait = (ms: number) => Promise.resolve(void waits.push(ms));
  const choices = [(min: number) => min, (_min: number, end: number) => end - 1];
  for (const random of choices) {
    const { ask } = await openLostReport({}, { wait, random });
    await ask("nobody@example.com");
  }
  expect(waits).toEqual([2000, 20_000]);
});

test("nothing is looked up before, and a server that stops ends the rest", async () => {
  const wait: Wait = async (_ms, signal) => void (await once(signal, "abort"));
  const { ask, buy, mails, settle, store } = await openLostReport({}, { wait });
  await buy("ada@example.com");
  const list = store.list.bind(store);
  let searches = 0;
  const counted: typeof list = (...search) => (searches++, list(...search));
  Object.assign(store, { list: counted });
  await ask("ada@example.com");
  await new Promise((resolve) => setImmediate(resolve));
  expect(searches).toBe(0);
  await settle();
  expect([searches, mails.length]).toEqual([1, 1]);
});

test("a page of another site cannot have mails sent by its visitors", async () => {
  const { ask, buy, mails, settle } = await openLostReport();
  await buy("ada@example.com");
  expect((await ask("ada@example.com", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await ask("ada@example.com", { "sec-fetch-site": "same-origin" })).status).toBe(303);
  await settle();
  expect(mails).toHaveLength(1);
});

const failure = new Error("550 <ada@example.com> has no mailbox, session cs_test_1");
test.each([
  ["went out", () => Promise.resolve(), "mailed the way back to a buyer"],
  ["failed", () => Promise.reject(failure), "the way back could not be mailed to a buyer"],
])("a mail that %s is a line in the log, without e-mail and session", async (_, send, line) => {
  const { ask, buy, lines, settle } = await openLostReport({ send });
  await buy("ada@example.com");
  lines.length = 0;
  expect((await ask("ada@example.com")).status).toBe(303);
  await settle();
  expect(lines).toHaveLength(1);
  expect(lines.join()).toContain(line);
  expect(lines.join()).not.toMatch(/ada|session_|cs_test_1/u);
});

test.each([
  ["without", { "": 404, "/sent": 404, "/invalid": 404, "/too-many": 404 }, 405],
  ["with", { "": 200, "/sent": 200, "/invalid": 404, "/too-many": 404 }, 400],
])(
  "%s a mail server there are just these pages, and the refusals are none: %j",
  async (which, pagesThere, posted) => {
    const none = { site: await siteOf({ ...pages, "404.html": "none" }, shopUrl) };
    const { app } = which === "with" ? await openLostReport() : await openShop(none);
    for (const [path, status] of Object.entries(pagesThere)) {
      expect((await app.request(`/lost-report${path}`)).status, path).toBe(status);
    }
    expect((await app.request("/lost-report", { method: "POST" })).status).toBe(posted);
  },
);
