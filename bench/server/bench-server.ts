import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addresses } from "#content/site-map.ts";
import { median, table } from "#bench/table.ts";
import { pack } from "#deploy/pack.ts";
import { createDatabase, startPostgres } from "#tests/support/postgres.ts";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { timeCalls } from "./calls.ts";
import { startProgram } from "./program.ts";
import { ask, perSecond } from "./wrk.ts";

const rounds = 5;
const sales = 1000;
const encodings = ["identity", "gzip, deflate, br, zstd"];

/** The tables of the server, in Markdown; it needs built pages and wrk. */
export async function benchServer(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bench-server-"));
  try {
    return [
      "Pages and their files a second by `wrk`, one process, beside a bare `node:http` server that sends the same headers and bytes:",
      await pagesTable(folder),
      "From the start of the process to its first answer, and its memory (RSS) two seconds later, with Stripe's settings and SQLite:",
      await startTable(folder),
      "Each call in the server's own time, without the provider's; one sale after the other:",
      await callsTable(folder),
    ].join("\n\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What `npm start` runs once the settings are checked and the pages built. */
async function startCommand(): Promise<string> {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
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

async function pagesTable(folder: string): Promise<string> {
  const settings = await settingsIn(folder);
  const ours = await startProgram(await startCommand(), settings);
  const html = (await ask(settings.SITE_URL + addresses.energyScan, "identity")).body.toString();
  const script = /<link rel="modulepreload"[^>]* href="([^"]+)"/u.exec(html)?.[1] ?? "";
  const rows = [];
  for (const path of [addresses.home, script]) {
    for (const encoding of encodings) {
      const url = settings.SITE_URL + path;
      const port = await freePort();
      const { body } = await ask(url, encoding);
      const bare = await startProgram(`node bench/server/bare.ts ${port} ${url} "${encoding}"`);
      const pairs = Array.from({ length: rounds + 1 }, () => [
        perSecond(url, encoding),
        perSecond(addressAt(port), encoding),
      ]).slice(1);
      await bare.stop();
      const [own = [], limit = []] = [0, 1].map((i) => pairs.map((pair) => pair[i] ?? 0));
      rows.push([
        path,
        encoding === "identity" ? "plain" : "brotli",
        median(pairs.map(([one = 0, other = 0]) => one / other)).toFixed(2),
        median(own).toFixed(0),
        median(limit).toFixed(0),
        body.length,
      ]);
    }
  }
  await ours.stop();
  return table("address|sent|ratio to bare|a second|bare, a second|bytes", rows);
}

async function startTable(folder: string): Promise<string> {
  const packed = join(folder, "pack");
  await pack("dist", packed);
  const { scripts } = JSON.parse(await readFile(join(packed, "package.json"), "utf8"));
  const programs = [
    {
      name: "packed, as the examples in deploy/ start it",
      command: scripts.start.replace("exec", `env -C ${packed}`),
    },
    { name: "as `npm start` does it", command: await startCommand() },
    { name: "`node server/main.ts` alone", command: "node server/main.ts" },
    {
      name: "bare `node:http`",
      command: `node -e 'require("http").createServer().listen(0, () => console.log("up"))'`,
    },
  ].map((program) => ({ ...program, starts: [] as { ms: number; megabytes: number }[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { command, starts } of programs) {
      const program = await startProgram(command, await settingsIn(folder));
      const megabytes = await program.megabytesAtRest();
      await program.stop();
      // The first start fills the compile cache.
      if (round > 0) starts.push({ ms: program.startMs, megabytes });
    }
  }
  const rows = programs.map(({ name, starts }) => [
    name,
    median(starts.map(({ ms }) => ms)).toFixed(0),
    median(starts.map(({ megabytes }) => megabytes)).toFixed(0),
  ]);
  return table("command|start, ms|memory, MB", rows);
}

async function callsTable(folder: string): Promise<string> {
  const postgres = await startPostgres();
  try {
    const databases = [
      ["SQLite", { kind: "sqlite", path: join(folder, "calls.sqlite") }],
      ["PostgreSQL", { kind: "postgres", url: await createDatabase(postgres.url) }],
    ] as const;
    const rows = [];
    for (const [engine, database] of databases) {
      for (const [kind, { p50, p99, asked }] of await timeCalls(database, sales)) {
        rows.push([engine, kind, p50.toFixed(2), p99.toFixed(2), asked.toFixed(0)]);
      }
    }
    return table("database|call|p50, ms|p99, ms|calls to the provider", rows);
  } finally {
    await postgres.close();
  }
}
