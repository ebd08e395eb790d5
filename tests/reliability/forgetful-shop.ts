import { inject } from "vitest";
import { reconcile } from "#server/purchases/reconcile.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { eachAtOnce } from "./crowd.ts";
import { openShop, type Shop } from "./shop.ts";

export const minute = 60_000;
const readPath = "GET /v1/checkout/sessions/:id";
/** How long the provider takes for an answer, so that the work of a reconciler lasts. */
const answerMs = 50;
/** How many purchases a reconciler has under way at once. */
export const atOnce = 5;

/** A shop on PostgreSQL whose provider is slow and silent, and open pages of two minutes ago, of which every second was paid. */
export async function openForgetfulShop(pages: number) {
  const databaseUrl = await createDatabase(inject("postgresUrl"));
  const shop = await openShop({ engine: "PostgreSQL", databaseUrl });
  shop.testHelpers.pauseWebhooks();
  const forgotten = await eachAtOnce(10, Array.from({ length: pages }), (_, i) =>
    shop.openSession(`forgotten${i}@example.com`),
  );
  for (const [i, sessionId] of forgotten.entries()) if (i % 2) shop.testHelpers.pay(sessionId);
  shop.testHelpers.advance(2 * minute);
  shop.testHelpers.injectFault(readPath, "slow", { delayMs: answerMs });
  return { ...shop, databaseUrl, forgotten };
}

/** How often the provider was asked about each of these sessions. */
export function readsOf({ testHelpers }: Shop, sessions: readonly string[]): readonly number[] {
  const reads = new Map(sessions.map((sessionId) => [sessionId, 0]));
  for (const { route, path } of testHelpers.requests) {
    const sessionId = path.split("/").at(-1) ?? "";
    const before = reads.get(sessionId);
    if (route === readPath && before !== undefined) reads.set(sessionId, before + 1);
  }
  return [...reads.values()];
}

export const countPaid = (shop: Shop) =>
  shop.count("select count(*) from purchases where state = 'paid'");

/** Reconciles, as a server does, until nothing is due. */
export async function reconcileAll(deps: Shop["deps"]) {
  const all = { looked: 0, settled: 0 };
  for (let end = "cutShort"; end === "cutShort";) {
    const run = await reconcile(deps, AbortSignal.timeout(5 * minute));
    all.looked += run.looked;
    all.settled += run.settled;
    ({ end } = run);
  }
  return all;
}
