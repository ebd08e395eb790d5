import { expect, test } from "vitest";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import {
  createBrowser,
  settle,
  balanced,
  blocked,
  ana,
  bert,
  leaveToPay,
  openAtResults,
} from "./scan-session.fixture.ts";

test("a second press while the order is sent sends no other", async () => {
  const { server, tab } = await openAtResults();
  const release = server.hold();
  await tab.order(ana);
  void tab.session.checkOut(ana.email, "");
  await settle();
  release();
  await settle();
  expect(server.orders).toHaveLength(1);
  expect(tab.address).toContain("cs_1");
});

test("who has paid from this tab is not asked to pay again, whatever another tab has ordered since", async () => {
  const { server, openTab } = createBrowser();
  const [one, other] = [await openTab(), await openTab()];
  const sessionId = await leaveToPay(one, blocked, ana);
  await leaveToPay(other, balanced, bert);
  server.pay(sessionId);
  await one.back();
  await one.order(ana);
  expect(one.scan.bought).toMatchObject({ sessionId, answers: blocked });
  expect(server.orders).toHaveLength(2);
});

test("of two purchases that wait the newest opens first, not a debit that takes days", async () => {
  const { server, openTab } = createBrowser();
  const [one, other] = [await openTab(), await openTab()];
  const debit = await leaveToPay(one, blocked);
  const sessionId = await leaveToPay(other, balanced);
  server.trouble = "unreachable";
  await one.visit(reportAddress({ sessionId: debit, email: ana.email }));
  await other.visit(reportAddress({ sessionId, email: ana.email }));
  server.trouble = undefined;
  server.pay(sessionId);
  const later = await openTab();
  await later.session.getReport();
  expect(later.scan.bought).toMatchObject({ sessionId, answers: balanced });
  expect(later.scan.pending?.purchase).toEqual({ sessionId: debit, email: ana.email });
});

test("an open dialog does not wake beside a purchase that waits", async () => {
  const { server, openTab, tab } = await openAtResults();
  await tab.session.getReport();
  server.pay("cs_1");
  // A link from a mail, opened where its answers are not.
  await openTab(reportAddress({ sessionId: "cs_1", email: ana.email }));
  await tab.wake(0);
  expect(tab.scan).toMatchObject({ checkout: { step: "idle" }, pending: { isRefused: false } });
});
