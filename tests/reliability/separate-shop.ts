import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { signatureFor } from "#sandbox/delivery.ts";
import { paths } from "#server/contract.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { postgresAt, sqliteFile } from "./database.ts";
import { freePort, startShop } from "./processes.ts";
import type { Measurement } from "./shop-process.ts";
import { openShop, orderOf, priceId, secretKey, webhookSecret, type Engine } from "./shop.ts";

type Settings = { readonly engine: Engine; readonly siteFolder?: string };

/** A server in a process of its own, its provider in this one, and the calls that visitors and Stripe make to it. */
export async function openSeparateShop({ engine, siteFolder }: Settings) {
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-separate-"));
  const path = join(folder, "purchases.sqlite");
  const url = engine === "SQLite" ? path : await createDatabase(inject("postgresUrl"));
  // Of this shop only the provider is used.
  const home = await openShop();
  home.control.holdWebhooks();
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const child = await startShop({
    database: engine === "SQLite" ? { kind: "sqlite", path } : { kind: "postgres", url },
    port,
    providerPort: home.providerPort,
    siteUrl,
    secretKey,
    webhookSecret,
    priceId,
    ...(siteFolder === undefined ? {} : { siteFolder }),
  });

  const post = (call: string, body: object) =>
    fetch(siteUrl + call, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer anon" },
      body: JSON.stringify(body),
    });

  return {
    control: home.control,
    database: engine === "SQLite" ? sqliteFile(path) : postgresAt(url),
    /** SQLite's write-ahead log; there is none with PostgreSQL. */
    writeAheadLog: `${path}-wal`,
    /** Orders, and returns the session behind the payment page. Throws when the order is refused. */
    async order(email: string): Promise<string> {
      const answer = await post(paths.createCheckout, orderOf(siteUrl, email));
      const { url: page }: { url?: string } = await answer.json();
      if (page === undefined) throw new Error(`The order was refused with ${answer.status}.`);
      return page.split("/").at(-1) ?? "";
    },
    /** Whether the report of this session opens for this address. */
    async opensReport(sessionId: string, email: string): Promise<boolean> {
      const answer = await post(paths.getPurchasedReport, { sessionId, email });
      const { data }: { data?: { report_access_granted?: boolean } } = await answer.json();
      return data?.report_access_granted === true;
    },
    /** Tells the server, as Stripe would, that something happened to a session; whether it takes that. */
    async deliver(sessionId: string, type: string, eventId: string = randomUUID()) {
      const event = { id: `evt_${eventId}`, type, data: { object: { id: sessionId } } };
      const body = JSON.stringify(event);
      const headers = { "stripe-signature": signatureFor(body, webhookSecret, new Date()) };
      const answer = await fetch(siteUrl + stripeWebhookPath, { method: "POST", headers, body });
      await answer.body?.cancel();
      return answer.status === 200;
    },
    /** Whether a page or another file of the site comes, whole. */
    async visit(address: string): Promise<boolean> {
      const answer = await fetch(siteUrl + address);
      await answer.arrayBuffer();
      return answer.status === 200;
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
