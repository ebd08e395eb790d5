/**
 * Compares what makes the report's PDF with three other libraries: the same report in the same browser, in one
 * interleaved run.
 */
import { execSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import process from "node:process";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { median, table } from "#bench/table.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { exampleReading, reportsWith } from "#pdf/report.fixture.ts";
import { exampleScores } from "#tests/examples.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { bundle } from "./bundle.ts";
import { firstFile, furtherFiles, type FirstFile } from "./in-page.ts";

const libraries = ["pdfkit", "pdf-lib", "jspdf", "react-pdf"] as const;

const rounds = 20;
const report = reportsWith(guidanceWith(exampleReading))(exampleScores.exampleReport);

/** The table of libraries, in Markdown. The others are installed first, in a folder of their own. */
export async function benchPdf(): Promise<string> {
  for (const command of ["npm ci --prefix bench/pdf/peers", "tsc -p bench/pdf"])
    execSync(command, { stdio: "inherit" });
  const files = new Map<string, string>();
  files.set("/", "<!doctype html><title>PDF libraries</title>");
  files.set("/pages.js", await bundle("pages.ts", true));
  for (const name of libraries) {
    files.set(`/${name}.js`, await bundle(`libraries/${name}.ts`, name === "pdfkit"));
  }

  const port = await freePort();
  const server = createServer((request, response) => {
    const body = files.get(request.url ?? "");
    const type = request.url?.endsWith(".js") ? "text/javascript" : "text/html";
    response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");

  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const measureIn = inFreshPage(browser, addressAt(port));
  try {
    const firsts = new Map<string, FirstFile>();
    for (const name of libraries) {
      firsts.set(name, await measureIn(firstFile, { name, report }));
    }
    const times = await measureIn(furtherFiles, { libraries, report, rounds });
    return `Chromium ${browser.version()}, ${rounds} interleaved rounds:

${tableOf(files, firsts, times)}

All draw the report of the fixed example visitor. The first row is the whole work that a visitor's browser does: layout, tags,
outline, any name. The others get the pages already laid out and only draw them, untagged, so their real work would be larger.
What else weighed in the choice stands in [decision 007](decisions/007-pdfkit-in-the-browser.md).`;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs a measurement in a browser context that has seen nothing. */
const inFreshPage =
  (browser: Browser, origin: string) =>
  async <Order, Result>(measure: (order: Order) => Promise<Result>, order: Order) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(origin);
    const result = await page.evaluate(measure as (order: unknown) => Promise<Result>, order);
    await context.close();
    return result;
  };

function tableOf(
  files: ReadonlyMap<string, string>,
  firsts: ReadonlyMap<string, FirstFile>,
  times: Readonly<Record<string, readonly number[]>>,
): string {
  const fastest = Math.min(...libraries.map((name) => median(times[name] ?? [])));
  const rows = libraries.map((name) => {
    const { importMs, firstMs, bytes } = firsts.get(name) ?? { importMs: 0, firstMs: 0, bytes: 0 };
    const code = brotliCompressSync(files.get(`/${name}.js`) ?? "").length;
    const ms = median(times[name] ?? []);
    return [
      name === "pdfkit" ? "**pdfkit, as used here**" : name,
      (ms / fastest).toFixed(1),
      ms.toFixed(1),
      (code / 1024).toFixed(1),
      `${importMs.toFixed(0)} + ${firstMs.toFixed(0)}`,
      bytes.toLocaleString("en-US"),
    ];
  });
  const heads =
    "library|× fastest|further files, median ms|code, KiB brotli|load + first file, ms|file, bytes";
  return table(heads, rows);
}
