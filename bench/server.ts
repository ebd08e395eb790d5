import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { addresses } from "#content/site-map.ts";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { startSite } from "#tests/support/running-site.ts";
import { quantile } from "#tests/reliability/crowd.ts";
import type { Measured } from "./main.ts";

const rounds = 5;
const median = (values: readonly number[]) => quantile(values, 0.5);
const encodings = { plain: "identity", brotli: "gzip, deflate, br, zstd" };

/** The server's pages; needs built pages and wrk. */
export async function benchServer(): Promise<Measured> {
  await using site = await startSite({ NODE_OPTIONS: "--max-semi-space-size=2" });
  const { origin } = site;
  const html = await (await fetch(origin + addresses.energyScan)).text();
  const script = /<link rel="modulepreload"[^>]* href="([^"]+)"/u.exec(html)?.[1] ?? "";
  const rows = [];
  for (const address of [addresses.home, script]) {
    for (const [sent, encoding] of Object.entries(encodings)) {
      const url = origin + address;
      const barePort = await freePort();
      const bare = spawn("node", ["bench/bare.ts", `${barePort}`, url, encoding], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      await once(bare.stdout, "data");
      const pairs = Array.from({ length: rounds + 1 }, () => ({
        own: perSecond(url, encoding),
        limit: perSecond(addressAt(barePort), encoding),
      })).slice(1);
      bare.kill();
      rows.push({
        address,
        sent,
        "ratio to bare": median(pairs.map(({ own, limit }) => own / limit)).toFixed(2),
        "a second": median(pairs.map(({ own }) => own)).toFixed(0),
      });
    }
  }
  return {
    about:
      "Pages and their files a second by `wrk`, one process, beside a bare `node:http` server that sends the same headers and bytes",
    rows,
  };
}

/** Requests a second that a server on this machine answers over 32 connections, for one second. */
function perSecond(url: string, encoding: string): number {
  const options = ["-t1", "-c32", "-d1", "-H", `Accept-Encoding: ${encoding}`, url];
  const { stdout, error } = spawnSync("wrk", options, { encoding: "utf8" });
  if (error) throw new Error("This needs wrk: apt-get install wrk, or brew install wrk.");
  if (/Non-2xx|Socket errors/u.test(stdout)) throw new Error(`wrk found errors: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1]);
}
