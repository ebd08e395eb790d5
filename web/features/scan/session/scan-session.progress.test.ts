import { expect, onTestFinished, test, vi } from "vitest";
import { addresses } from "#content/site-map.ts";
import { checkoutMessages } from "#content/checkout.ts";
import { answersOfResults } from "./scan.ts";
import { createBrowser, settle, edges, ana } from "./scan-session.fixture.ts";

test("Begin starts again without the old answers, and leaves nothing to continue", async () => {
  const tab = await createBrowser().openTab();
  tab.begin();
  tab.send({ type: "answer", questionId: 1, value: 3 }, { type: "next" });
  await tab.reload();
  tab.begin();
  expect(tab.scan).toMatchObject({ view: "quiz", progress: { index: 0, answers: {} } });
  await tab.reload();
  const before = tab.scan;
  expect(before.view).toBe("intro");
  tab.send({ type: "continue" });
  expect(tab.scan).toBe(before);
});

test("the page's own Back and the browser's agree, and the clock that would help a slow browser stops", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tab = await createBrowser().openTab();
  tab.begin();
  for (const questionId of [1, 2, 3]) {
    tab.send({ type: "answer", questionId, value: 3 }, { type: "next" });
  }
  tab.send({ type: "back" });
  await settle();
  expect(tab.scan.progress.index).toBe(2);
  await tab.back();
  expect(tab.scan.progress.index).toBe(1);
  await tab.go(2);
  vi.runAllTimers();
  expect(tab.scan.progress.index).toBe(3);
});

test("where the browser does not go back within a second, the page's own Back does without it", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tab = await createBrowser().openTab();
  tab.limits.goesBack = false;
  tab.begin();
  tab.send({ type: "answer", questionId: 1, value: 3 }, { type: "next" }, { type: "back" });
  vi.advanceTimersByTime(999);
  expect(tab.scan.progress.index).toBe(1);
  vi.advanceTimersByTime(1);
  expect(tab.scan.progress.index).toBe(0);
});

test("where the browser refused an entry, the page's own Back still shows the question before", async () => {
  const tab = await createBrowser().openTab();
  tab.begin();
  for (const questionId of [1, 2, 3]) {
    tab.limits.takesEntries = questionId !== 2;
    tab.send({ type: "answer", questionId, value: 3 }, { type: "next" });
  }
  tab.send({ type: "back" });
  await settle();
  expect(tab.scan.progress.index).toBe(2);
});

test("results stay results after a reload; Retake Scan leaves nothing to continue or to go back to", async () => {
  const tab = await createBrowser().openTab(addresses.about);
  await tab.visit(addresses.energyScan);
  tab.takeScan(edges);
  await tab.reload();
  expect(answersOfResults(tab.scan)).toEqual(edges);
  tab.send({ type: "retake" });
  await settle();
  expect(tab.scan.view).toBe("intro");
  expect(tab.stored()).toEqual({});
  await tab.forward();
  expect(tab.scan.view).toBe("intro");
  await tab.go(-2);
  expect(tab.address).toBe(addresses.about);
});

test("what cannot be read is said and then left behind", async () => {
  for (const text of ["rubbish", "", '{"1":3}', '{"version":1,"progress":"1.30.33"}', "null"]) {
    const { openTab } = createBrowser();
    const tab = await openTab(addresses.about);
    tab.own.store().setItem("seven-petals.scan", text);
    await tab.visit(addresses.energyScan);
    expect(tab.scan, text).toMatchObject({ view: "intro", isDamaged: true });
    expect(tab.stored(), text).toEqual({});
  }
});

for (const trouble of ["full", "blocked"] as const) {
  test(`with storage ${trouble} the scan goes on in memory, and buying stops before the payment page`, async () => {
    const { server, local, openTab } = createBrowser();
    const tab = await openTab();
    local.trouble = tab.own.trouble = trouble;
    tab.takeScan(edges);
    expect(tab.scan.isKept).toBe(false);
    await tab.back();
    await tab.forward();
    expect(answersOfResults(tab.scan)).toEqual(edges);
    await tab.wake(0);
    expect(answersOfResults(tab.scan)).toEqual(edges);
    await tab.order(ana);
    expect(tab.scan.message?.text).toBe(checkoutMessages.cannotKeep);
    expect(tab.address).toBe(addresses.energyScan);
    expect(server.orders).toEqual([]);
  });
}
