import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { addresses, articleAddress } from "#content/site-map.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { freePort } from "#tests/support/ports.ts";
import { startSite } from "#tests/support/running-site.ts";
import { openQuestion } from "#tests/support/starts.ts";
import { median, table } from "#bench/table.ts";
import { bareQuiz } from "./bare-quiz.ts";
import { firstVisit, openPhone, type Visit } from "./slow-phone.ts";

const article = articleAddress("sacral-power");
const otherArticle = articleAddress("throat-unblock");
const order = `${addresses.success}?session_id=cs_test_1&email=ana%40example.com`;

const visits = [
  ["landing", addresses.home],
  ["article", article],
  ["about", addresses.about],
  ["example report", addresses.exampleReport],
  ["scan", addresses.energyScan],
  ["success", order],
] as const;

const rounds = 5;

/** The built pages on a slow phone, beside a bare quiz: medians of first visits, in turn. */
export async function benchPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bench-pages-"));
  const site = await startSite(join(folder, "purchases.sqlite"));
  const bare = await serveBareQuiz();
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const opened = new Map<string, Visit[]>();
    const steps = new Map<string, number[]>();
    const add = <Value>(to: Map<string, Value[]>, name: string, value: Value) =>
      to.set(name, [...(to.get(name) ?? []), value]);
    for (let round = 0; round < rounds; round++) {
      add(opened, "bare quiz", await firstVisit(browser, bare.origin, "/"));
      for (const [name, path] of visits) {
        add(opened, name, await firstVisit(browser, site.origin, path));
      }
      add(
        steps,
        "landing to scan",
        await follow(browser, site.origin, "/", `main a[href="${addresses.energyScan}"]`),
      );
      add(
        steps,
        "article to article",
        await follow(browser, site.origin, article, `main a[href^="${addresses.blog}/"]`),
      );
      add(steps, "Next to next question", await nextQuestion(browser, site.origin));
    }
    return [
      "First visits on a slow phone (a quarter of this machine's speed, 1.6 Mbit/s, 150 ms), beside a page written by hand:",
      pageTable(opened),
      "From a press until the next page is painted (landing to scan, article to article), or takes an answer:",
      stepTable(steps),
    ].join("\n\n");
  } finally {
    await browser.close();
    bare.stop();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the press on a link to the first paint of its page, whose fonts and scripts are known already. */
async function follow(
  browser: Browser,
  origin: string,
  from: string,
  link: string,
): Promise<number> {
  const visited = [otherArticle, addresses.energyScan, from];
  const { context, page } = await openPhone(browser, origin, visited);
  const way = page.locator(link).last();
  await way.hover();
  // As long as a finger rests before it lifts.
  await page.waitForTimeout(300);
  await way.click();
  await page.waitForURL((url) => url.pathname !== from);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName("first-contentful-paint")[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
  await context.close();
  return painted;
}

/** Milliseconds from the press on Next until the next question takes an answer. */
async function nextQuestion(browser: Browser, origin: string): Promise<number> {
  const { context, page } = await openPhone(browser, origin);
  await openQuestion(page, 2);
  await page.getByRole("radio", { name: "Often" }).check();
  const taken = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const next = [...document.querySelectorAll("button")].find(
          ({ textContent }) => textContent === "Next",
        );
        const start = performance.now();
        new MutationObserver(() => {
          if (document.querySelector("h1")?.matches(":focus")) resolve(performance.now() - start);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
        next?.click();
      }),
  );
  await context.close();
  return taken;
}

async function serveBareQuiz() {
  const body = brotliCompressSync(bareQuiz);
  const headers = { "content-type": "text/html", "content-encoding": "br" };
  const port = await freePort();
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(body);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

function pageTable(opened: ReadonlyMap<string, readonly Visit[]>): string {
  const limit = median(opened.get("bare quiz")?.map(({ largestPaint }) => largestPaint) ?? []);
  const rows = [...opened].map(([name, all]) => {
    const of = (field: keyof Visit) => median(all.map((visit) => visit[field]));
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    return [
      name,
      (of("largestPaint") / limit).toFixed(2),
      of("largestPaint").toFixed(0),
      of("blocked").toFixed(0),
      of("shift").toFixed(3),
      String(of("requests")),
      kilobytes(of("scriptBytes")),
      kilobytes(of("bytes") - of("fontBytes")),
      kilobytes(of("bytes")),
    ];
  });
  const head =
    "page|paint × bare quiz|largest paint, ms|blocked, ms|layout shift|requests|script, KB|without fonts, KB|all, KB";
  return table(head, rows);
}

function stepTable(steps: ReadonlyMap<string, readonly number[]>): string {
  const rows = [...steps].map(([name, times]) => [name, median(times).toFixed(0)]);
  return table("step|ms", rows);
}
