import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { transformWithOxc } from "vite";
import type { Page } from "@playwright/test";
import { oldestBrowsers } from "#content/browsers.ts";
import { addresses, articleAddress } from "#content/site-map.ts";
import { articleLike } from "#tests/support/articles.ts";
import { openConfirmation } from "#tests/support/starts.ts";
import { ownAddress } from "#tests/support/buying.ts";
import { expect, test } from "#tests/support/visitor.ts";

/** A page's weight: what a first visitor's browser asks for, in bytes on the wire with headers. */
type Weight = {
  readonly requests: number;
  readonly scripts: number;
  readonly fonts: number;
  readonly all: number;
};

/** Weighs all that `open` causes. No page may ask for a style sheet, which would hold back its first paint. */
async function weigh(page: Page, open: () => Promise<unknown>): Promise<Weight> {
  const answers: Promise<readonly [type: string, bytes: number]>[] = [];
  page.on("response", (response) => {
    const request = response.request();
    answers.push(
      request
        .sizes()
        .then((size) => [request.resourceType(), size.responseBodySize + size.responseHeadersSize]),
    );
  });
  await open();
  await page.waitForLoadState("networkidle");
  const all = await Promise.all(answers);
  expect(all.map(([type]) => type)).not.toContain("stylesheet");
  const sum = (wanted?: string) =>
    all.reduce((bytes, [type, size]) => bytes + (!wanted || type === wanted ? size : 0), 0);
  return { requests: all.length, scripts: sum("script"), fonts: sum("font"), all: sum() };
}

const kilobyte = 1024;
const contentPages = [
  addresses.home,
  addresses.about,
  addresses.blog,
  addresses.exampleReport,
  articleAddress(articleLike("sacral-power").slug),
];

for (const path of contentPages) {
  test(`${path} is light on the wire`, { tag: "@phone" }, async ({ page }) => {
    const { requests, fonts, all } = await weigh(page, () => page.goto(path));
    // The owner's own, each of at most 200 KB (owners-words.spec.ts).
    const photos = await page.locator('img[src$=".avif"]').count();
    // One more font where italics stand, in articles.
    const italics = Number(path.startsWith(`${addresses.blog}/`));
    expect(requests).toBeLessThanOrEqual(6 + italics + photos);
    expect(all - fonts).toBeLessThanOrEqual((22 + 200 * photos) * kilobyte);
    expect(fonts).toBeLessThanOrEqual((43 + 23.5 * italics) * kilobyte);
  });
}

test("the scan begins with few requests and bytes, most of them used", async ({ page }) => {
  let files: Awaited<ReturnType<typeof page.coverage.stopJSCoverage>> = [];
  const { requests, scripts, all } = await weigh(page, async () => {
    await page.coverage.startJSCoverage();
    await page.goto(addresses.energyScan);
    await page.getByRole("button", { name: "Begin My Scan" }).click();
    await expect(page.getByText("Question 1 of 21", { exact: true })).toBeVisible();
    files = await page.coverage.stopJSCoverage();
  });
  expect(requests).toBeLessThanOrEqual(12);
  expect(scripts).toBeGreaterThan(10_000);
  expect(scripts).toBeLessThanOrEqual(76 * kilobyte);
  expect(all).toBeLessThanOrEqual(140 * kilobyte);

  let unused = 0;
  let whole = 0;
  for (const { url, source = "", functions } of files) {
    if (!url.includes("/_astro/") || url.includes("/react.")) continue;
    const isUsed = new Uint8Array(source.length).fill(1);
    // Ranges are nested, the inner ones later.
    for (const { ranges } of functions) {
      for (const { startOffset, endOffset, count } of ranges) {
        isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset);
      }
    }
    whole += source.length;
    unused += isUsed.filter((used) => used === 0).length;
  }
  expect(whole).toBeGreaterThan(10_000);
  expect(unused / whole).toBeLessThanOrEqual(0.45);
});

test("a page names in its head every script that it runs first", async ({ page }) => {
  for (const path of [addresses.energyScan, addresses.success]) {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const html = await (await page.request.get(path)).text();
    const links = html.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)">/gu);
    const named = [...links].map(([, address]) => address);
    expect(asked.length, path).toBeGreaterThan(2);
    expect(named.toSorted(), path).toEqual(asked.toSorted());
    page.removeAllListeners("request");
  }
});

test("the confirmation has at most 72 KB of script", async ({ page }) => {
  const { scripts } = await weigh(page, () =>
    openConfirmation(page, { email: ownAddress("light") }),
  );
  expect(scripts).toBeLessThanOrEqual(72 * kilobyte);
});

test("what makes the PDF is a file of its own of at most 143 KB compressed, and 86 KB of fonts", () => {
  const workers = globSync("dist/_astro/pdf-worker*.js");
  expect(workers).toHaveLength(1);
  const code = readFileSync(workers[0] ?? "");
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(143 * 1024);
  const fonts = globSync("dist/_astro/*.woff");
  const size = fonts.reduce((sum, name) => sum + statSync(name).size, 0);
  expect(size).toBeLessThanOrEqual(86 * 1000);
});

const target = Object.entries(oldestBrowsers).map(
  ([name, version]) => name.toLowerCase() + version,
);
/** What the oldest browsers drop, and nothing plainer stands beside it: functions of colors, nested rules, and what is scoped. */
const newerStyle =
  /light-dark\(|(?:rgb|hsl|oklch|lab|lch|color)\(from |@scope|@starting-style|[{;}]&/u;

/** Each inline style or script of the built pages once, and each file of script. */
function built(kind: "style" | "script"): ReadonlyMap<string, string> {
  const files = kind === "script" ? globSync("dist/_astro/*.js") : [];
  const texts = new Map(files.map((file) => [readFileSync(file, "utf8"), file]));
  for (const file of globSync("dist/**/*.html")) {
    const inline = new RegExp(`<${kind}(?: type="module")?>([^]*?)</${kind}>`, "gu");
    for (const [, text = ""] of readFileSync(file, "utf8").matchAll(inline)) texts.set(text, file);
  }
  return texts;
}

test("the README names the oldest browsers", () => {
  const names = Object.entries(oldestBrowsers).map((browser) => browser.join(" "));
  expect(readFileSync("README.md", "utf8")).toContain(names.join(", "));
});

test("what is built has no style that the oldest browsers drop", () => {
  const styles = built("style");
  expect(styles.size).toBeGreaterThan(5);
  for (const [text, file] of styles) expect(newerStyle.exec(text)?.[0], file).toBeUndefined();
});

test("what is built has no script that the oldest browsers cannot read", async () => {
  const scripts = built("script");
  expect(scripts.size).toBeGreaterThan(10);
  for (const [text, file] of scripts) {
    const [asItIs, forOldest] = await Promise.all(
      ["esnext", target].map(
        async (one) => (await transformWithOxc(text, "a.js", { target: one })).code,
      ),
    );
    expect(forOldest === asItIs, file).toBe(true);
  }
});
