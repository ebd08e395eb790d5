import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { addresses } from "#content/site-map.ts";
import { pack } from "#deploy/pack.ts";
import { quantile } from "#tests/reliability/numbers.ts";
import { addressAt, freePort } from "#tests/support/ports.ts";
import type { Measured } from "./main.ts";

const rounds = 5;
const encodings = { plain: "identity", brotli: "gzip, deflate, br, zstd" };
const median = (values: readonly number[]) => quantile(values, 0.5);

/** The server's pages and its start; needs built pages and wrk. */
export async function benchServer(): Promise<readonly Measured[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "bench-server-"));
  return [
    {
      about:
        "Pages and their files a second by `wrk`, one process, beside a bare `node:http` server that sends the same headers and bytes",
      rows: await pageRows(folder.path),
    },
    {
      about:
        "From the start of the process to its first answer, and its memory (RSS) two seconds later, with Stripe's settings and SQLite",
      rows: await startRows(folder.path),
    },
  ];
}

/** What `npm start` runs once the settings are checked and the pages built. */
function startCommand(): string {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, cache = "", command = ""] = /^export (\S+);.* exec (.+)$/u.exec(scripts.start) ?? [];
  return `env ${cache} ${command}`;
}

const settingsIn = async (folder: string) => {
  const port = await freePort();
  return {
    PORT: String(port),
    SITE_URL: addressAt(port),
    DATABASE_URL: join(folder, `${port}.sqlite`),
    LOG_LEVEL: "error",
    PAYMENTS: "test",
    STRIPE_SECRET_KEY: "sk_test_none",
    STRIPE_WEBHOOK_SECRET: "whsec_none",
    PUBLIC_PRICE_ID: "price_none",
  };
};

async function pageRows(folder: string): Promise<Measured["rows"]> {
  const settings = await settingsIn(folder);
  const ours = await startProgram(startCommand(), settings);
  const html = await (await fetch(settings.SITE_URL + addresses.energyScan)).text();
  const script = /<link rel="modulepreload"[^>]* href="([^"]+)"/u.exec(html)?.[1] ?? "";
  const rows = [];
  for (const address of [addresses.home, script]) {
    for (const [sent, encoding] of Object.entries(encodings)) {
      const url = settings.SITE_URL + address;
      const port = await freePort();
      const bare = await startProgram(`node bench/bare.ts ${port} ${url} "${encoding}"`);
      // The first round warms up.
      const pairs = Array.from({ length: rounds + 1 }, () => ({
        own: perSecond(url, encoding),
        limit: perSecond(addressAt(port), encoding),
      })).slice(1);
      await bare.stop();
      rows.push({
        address,
        sent,
        "ratio to bare": median(pairs.map(({ own, limit }) => own / limit)).toFixed(2),
        "a second": median(pairs.map(({ own }) => own)).toFixed(0),
      });
    }
  }
  await ours.stop();
  return rows;
}

/** Requests a second that a server on this machine answers over 32 connections, for one second. */
function perSecond(url: string, encoding: string): number {
  const options = ["-t1", "-c32", "-d1", "-H", `Accept-Encoding: ${encoding}`, url];
  const { stdout, error } = spawnSync("wrk", options, { encoding: "utf8" });
  if (error) throw new Error("This needs wrk: apt-get install wrk, or brew install wrk.");
  if (/Non-2xx|Socket errors/u.test(stdout)) throw new Error(`wrk found errors: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1]);
}

async function startRows(folder: string): Promise<Measured["rows"]> {
  const packed = join(folder, "pack");
  await pack("dist", packed);
  const { scripts } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8"));
  const nothing = `require("http").createServer().listen(0, () => console.log("up"))`;
  const commands = {
    "packed, as the examples in deploy/ start it": scripts.start.replace(
      "exec",
      `env -C ${packed}`,
    ),
    "as `npm start` does it": startCommand(),
    "`node server/main.ts` alone": "node server/main.ts",
    "bare `node:http`": `node -e '${nothing}'`,
  };
  const programs = Object.entries(commands).map(([name, command]) => ({
    name,
    command,
    ms: [] as number[],
    megabytes: [] as number[],
  }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { command, ms, megabytes } of programs) {
      const program = await startProgram(command, await settingsIn(folder));
      await setTimeout(2000);
      const atRest = program.megabytes();
      await program.stop();
      // The first start fills the compile cache.
      if (round === 0) continue;
      ms.push(program.startMs);
      megabytes.push(atRest);
    }
  }
  return programs.map(({ name, ms, megabytes }) => ({
    command: name,
    "start, ms": median(ms).toFixed(0),
    "memory, MB": median(megabytes).toFixed(0),
  }));
}

/** Starts a server by a command of the shell, with these settings only, and waits for its first line, which it writes when it listens. */
async function startProgram(command: string, settings: Readonly<Record<string, string>> = {}) {
  const began = performance.now();
  const child = spawn("sh", ["-c", `exec ${command}`], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"], ...settings },
  });
  const exit = once(child, "exit");
  const first = await Promise.race([once(child.stdout, "data"), exit.then(() => undefined)]);
  if (first === undefined) throw new Error(`It ended at once: ${command}`);
  child.stdout.resume();
  return {
    startMs: performance.now() - began,
    /** What it holds in memory (RSS). Linux only: elsewhere not a number. */
    megabytes(): number {
      if (process.platform !== "linux") return Number.NaN;
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return (Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) * 1024) / 1_000_000;
    },
    async stop() {
      child.kill();
      await exit;
    },
  };
}
