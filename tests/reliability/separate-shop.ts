import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSite } from "#server/static/load-site.ts";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { callsTo } from "./calls.ts";
import { freshDatabase, type Engine } from "./fresh-database.ts";
import { startShop } from "./processes.ts";
import type { Measurement } from "./shop-process.ts";
import { openShop } from "./shop.ts";

const siteFolder = join(import.meta.dirname, "../../dist");

type Settings = {
  readonly engine: Engine;
  /** Whether it serves the built site; throws if there is none. */
  readonly hasPages?: boolean;
};

/** A server in a process of its own, its provider in this one, and the calls that visitors and Stripe make to it. */
export async function openSeparateShop({ engine, hasPages = false }: Settings) {
  const site = hasPages ? await loadSite(siteFolder, { siteUrl: "" }) : undefined;
  if (hasPages && !site) throw new Error("There is no built site. Run: npm run build");
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-separate-"));
  const { database, url, rows } = await freshDatabase(engine, folder);
  // Of this shop only the provider is used.
  const home = await openShop();
  home.testHelpers.pauseWebhooks();
  const port = await freePort();
  const child = await startShop({
    database,
    port,
    providerPort: home.providerPort,
    ...(hasPages ? { siteFolder } : {}),
  });
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
    /** Orders, and returns the session behind the payment page. Throws when the order is refused. */
    async openSession(email: string): Promise<string> {
      const { status, sessionId } = await calls.order(email);
      if (sessionId === undefined) throw new Error(`The order was refused with ${status}.`);
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
      child.kill("SIGKILL");
      await once(child, "close");
      await home[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type SeparateShop = Awaited<ReturnType<typeof openSeparateShop>>;
