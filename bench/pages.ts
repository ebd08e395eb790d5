import { createServer } from "node:http";
import process from "node:process";
import { chromium, type Browser } from "@playwright/test";
import { addresses, articleAddress } from "#content/site-map.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { listenHere } from "#tests/support/ports.ts";
import { startSite } from "#tests/support/running-site.ts";
import { quantile } from "#tests/reliability/crowd.ts";
import type { Measured } from "./main.ts";

const visits = {
  landing: addresses.home,
  article: articleAddress("sacral-power"),
  about: addresses.about,
  "example report": addresses.exampleReport,
  scan: addresses.energyScan,
  success: `${addresses.success}?session_id=cs_test_1&email=ana%40example.com`,
};

const rounds = 5;
const median = (values: readonly number[]) => quantile(values, 0.5);

/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms to the server. */
const phone = { cpu: 4, bytesPerSecond: 1_600_000 / 8, latency: 150 };

/** The limit that pages are compared with: nothing but words, without framework, fonts or design. */
const bare = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Bare</title><h1>How have you been in the last few weeks?</h1>`;

/** The built pages on a slow phone, beside a bare one: medians of first visits, in turn. */
export async function benchPages(): Promise<Measured> {
  await using site = await startSite();
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(bare);
  });
  const { origin, close } = await listenHere(server);
  const { executablePath, env } = await findBrowser();
  await using browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--disable-gpu"],
  });
  const pages = Object.entries(visits).map(([name, path]) => ({ name, url: site.origin + path }));
  const all = [{ name: "bare", url: origin }, ...pages].map((page) => ({
    ...page,
    seen: [] as Visit[],
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { url, seen } of all) seen.push(await firstVisit(browser, url));
  }
  await close();
  const of = (seen: readonly Visit[], field: Exclude<keyof Visit, "tasks">) =>
    median(seen.map((one) => one[field]));
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = all.map(({ name, seen }) => ({
    page: name,
    "paint × bare": (of(seen, "paint") / of(all[0]?.seen ?? [], "paint")).toFixed(2),
    "largest paint, ms": of(seen, "paint").toFixed(0),
    "blocked, ms": of(seen, "blocked").toFixed(0),
    "before paint, ms": of(seen, "blockedBefore").toFixed(0),
    requests: of(seen, "requests"),
    "script, KB": kilobytes(of(seen, "scriptBytes")),
    "all, KB": kilobytes(of(seen, "bytes")),
  }));
  return {
    about:
      "First visits on a slow phone (a quarter of this machine's speed, 1.6 Mbit/s, 150 ms), beside a page written by hand",
    rows,
  };
}

type Visit = Awaited<ReturnType<typeof firstVisit>>;

/** Opens a page for the first time on a slow phone. Times are in milliseconds, bytes those on the wire with headers. */
async function firstVisit(browser: Browser, url: string) {
  await using context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: phone.cpu });
  await page.addInitScript(watchPaints);
  await page.goto(url, { waitUntil: "networkidle" });
  const visit = await page.evaluate(() => {
    const loaded = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ] as PerformanceResourceTiming[];
    const bytes = (some: typeof loaded) =>
      some.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      requests: loaded.length,
      bytes: bytes(loaded),
      scriptBytes: bytes(loaded.filter(({ name }) => new URL(name).pathname.endsWith(".js"))),
      ...(globalThis as unknown as { seen: Paints }).seen,
    };
  });
  // Total Blocking Time begins at the first contentful paint; what blocks before it delays that paint.
  const blocked = (from: number) =>
    visit.tasks.reduce(
      (sum, [start, end]) => sum + Math.max(0, end - Math.max(start, from) - 50),
      0,
    );
  return {
    ...visit,
    blocked: blocked(visit.firstPaint),
    blockedBefore: blocked(0) - blocked(visit.firstPaint),
  };
}

type Paints = {
  firstPaint: number;
  /** When the largest thing in the window was painted. */
  paint: number;
  /** Each long task's start and end. */
  tasks: [start: number, end: number][];
};

/** Runs in the page, before all else. */
function watchPaints(): void {
  const seen: Paints = { firstPaint: 0, paint: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", ({ startTime }) => (seen.paint = startTime));
  watch("paint", ({ startTime }) => (seen.firstPaint = startTime));
  watch("longtask", ({ startTime, duration }) =>
    seen.tasks.push([startTime, startTime + duration]),
  );
}
