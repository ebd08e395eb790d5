import { existsSync } from "node:fs";
import type { Request } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { writeProgress } from "#domain/progress.ts";
import { paths } from "#server/contract.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import {
  downloadPdf,
  expect,
  openReport,
  order,
  pay,
  tapThroughScan,
  test,
} from "#tests/support/visitor.ts";

const calls: readonly string[] = [paths.createCheckout, paths.getPurchasedReport];
/** Where the payment page sends the visitor, and where that page leads (spec 2 and 7). */
const returns: readonly string[] = [addresses.success, addresses.energyScan];

/** All that a request says: address without the fragment, which browsers keep to themselves, headers and body. */
async function wordsOf(request: Request): Promise<string> {
  const url = decodeURIComponent(request.url().split("#")[0] ?? "");
  const headers = JSON.stringify(await request.allHeaders().catch(() => request.headers()));
  return [url, headers, request.postData() ?? ""].join("\n");
}

/** Whether the build has a file for this path. */
function isFile(path: string): boolean {
  return ["", ".html", "/index.html"].some((end) => existsSync(`dist${path}${end}`));
}

test("a whole journey asks for the site's own files and the two calls, and tells nobody answer or name", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  const requests: Request[] = [];
  page.on("request", (request) => {
    // The payment page of the sandbox stands for the one at Stripe.
    if (!new URL(request.url()).pathname.startsWith("/sandbox/")) requests.push(request);
  });

  await tapThroughScan(page, "onTheEdges");
  await page.reload();
  await page.goBack();
  await page.goForward();
  await order(page, { email: "nadja@example.com", firstName: "Nadja" });
  await pay(page);
  await openReport(page);
  const code = new URL(page.url()).hash.slice(1);
  await downloadPdf(page);
  await page.getByRole("button", { name: "Copy private link" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Back to Results" }).click();
  await page.getByRole("button", { name: "Retake Scan" }).click();
  await page.getByRole("button", { name: "Leave and retake" }).click();
  await page.getByRole("button", { name: "Begin My Scan" }).click();

  expect(requests.length).toBeGreaterThan(20);
  const answers = answersFor(exampleScores.onTheEdges);
  const digits = writeProgress({ index: 21, answers }).split(".")[2] ?? "";
  const secrets = ["Nadja", code, code.split(".")[1] ?? "", digits, [...digits].join(",")];
  for (const request of requests) {
    const { origin, pathname } = new URL(request.url());
    const isCall = calls.includes(pathname);
    expect(request.url().startsWith("blob:") || isCall || isFile(pathname), pathname).toBe(true);
    expect(request.method(), pathname).toBe(isCall ? "POST" : "GET");
    const words = await wordsOf(request);
    for (const secret of secrets) expect(words, `${origin}${pathname}`).not.toContain(secret);
    if (words.includes("nadja@example.com")) {
      expect([...calls, ...returns], pathname).toContain(pathname);
    }
  }
  await expect(context.cookies()).resolves.toEqual([]);
});
