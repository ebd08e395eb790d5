import { fork, type ChildProcess, type ForkOptions } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { loadSite } from "#server/static/load-site.ts";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { root, startCommand } from "#tests/support/programs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { callsTo } from "./calls.ts";
import type { Measurement, ProcessSettings } from "./shop-process.ts";
import { freshDatabase, type Engine } from "./fresh-database.ts";
import { openShop } from "./shop.ts";

/** Starts a program of this folder, without waiting for it. It ends with its test at the latest. */
export function launch(file: string, settings: object, by: ForkOptions = {}): ChildProcess {
  const options = { execArgv: [], ...by };
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(settings)], options);
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Starts a server that can be killed, and waits until it listens. */
export async function startShop(
  settings: ProcessSettings,
  by?: ForkOptions,
): Promise<ChildProcess> {
  const child = launch("shop-process.ts", settings, by);
  const [message] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => ["it ended at once"]),
  ]);
  if (message !== "ready") throw new Error(`The server did not start: ${String(message)}.`);
  return child;
}

/** Ends a server at once, as a machine that fails does. */
export async function kill(child: ChildProcess): Promise<void> {
  // False for one that is dead already.
  if (child.kill("SIGKILL")) await once(child, "close");
}

type Settings = {
  readonly engine: Engine;
  /** Whether it serves the built site; throws if there is none. */
  readonly hasPages?: boolean;
};

/** A server in a process of its own, its provider in this one, and the calls that visitors and Stripe make to it. */
export async function openSeparateShop({ engine, hasPages = false }: Settings) {
  const siteFolder = join(root, "dist");
  const site = hasPages ? await loadSite(siteFolder, { siteUrl: "" }) : undefined;
  if (hasPages && !site) throw new Error("There is no built site. Run: npm run build");
  const { database, url, rows } = await freshDatabase(engine);
  // Of this shop only the provider is used.
  const home = await openShop();
  home.testHelpers.pauseWebhooks();
  const port = await freePort();
  const settings = { database, port, providerPort: home.providerPort };
  const child = await startShop(hasPages ? { ...settings, siteFolder } : settings);
  const calls = callsTo(addressAt(port));

  return {
    ...calls,
    port,
    testHelpers: home.testHelpers,
    rows,
    /** The addresses of the files that it serves. */
    addresses: [...(site?.files.keys() ?? [])],
    /** SQLite's write-ahead log; there is none with PostgreSQL. */
    writeAheadLog: `${url}-wal`,
    /** Orders, pays, and returns the session. Throws when the order is refused. */
    async buy(email: string): Promise<string> {
      const { status, sessionId } = await calls.order(email);
      if (sessionId === undefined) throw new Error(`The order was refused with ${status}.`);
      void home.testHelpers.pay(sessionId);
      return sessionId;
    },
    /** How the server's process fares. */
    async measure(): Promise<Measurement> {
      const answer = once(child, "message");
      child.send("measure");
      // The process sends nothing else once it is ready.
      return (await answer)[0] as Measurement;
    },
    async [Symbol.asyncDispose]() {
      await kill(child);
      await home[Symbol.asyncDispose]();
    },
  };
}

export type SeparateShop = Awaited<ReturnType<typeof openSeparateShop>>;

/** Starts the real program in an empty folder, with these settings only, and waits until it listens. */
export function startServer(settings: Record<string, string>) {
  return start([process.execPath, join(root, "server/main.ts")], temporaryFolder(), settings);
}

/** The same by `npm start`, as in the repository but that the pages are not built. */
export function startByNpm(settings: Record<string, string>) {
  const folder = temporaryFolder();
  for (const name of ["server", "node_modules"]) symlinkSync(join(root, name), join(folder, name));
  copyFileSync(join(root, "package.json"), join(folder, "package.json"));
  mkdirSync(join(folder, "web"));
  writeFileSync(join(folder, "web/build.ts"), "");
  return start(["npm", "start"], folder, settings);
}

async function start(command: readonly string[], folder: string, settings: Record<string, string>) {
  const server = startCommand(command, folder, { LOG_LEVEL: "error", ...settings });
  const ended = server.end.then(() => Promise.reject(new Error(server.said())));
  await Promise.race([server.says("no money moves"), ended]);
  return server;
}
