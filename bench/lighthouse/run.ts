import { execFile, execSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { median, table } from "#bench/table.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/running-site.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const rounds = 5;

/** The parts of Lighthouse's report that are read. */
type Audit = {
  readonly lighthouseVersion: string;
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
};

/** Lighthouse's marks for every page that search engines may list, on its slow phone: medians. */
export async function benchLighthouse(): Promise<string> {
  execSync("npm ci --prefix bench/lighthouse/peers", { stdio: "inherit" });
  const folder = await mkdtemp(join(tmpdir(), "bench-lighthouse-"));
  const site = await startSite(join(folder, "purchases.sqlite"));
  try {
    const sitemap = await readFile("dist/sitemap-0.xml", "utf8");
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    const rows: (string | number)[][] = [];
    let version = "";
    for (const path of paths) {
      const audits: Audit[] = [];
      // One after the other, or they would measure each other.
      // eslint-disable-next-line no-await-in-loop
      for (let round = 0; round < rounds; round++) audits.push(await audit(site.origin + path));
      version = audits[0]?.lighthouseVersion ?? "";
      const marks = categories.map((name) =>
        median(audits.map((one) => Math.round(one.categories[name].score * 100))),
      );
      rows.push([path, ...marks]);
    }
    return `Lighthouse ${version}, its slow phone, medians of ${rounds}:\n\n${table(`page|${categories.join("|")}`, rows)}`;
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function audit(address: string): Promise<Audit> {
  const { executablePath, env } = await findBrowser();
  const flags = ["--quiet", "--output=json", `--only-categories=${categories.join(",")}`];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "bench/lighthouse/peers/node_modules/lighthouse/cli/index.js",
      address,
      ...flags,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 2 ** 20 },
  );
  return JSON.parse(stdout);
}
