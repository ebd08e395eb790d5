/**
 * Compares what makes the report's PDF with three other libraries: the same report in the same browser, in one
 * interleaved run. Writes docs/pdf-libraries.md. A benchmark, not a test: nothing fails when it is slow.
 */
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { availableParallelism, cpus, totalmem } from "node:os";
import process from "node:process";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { exampleReading, reportsWith } from "#pdf/report.fixture.ts";
import { exampleScores } from "#tests/examples.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { bundle } from "./bundle.ts";
import { firstFile, furtherFiles, type FirstFile } from "./in-page.ts";

const libraries = ["pdfkit", "pdf-lib", "jspdf", "react-pdf"] as const;

const rounds = Number(process.argv[2] ?? 20);
const report = reportsWith(guidanceWith(exampleReading))(exampleScores.exampleReport);

const files = new Map<string, string>();
files.set("/", "<!doctype html><title>PDF libraries</title>");
files.set("/pages.js", await bundle("pages.ts", true));
for (const name of libraries) {
  files.set(`/${name}.js`, await bundle(`libraries/${name}.ts`, name === "pdfkit"));
}

const server = createServer((request, response) => {
  const body = files.get(request.url ?? "");
  const type = request.url?.endsWith(".js") ? "text/javascript" : "text/html";
  response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
if (address === null || typeof address === "string") throw new Error("The server has no port.");
const origin = `http://127.0.0.1:${address.port}`;

const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const firsts = new Map<string, FirstFile>();
  for (const name of libraries) {
    firsts.set(name, await inFreshPage(firstFile, { name, report }));
  }
  const times = await inFreshPage(furtherFiles, { libraries, report, rounds });
  const table = tableOf(firsts, times);
  await writeFile("docs/pdf-libraries.md", await pageAround(table));
  process.stdout.write(`${table}\n`);
} finally {
  await browser.close();
  server.close();
}

/** Runs a measurement in a browser context that has seen nothing. */
async function inFreshPage<Order, Result>(
  measure: (order: Order) => Promise<Result>,
  order: Order,
): Promise<Result> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  const result = await page.evaluate(measure as (order: unknown) => Promise<Result>, order);
  await context.close();
  return result;
}

function tableOf(
  firsts: ReadonlyMap<string, FirstFile>,
  times: Readonly<Record<string, readonly number[]>>,
): string {
  const fastest = Math.min(...libraries.map((name) => median(times[name] ?? [])));
  const rows = libraries.map((name) => {
    const { importMs, firstMs, bytes } = firsts.get(name) ?? { importMs: 0, firstMs: 0, bytes: 0 };
    const code = brotliCompressSync(files.get(`/${name}.js`) ?? "").length;
    const ms = median(times[name] ?? []);
    const cells = [
      name === "pdfkit" ? "**pdfkit, as used here**" : name,
      (code / 1024).toFixed(1),
      `${importMs.toFixed(0)} + ${firstMs.toFixed(0)}`,
      ms.toFixed(1),
      (ms / fastest).toFixed(1),
      bytes.toLocaleString("en-US"),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "| library | code, KiB brotli | load + first file, ms | further files, median ms | × fastest | file, bytes |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function pageAround(table: string): Promise<string> {
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date());
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${memory} GiB`;
  return `# PDF libraries side by side

\`npm run bench:pdf\`, ${date}, ${machine}, Chromium ${browser.version()}, ${rounds} interleaved rounds.

${table}

All draw the report of the fixed example visitor. The first row is the whole work that a visitor's browser does: layout, tags,
outline, any name. The others get the pages already laid out and only draw them, untagged, so their real work would be larger.
Compare by ratio: the milliseconds belong to this machine. What else weighed in the choice stands in
[decision 007](decisions/007-pdfkit-in-the-browser.md).
`;
}
