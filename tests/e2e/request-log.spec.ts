import { existsSync } from "node:fs";
import type { Request } from "@playwright/test";
import { addresses, articleAddress } from "#content/site-map.ts";
import { paths } from "#domain/purchase/contract.ts";
import { orderOf } from "#tests/reliability/calls.ts";
import { articleLike } from "#tests/support/articles.ts";
import { openQuestion } from "#tests/support/starts.ts";
import { downloadPdf, openReport, order, ownAddress, pay, saveBy } from "#tests/support/buying.ts";
import { expect, test } from "#tests/support/visitor.ts";

/** The payment page stands in for the provider's own site, where the visitor types for the provider. */
const isAtProvider = (request: Request) =>
  new URL(request.url()).pathname.startsWith("/sandbox/") ||
  new URL(request.frame().url()).pathname.startsWith("/sandbox/");

/** Whether the build has a file for this path. */
const isFile = (path: string) =>
  ["", ".html", "/index.html"].some((end) => existsSync(`dist${path}${end}`));

test("a whole visit asks for and tells no more than it must", async ({ page, baseURL }) => {
  const firstName = "Nadezhda";
  const email = ownAddress("Nadja+Scan@Example.com");
  const log: Request[] = [];
  page.on("request", (request) => log.push(request));

  for (const path of [
    addresses.home,
    addresses.about,
    articleAddress(articleLike("sacral-power").slug),
  ]) {
    await page.goto(path);
  }
  await openQuestion(page, 20);
  for (const [id, label] of [
    [20, "Next"],
    [21, "See Results"],
  ] as const) {
    await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
    await page.getByRole("radio", { name: "Always" }).check();
    await page.getByRole("button", { name: label }).click();
  }
  await page.reload();
  // Each step is waited for: the page writes its place anew, which ends the waiting of `goBack` too early.
  await expect(page.getByRole("button", { name: "Keep on this device" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Question 21 of 21", { exact: true })).toBeVisible();
  await page.goForward();
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await page.getByRole("button", { name: "Share a picture" }).click();
  await expect(page.getByRole("dialog", { name: "Share a picture" })).toBeVisible();
  await page.keyboard.press("Escape");
  await order(page, { email, firstName, coupon: "calm20" });
  await page.getByRole("link", { name: /^Back to/u }).click();
  await order(page, { email, firstName });
  await pay(page);
  await openReport(page);
  const { hash, searchParams } = new URL(page.url());
  const sessionId = searchParams.get("session_id");
  await downloadPdf(page);
  await saveBy(page.getByRole("button", { name: "Add the 7-day plan to my calendar" }));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: `Hello, ${firstName}` })).toBeVisible();

  await page.getByRole("link", { name: "About Us" }).last().click();
  await expect(page).toHaveURL(addresses.about);
  await page.goBack();
  await page.getByRole("button", { name: "Back to Results" }).click();
  await page.getByRole("button", { name: "Retake Scan" }).click();
  await page.getByRole("button", { name: "Leave and retake" }).click();
  await page.getByRole("button", { name: "Begin My Scan" }).click();

  const [, answers = "none", , nameInCode = "none"] = hash.slice(1).split(".");
  expect(answers).toMatch(/^[0-9a-z]{9}$/u);
  const asked = log.filter((request) => !isAtProvider(request));
  expect(asked.length).toBeGreaterThan(20);
  for (const request of asked) {
    const url = new URL(request.url());
    if (url.protocol === "blob:") continue;
    expect(url.origin).toBe(baseURL);
    const body = request.postData() ?? "";
    const isCall =
      url.pathname === paths.createCheckout || url.pathname === paths.getPurchasedReport;
    expect(isCall || isFile(url.pathname), url.pathname).toBe(true);
    expect(request.method(), url.pathname).toBe(isCall ? "POST" : "GET");

    const sent = decodeURIComponent(`${url.pathname}${url.search} ${body}`);
    for (const secret of [firstName, answers, nameInCode, '"answers"']) {
      expect(sent, url.pathname).not.toContain(secret);
    }
    const isReturn = url.pathname === addresses.success || url.pathname === addresses.energyScan;
    if (!isCall && !isReturn) expect(sent, url.pathname).not.toContain(email);
    // The address of a page is private as well: no request tells where it came from.
    const told = decodeURIComponent(request.headers()["referer"] ?? "");
    for (const secret of [email, "session_id"]) expect(told, url.pathname).not.toContain(secret);
  }
  // Exactly what spec 7 says, and a coupon only when there is one (spec 5).
  const callsOf = (path: string) => asked.filter((one) => new URL(one.url()).pathname === path);
  const orders = callsOf(paths.createCheckout);
  const checks = callsOf(paths.getPurchasedReport);
  const ordered = orderOf(`${baseURL}`, email, "price_energy_report");
  expect(orders.map((call) => call.postDataJSON())).toEqual([
    { ...ordered, coupon_code: "CALM20" },
    ordered,
  ]);
  expect(checks.length).toBeGreaterThan(0);
  for (const call of checks)
    expect(Object.keys(call.postDataJSON())).toEqual(["sessionId", "email"]);
  expect(checks.at(-1)?.postDataJSON()).toEqual({ sessionId, email });
  // The purchase check carries no credential (spec 6).
  const credentials = (calls: readonly Request[]) =>
    new Set(calls.map((call) => call.headers()["authorization"]));
  expect(credentials(orders)).toEqual(new Set(["Bearer public-anonymous-visitor"]));
  expect(credentials(checks)).toEqual(new Set([undefined]));
  await expect(page.context().cookies()).resolves.toEqual([]);
});
