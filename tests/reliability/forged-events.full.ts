import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { signatureFor } from "#sandbox/webhooks.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import { addressAt } from "#tests/support/ports.ts";
import { webhookSecret } from "./calls.ts";
import type { Forgery } from "./forger.ts";
import { atRate } from "./crowd.ts";
import { noteFinding } from "./findings.ts";
import { stopwatch } from "./numbers.ts";
import { openSeparateShop } from "./processes.ts";

const clients = 20;
const kilobytes = 500;
const lastsSeconds = 20;
const perSecond = 50;

test("T5: large forged events keep no visitor waiting, and no genuine event of the same address is refused", async () => {
  await using shop = await openSeparateShop({ engine: "SQLite" });
  const email = "ada@example.com";
  const sessionId = await shop.openSession(email);
  shop.testHelpers.pay(sessionId);
  const visitors = () => atRate(perSecond, lastsSeconds, () => shop.opensReport(sessionId, email));
  const url = addressAt(shop.port) + stripeWebhookPath;
  const quiet = await visitors();

  const forgery: Forgery = { url, clients, bytes: kilobytes * 1000 };
  const forger = fork(join(import.meta.dirname, "forger.ts"), [JSON.stringify(forgery)], {
    execArgv: [],
  });
  onTestFinished(() => void forger.kill("SIGKILL"));
  await setTimeout(1000);
  const [besides, small, large] = await Promise.all([
    visitors(),
    genuineEvents(url, 0),
    genuineEvents(url, 100_000),
  ]);
  const counted = once(forger, "message");
  forger.send("count");
  // It sends nothing else.
  const [statuses] = (await counted) as [Record<string, number>];
  forger.kill("SIGKILL");

  expect(Object.keys(statuses)).toEqual(["400"]);
  expect({ small: small.refused, large: large.refused }).toEqual({ small: 0, large: 0 });
  expect(quiet.failed + besides.failed).toBe(0);
  // As long as without them, but for the work of a busy machine; unhindered it was twenty times as long.
  expect(besides.p50).toBeLessThan(quiet.p50 + 25);
  const times = ({ p50, p99 }: typeof quiet) => `${p50.toFixed(0)} ms and ${p99.toFixed(0)} ms`;
  noteFinding({
    what: "large forged events",
    tried: `${clients} clients with forged events of ${kilobytes} KB for ${lastsSeconds} s, ${perSecond} visitors/s, ${small.sent + large.sent} genuine events (${large.sent} large), all from one address`,
    found: `${statuses["400"]} read and refused; visitors wait ${times(besides)} (50 %, 99 %), else ${times(quiet)}; 0 genuine ones refused, slowest ${small.slowest.toFixed(1)} s, large ones ${large.slowest.toFixed(1)} s`,
  });
});

/** Delivers a genuine event a second, with so much in it that we do not read. */
async function genuineEvents(url: string, bytes: number) {
  const padding = "x".repeat(bytes);
  const answers = await Promise.all(
    Array.from({ length: lastsSeconds - 5 }, async (_, i) => {
      await setTimeout(i * 1000);
      const event = { id: `evt_${bytes}_${i}`, type: "ping", data: { object: { padding } } };
      const body = JSON.stringify(event);
      const headers = { "stripe-signature": signatureFor(body, webhookSecret, new Date()) };
      const waited = stopwatch();
      const answer = await fetch(url, { method: "POST", headers, body });
      await answer.body?.cancel();
      return { isTaken: answer.status === 200, seconds: waited() };
    }),
  );
  return {
    sent: answers.length,
    refused: answers.filter(({ isTaken }) => !isTaken).length,
    slowest: Math.max(...answers.map(({ seconds }) => seconds)),
  };
}
