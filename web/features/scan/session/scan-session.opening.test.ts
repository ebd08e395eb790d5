import { expect, test } from "vitest";
import { addresses } from "#content/site-map.ts";
import { writeReportCode } from "#domain/report/report-code.ts";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import { answersOfResults, isBuying } from "./scan.ts";
import { scanMessages } from "#content/scan-messages.ts";
import {
  createBrowser,
  createServer,
  settle,
  edges,
  balanced,
  blocked,
  ana,
  bert,
  leaveToPay,
  openAtPayment,
  buy,
  link,
  stranger,
} from "./scan-session.fixture.ts";

test("two scans at the payment page in two tabs become two reports, each its own", async () => {
  const { server, local, openTab } = createBrowser();
  const [one, other] = [await openTab(), await openTab()];
  const first = await leaveToPay(one, blocked, ana);
  const second = await leaveToPay(other, balanced, bert);
  server.pay(first);
  server.pay(second);
  await one.visit(reportAddress({ sessionId: first, email: ana.email }));
  expect(one.scan.bought).toMatchObject({ answers: blocked, firstName: "Ana" });
  expect(local.items()).not.toEqual({});
  await other.visit(reportAddress({ sessionId: second, email: bert.email }));
  expect(other.scan.bought).toMatchObject({ answers: balanced, firstName: "Bert" });
  expect(local.items()).toEqual({});
});

test("what another tab kept serves a return with the same e-mail only", async () => {
  const { server, local, openTab } = createBrowser();
  const sessionId = await leaveToPay(await openTab());
  server.pay(sessionId);
  const other = await openTab(reportAddress({ sessionId, email: bert.email }));
  expect(other.scan.message?.text).toBe(scanMessages.noAnswers);
  const same = await openTab(reportAddress({ sessionId, email: " ANA@example.com" }));
  expect(same.scan.bought).toMatchObject({ answers: edges, firstName: "Ana" });
  // Nothing of it stays once its report is open (spec 4).
  expect(local.items()).not.toHaveProperty("seven-petals.checkout");
});

test("in another browser the answers are missing, and the report opens after retaking, unpaid", async () => {
  const { server, openTab } = createBrowser();
  const sessionId = await leaveToPay(await openTab());
  server.pay(sessionId);
  const elsewhere = createBrowser(server);
  const tab = await elsewhere.openTab(reportAddress({ sessionId, email: ana.email }));
  expect(tab.scan).toMatchObject({ view: "intro", message: { text: scanMessages.noAnswers } });
  expect(tab.address).toBe(addresses.energyScan);
  expect(Object.keys(tab.stored())).toEqual(["seven-petals.purchases"]);
  tab.takeScan(balanced);
  await tab.session.getReport();
  expect(tab.scan.bought).toMatchObject({ answers: balanced, sessionId });
  expect(tab.stored()).toEqual({});
  // Nor is it lost behind the report, where nothing is kept any more.
  await tab.back();
  expect(tab.scan).toMatchObject({ view: "results", bought: { sessionId } });
  await tab.reload();
  expect(tab.scan).toMatchObject({ view: "results", bought: { sessionId } });
});

test("without the answers a made-up purchase is not kept, and one that cannot be checked is", async () => {
  for (const [trouble, count] of [
    [undefined, 0],
    ["unreachable", 1],
    ["status", 1],
  ] as const) {
    const { server, openTab } = createBrowser();
    server.trouble = trouble;
    const tab = await openTab(reportAddress({ sessionId: "cs_x", email: ana.email }));
    expect(Object.keys(tab.stored()), trouble).toHaveLength(count);
    expect(tab.scan.message?.text).toBe(scanMessages.noAnswers);
  }
});

test("a connection that fails during the check, and a debit that takes days, lose nothing: Try again, a reload, or later", async () => {
  const { server, tab, sessionId } = await openAtPayment();
  const address = reportAddress({ sessionId, email: ana.email });
  server.trouble = "unreachable";
  await tab.visit(address);
  expect(tab.scan).toMatchObject({ view: "results", message: { text: scanMessages.exception } });
  expect(tab.address).toBe(addresses.energyScan);
  await tab.session.retry();
  expect(tab.scan.message?.text).toBe(scanMessages.exception);
  await tab.reload();
  expect(tab.scan).toMatchObject({ view: "results", pending: { isRefused: false } });
  server.trouble = undefined;
  await tab.visit(address);
  expect(tab.scan.message?.text).toBe(scanMessages.notGranted);
  await tab.reload();
  server.pay(sessionId);
  await tab.session.getReport();
  expect(tab.scan.bought).toMatchObject({ answers: edges, ...ana });
  expect(tab.stored()).toEqual({});
});

test("Try again opens the report in the place of the message as soon as the connection is back", async () => {
  const browser = createBrowser();
  const tab = await buy(browser);
  const { address, length } = tab;
  browser.server.trouble = "unreachable";
  await tab.reload();
  expect(tab.address).toBe(addresses.energyScan);
  browser.server.trouble = undefined;
  await tab.session.retry();
  expect([tab.scan.view, tab.address, tab.length]).toEqual(["fullReport", address, length]);
});

test("a refused return is asked for once more before anything is sold", async () => {
  const { server, tab } = await openAtPayment();
  await tab.visit(reportAddress({ sessionId: "cs_x", email: "a@example.com" }));
  expect(tab.scan).toMatchObject({
    view: "results",
    message: { text: scanMessages.notGranted, hasSupportLink: true },
    pending: { isRefused: true },
    // What the address held is not what the visitor typed.
    buyer: ana,
  });
  expect(tab.stored()).not.toHaveProperty("seven-petals.purchases");
  await tab.session.getReport();
  expect(tab.scan).toMatchObject({
    message: { text: scanMessages.notGranted },
    checkout: { step: "idle" },
  });
  const checks = server.checks.length;
  await tab.session.getReport();
  expect(isBuying(tab.scan)).toBe(true);
  expect(server.checks).toHaveLength(checks);
});

test("a return finds the answers of its own tab where the browser has lost what was kept, or cannot read it", async () => {
  for (const rest of [undefined, '{"1":9', '{"version":1,"progress":"1.30.33"}']) {
    const { server, local, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    const sessionId = await leaveToPay(tab);
    server.pay(sessionId);
    local.store().clear();
    if (rest !== undefined) local.store().setItem("seven-petals.checkout", rest);
    const address = reportAddress({ sessionId, email: ana.email });
    await other.visit(address);
    expect(other.scan.message?.text, rest).toBe(scanMessages.noAnswers);
    await tab.visit(address);
    expect(tab.scan.bought, rest).toMatchObject({ answers: edges, ...ana });
  }
});

test("a private link that is cut off says kindly what is missing", async () => {
  const { server, openTab } = createBrowser();
  server.pay("cs_paid");
  const tab = await openTab(link("cs_paid").slice(0, -2));
  expect(tab.scan).toMatchObject({
    view: "intro",
    message: { kind: "info", text: scanMessages.noAnswers },
  });
  expect(tab.address).toBe(addresses.energyScan);
});

for (const trouble of [undefined, "unreachable", "status"] as const) {
  test(`a link that ${trouble ? `cannot be checked (${trouble})` : "is refused"} leaves the tab as it was`, async () => {
    const text = trouble === "unreachable" ? scanMessages.exception : scanMessages.notGranted;
    const { server, openTab } = createBrowser();
    for (const held of ["results", "some answers", "nothing"]) {
      const tab = await openTab();
      if (held === "results") tab.takeScan(balanced);
      if (held === "results") tab.send({ type: "typeBuyer", buyer: ana });
      if (held === "some answers") {
        tab.begin();
        tab.send({ type: "answer", questionId: 1, value: 4 }, { type: "next" });
        await tab.reload();
      }
      const before = { stored: tab.stored(), scan: tab.scan };
      server.trouble = trouble;
      await tab.visit(link("cs_unpaid"));
      expect(tab.scan.message?.text).toBe(text);
      await tab.session.retry();
      expect(tab.scan.message?.text).toBe(text);
      expect(tab.stored()).toEqual(before.stored);
      expect({ ...tab.scan, message: undefined }).toEqual({ ...before.scan, message: undefined });
      expect(tab.address).toBe(addresses.energyScan);
    }
  });
}

test("a link that is granted opens its report, and a scan that is under way besides stays", async () => {
  const { server, openTab } = createBrowser();
  server.pay("cs_paid");
  const tab = await openTab();
  tab.begin();
  tab.send({ type: "answer", questionId: 1, value: 4 }, { type: "next" });
  const { key } = tab.scan;
  await tab.visit(link("cs_paid"));
  expect(tab.scan.bought).toMatchObject(stranger);
  await tab.back();
  expect(tab.scan).toMatchObject({ view: "quiz", progress: { index: 1, answers: { 1: 4 } }, key });
});

test("a link displaces no pending purchase", async () => {
  const { server, openTab } = createBrowser();
  const buyer = await openTab();
  const sessionId = await leaveToPay(buyer, balanced, bert);
  server.pay(sessionId);
  server.trouble = "unreachable";
  await buyer.visit(reportAddress({ sessionId, email: bert.email }));
  server.trouble = undefined;
  server.pay("cs_paid");
  const later = await openTab();
  for (const id of ["cs_paid", "cs_unpaid"]) await later.visit(link(id));
  expect(later.scan.pending).toEqual({
    purchase: { sessionId, email: bert.email },
    isRefused: false,
  });
  await later.session.getReport();
  expect(later.scan.bought).toMatchObject({ answers: balanced, firstName: "Bert" });
});

test("an answer that comes after the visitor went elsewhere takes nobody away, and the purchase waits", async () => {
  const { server, tab, sessionId } = await openAtPayment();
  server.pay(sessionId);
  await tab.back();
  const release = server.hold();
  await tab.session.getReport();
  const ordering = tab.session.checkOut(ana.email, "");
  await settle();
  await tab.back();
  release();
  await ordering;
  await settle();
  expect(tab.scan).toMatchObject({ view: "quiz", progress: { index: 20 } });
});

test("who goes back while a purchase is asked about finds it waiting", async () => {
  const server = createServer();
  server.pay("cs_x");
  const address = reportAddress({ sessionId: "cs_x", email: ana.email });
  const tab = await createBrowser(server).openTab(address);
  tab.takeScan(balanced);
  const release = server.hold();
  const opening = tab.session.getReport();
  await tab.back();
  release();
  await opening;
  expect(tab.scan).toMatchObject({ view: "quiz", pending: { purchase: { sessionId: "cs_x" } } });
});

test("Back to Results and forth again does not ask to pay, and a retake leaves the report behind at its address", async () => {
  const browser = createBrowser();
  const tab = await buy(browser);
  const { address } = tab;
  const checks = browser.server.checks.length;
  tab.send({ type: "backToResults" });
  expect(answersOfResults(tab.scan)).toEqual(edges);
  await tab.session.getReport();
  expect(tab.scan.view).toBe("fullReport");
  tab.send({ type: "backToResults" }, { type: "retake" });
  expect([tab.scan.view, tab.address]).toEqual(["intro", addresses.energyScan]);
  expect(browser.server.checks).toHaveLength(checks);
  await tab.back();
  expect(tab.scan).toMatchObject({ view: "results", bought: { sessionId: "cs_1" } });
  expect(tab.address).toBe(address);
});

test("a second retake goes back to where its scan began, not over the report behind it", async () => {
  const tab = await buy(createBrowser(), blocked);
  tab.send({ type: "backToResults" }, { type: "retake" });
  tab.takeScan(balanced);
  tab.send({ type: "retake" });
  await settle();
  expect(tab.scan.view).toBe("intro");
  await tab.back();
  expect(tab.scan).toMatchObject({ view: "results", bought: { answers: blocked } });
});

test("each report in a tab's history stands at its own address", async () => {
  const browser = createBrowser();
  const tab = await buy(browser, blocked);
  const { address } = tab;
  browser.server.pay("cs_paid");
  await tab.visit(
    reportAddress(
      { sessionId: "cs_paid", email: bert.email },
      writeReportCode({ ...stranger, answers: balanced }),
    ),
  );
  expect(tab.scan.bought).toMatchObject({ answers: balanced });
  await tab.back();
  expect(tab.scan.bought).toMatchObject({ answers: blocked });
  expect(tab.address).toBe(address);
});
