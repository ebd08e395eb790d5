import { expect, onTestFinished, test } from "vitest";
import { addresses } from "#content/site-map.ts";
import { idempotencyKeyHeader } from "#domain/purchase/contract.ts";
import { writeProgress } from "#domain/scan/progress.ts";
import { checkoutMessages } from "#content/checkout.ts";
import { createCheckout } from "#web/features/checkout/create-checkout.ts";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import { answersOfResults, isBuying, isOrdering } from "./scan.ts";
import { scanMessages } from "#content/scan-messages.ts";
import {
  createBrowser,
  settle,
  edges,
  balanced,
  blocked,
  ana,
  bert,
  leaveToPay,
  openAtPayment,
  openAtResults,
  link,
  stranger,
} from "./scan-session.fixture.ts";

test("where only the browser's storage is full, nothing half written is left", async () => {
  const { local, tab } = await openAtResults();
  local.trouble = "full";
  await tab.order(ana);
  expect(tab.scan).toMatchObject({ order: undefined, checkout: { step: "dialog" } });
  await tab.reload();
  expect(tab.scan.message).toBeUndefined();
  expect(answersOfResults(tab.scan)).toEqual(edges);
});

test.each(["Back", "the payment page's own way back"])(
  "%s without paying says so once, with the same results, name and e-mail",
  async (way) => {
    const { tab } = await openAtPayment();
    await (way === "Back" ? tab.back() : tab.visit(addresses.energyScan));
    expect(tab.scan.message?.text).toBe(scanMessages.backUnpaid);
    expect(answersOfResults(tab.scan)).toEqual(edges);
    expect(tab.scan.buyer).toEqual(ana);
    await tab.reload();
    expect(tab.scan.message).toBeUndefined();
  },
);

test("what an earlier version kept of an order is read, and the report opens", async () => {
  const { server, openTab } = createBrowser();
  server.pay("cs_1");
  const tab = await openTab(addresses.about);
  const progress = writeProgress({ index: 21, answers: edges });
  const checkout = { version: 1, progress, ...ana, sessionId: "cs_1" };
  const record = { version: 1, progress, key: "1-2-3-4", buyer: ana, checkout, isAway: true };
  tab.own.store().setItem("seven-petals.scan", JSON.stringify(record));
  await tab.visit(addresses.energyScan);
  expect(tab.scan).toMatchObject({ message: { text: scanMessages.backUnpaid }, buyer: ana });
  await tab.visit(reportAddress({ sessionId: "cs_1", email: ana.email }));
  expect(tab.scan.bought).toMatchObject({ answers: edges, firstName: "Ana" });
  expect(tab.stored()).toEqual({});
});

test("an answer or a word that is changed after a look at the payment page stays changed", async () => {
  const { server, tab, sessionId } = await openAtPayment();
  await tab.back();
  tab.send({ type: "typeBuyer", buyer: { ...ana, firstName: "Anna" } });
  await tab.back();
  tab.send({ type: "answer", questionId: 21, value: 1 }, { type: "next" });
  await tab.reload();
  expect(answersOfResults(tab.scan)?.[21]).toBe(1);
  server.pay(sessionId);
  await tab.visit(reportAddress({ sessionId, email: ana.email }));
  expect(tab.scan.bought).toMatchObject({ firstName: "Anna", answers: { 21: 1 } });
  expect(tab.stored()).toEqual({});
});

test("a refused order removes what was kept and costs an earlier one, whose page is paid after all, no answers", async () => {
  const { server, local, tab, sessionId } = await openAtPayment();
  await tab.back();
  server.answer = { kind: "failed", message: "This coupon has expired." };
  await tab.order(ana);
  expect(tab.scan.message).toEqual({ kind: "error", text: "This coupon has expired." });
  expect(local.items()).toEqual({});
  server.pay(sessionId);
  await tab.visit(reportAddress({ sessionId, email: ana.email }));
  expect(tab.scan.bought).toMatchObject({ answers: edges, ...ana });
});

test("who closes the dialog before the order is sent orders nothing; while it is, has not been to the payment page", async () => {
  const { server, local, tab } = await openAtResults();
  const trial = Promise.withResolvers<undefined>();
  server.obstacle = trial.promise;
  await tab.order(ana);
  tab.send({ type: "closeDialog" });
  trial.resolve(undefined);
  await settle();
  expect(server.orders).toEqual([]);
  const release = server.hold();
  await tab.order(ana);
  expect(local.items()).not.toEqual({});
  tab.send({ type: "closeDialog" });
  expect(local.items()).toEqual({});
  release();
  await settle();
  expect(tab.address).toBe(addresses.energyScan);
  await tab.reload();
  expect(tab.scan.message).toBeUndefined();
});

test("Back while the order is sent gives it up", async () => {
  const { server, local, tab } = await openAtResults();
  const release = server.hold();
  await tab.order(ana);
  await tab.back();
  release();
  await settle();
  expect(tab.scan).toMatchObject({ view: "quiz", progress: { index: 20 } });
  expect(tab.address).toBe(addresses.energyScan);
  expect(local.items()).toEqual({});
});

test("who stops the browser on its way to the payment page gets the button again", async () => {
  const { tab } = await openAtResults();
  const { session } = tab;
  await tab.order(ana);
  tab.pass(14_999);
  expect(isOrdering(session.getScan())).toBe(true);
  tab.pass(1);
  expect(isOrdering(session.getScan())).toBe(false);
});

test("the page as it was left for the payment page wakes at its results, with a word that is said once it can be heard", async () => {
  const { tab } = await openAtPayment();
  await tab.wake(-1);
  expect(tab.scan).toMatchObject({ view: "results", checkout: { step: "idle" }, buyer: ana });
  const message = { kind: "info", text: scanMessages.backUnpaid } as const;
  tab.pass(1499);
  expect(tab.scan.message).toEqual(message);
  tab.pass(1);
  expect(tab.scan.message).toEqual({ ...message, isUrgent: true });
});

test("a word that was closed at once is not said again", async () => {
  const { tab } = await openAtPayment();
  await tab.wake(-1);
  tab.send({ type: "tell", message: undefined });
  tab.pass(1500);
  expect(tab.scan.message).toBeUndefined();
});

test("the page as it was left for the example report wakes with its dialog", async () => {
  const { tab } = await openAtResults();
  await tab.session.getReport();
  await tab.wake(0);
  expect(tab.scan).toMatchObject({ view: "results", checkout: { step: "dialog" } });
});

test("the page as it was left before the report opened begins anew", async () => {
  const { local, tab } = await openAtPayment();
  for (const storage of [tab.own, local]) storage.store().clear();
  await tab.wake(-1);
  expect(tab.scan).toMatchObject({ view: "intro", progress: { answers: {} } });
});

test("a tab that comes back leaves alone what another tab has kept since", async () => {
  const { local, openTab } = createBrowser();
  const [one, other] = [await openTab(), await openTab()];
  await leaveToPay(one, blocked, ana);
  await leaveToPay(other, balanced, bert);
  const kept = local.items();
  await one.back();
  expect(local.items()).toEqual(kept);
  one.send({ type: "retake" });
  await settle();
  expect(local.items()).toEqual(kept);
});

test("who pays and never comes back is not asked to pay again, from this tab or a new one", async () => {
  for (const place of ["this tab", "a new tab"]) {
    const { server, openTab, tab, sessionId } = await openAtPayment();
    server.pay(sessionId);
    const later = place === "a new tab" ? await openTab() : tab;
    if (later === tab) await tab.back();
    else later.takeScan(edges);
    await later.order(ana);
    expect(later.scan.bought, place).toMatchObject({ sessionId, ...ana });
    expect(server.orders).toHaveLength(1);
    expect(later.own.items()).toEqual({});
  }
});

/** A tab with an open purchase dialog, beside which another has paid without reaching its report. */
async function payBesideOpenDialog() {
  const { server, local, openTab } = createBrowser();
  const [tab, other] = [await openTab(), await openTab()];
  tab.takeScan(balanced);
  await tab.session.getReport();
  const sessionId = await leaveToPay(other);
  server.pay(sessionId);
  server.trouble = "unreachable";
  await other.visit(reportAddress({ sessionId, email: ana.email }));
  server.trouble = undefined;
  return { server, local, tab, sessionId };
}

test("what is paid in another tab opens here without paying, also when this page is shown as it was left", async () => {
  const { tab, sessionId } = await payBesideOpenDialog();
  await tab.wake(0);
  expect(tab.scan.message?.text).toBe(scanMessages.paid);
  expect(isBuying(tab.scan)).toBe(false);
  await tab.session.getReport();
  expect(tab.scan.bought).toMatchObject({ answers: balanced, sessionId });
});

test("an order from the dialog that was open while another tab paid opens the report, and sells nothing", async () => {
  const { server, local, tab, sessionId } = await payBesideOpenDialog();
  // Only the purchase is remembered, as after another order since.
  local.store().removeItem("seven-petals.checkout");
  await tab.session.checkOut(bert.email, "");
  expect(tab.scan.bought).toMatchObject({ answers: balanced, sessionId });
  expect(server.orders).toHaveLength(1);
});

test("an order is known again by its scan's key: after Back and a reload, not in another scan", async () => {
  const { server, openTab, tab } = await openAtPayment();
  await tab.back();
  await tab.reload();
  await tab.order(ana);
  await tab.back();
  tab.send({ type: "retake" });
  await settle();
  await leaveToPay(tab);
  await leaveToPay(await openTab());
  await tab.back();
  await tab.go(-22);
  await leaveToPay(tab);
  const [first, again, ...others] = server.orders.map(({ key }) => key);
  expect(first).toMatch(/^[\w-]{16,}$/u);
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
});

test("where the browser cannot make a report, nothing is ordered, and another try may succeed", async () => {
  const { server, local, tab } = await openAtResults();
  server.obstacle = checkoutMessages.cannotMake;
  await tab.order(ana);
  expect(tab.scan.message).toEqual({ kind: "error", text: checkoutMessages.cannotMake });
  expect(tab.scan).toMatchObject({ checkout: { step: "dialog" }, order: undefined });
  expect([server.orders, local.items()]).toEqual([[], {}]);
  server.obstacle = undefined;
  await tab.order(ana);
  expect(tab.address).toContain("cs_1");
});

test("a link that opens costs another scan, whose payment page is open, no answers and no name", async () => {
  const { server, local, tab, sessionId } = await openAtPayment();
  const kept = local.items();
  for (const id of ["cs_paid", sessionId]) server.pay(id);
  await tab.visit(link("cs_paid"));
  expect(tab.scan.bought).toMatchObject(stranger);
  expect(local.items()).toEqual(kept);
  await tab.visit(reportAddress({ sessionId, email: ana.email }));
  expect(tab.scan.bought).toMatchObject({ answers: edges, firstName: "Ana" });
  expect(tab.stored()).toEqual({});
});

test("the checkout call refuses to run without an e-mail (spec 5 and 8)", async () => {
  for (const email of ["", "   "]) {
    const result = await createCheckout(
      { email, coupon: "", key: undefined },
      "http://localhost:3000",
    );
    expect(result).toEqual({ kind: "failed", message: "Email is required" });
  }
});

test("the checkout call sends the scan's key, by which a repeated order is known", async () => {
  const { fetch } = globalThis;
  onTestFinished(() => void (globalThis.fetch = fetch));
  const keys: (string | null)[] = [];
  globalThis.fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get(idempotencyKeyHeader));
    return Response.json({ url: "https://pay.example" });
  };
  await createCheckout({ email: ana.email, coupon: "", key: "1-2-3-4" }, "http://localhost:3000");
  expect(keys).toEqual(["1-2-3-4"]);
});
