import type { Browser, BrowserContext, Page } from "@playwright/test";

/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms to the server. */
const phone = { cpu: 4, bytesPerSecond: 1_600_000 / 8, latency: 150 } as const;

export type Visit = {
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly fontBytes: number;
  /** Milliseconds until the largest thing in the window was painted. */
  readonly largestPaint: number;
  /** Milliseconds that the page was blocked: of each task, what goes beyond 50. */
  readonly blocked: number;
  readonly shift: number;
};

/** A window of a phone, slowed down; `visited` pages fill its cache first, at full speed. */
export async function openPhone(
  browser: Browser,
  origin: string,
  visited: readonly string[] = [],
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  for (const path of visited) await page.goto(path, { waitUntil: "networkidle" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: phone.cpu });
  return { context, page };
}

/** Opens a page for the first time on a slow phone. */
export async function firstVisit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const { context, page } = await openPhone(browser, origin);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type = "" }) => {
    if (!request.url.startsWith("data:")) types.set(requestId, type);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  await page.addInitScript(watchPaints);
  await page.goto(path, { waitUntil: "networkidle" });
  const seen = await page.evaluate(readPaints);
  await context.close();
  const sum = (wanted?: string) =>
    [...types]
      .filter(([, type]) => wanted === undefined || type === wanted)
      .reduce((bytes, [id]) => bytes + (sizes.get(id) ?? 0), 0);
  return {
    requests: types.size,
    bytes: sum(),
    scriptBytes: sum("Script"),
    fontBytes: sum("Font"),
    ...seen,
  };
}

type Paints = { largestPaint: number; blocked: number; shift: number };

/** Runs in the page, before all else. */
function watchPaints(): void {
  const seen: Paints = { largestPaint: 0, blocked: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", ({ startTime }) => (seen.largestPaint = startTime));
  watch("longtask", ({ duration }) => (seen.blocked += Math.max(0, duration - 50)));
  watch("layout-shift", (entry) => (seen.shift += "value" in entry ? Number(entry.value) : 0));
}

/** Runs in the page. */
function readPaints(): Paints {
  return (globalThis as unknown as { seen: Paints }).seen;
}
