import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { paths } from "#server/contract.ts";
import { noteFinding, patience, stopwatch } from "./numbers.ts";
import { freePort, startShop } from "./processes.ts";
import { priceId, secretKey, webhookSecret } from "./shop.ts";

const drips = { headers: 500, body: 200 };
const longestSeconds = 60;
const perSecond = 50;

test(
  "T17: clients that send a byte a second are let go, and nobody waits for them",
  { timeout: patience },
  async () => {
    const elapsed = stopwatch();
    const folder = mkdtempSync(join(tmpdir(), "seven-petals-slow-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const port = await freePort();
    const child = await startShop({
      database: { kind: "sqlite", path: join(folder, "purchases.sqlite") },
      port,
      providerPort: 1,
      siteUrl: `http://127.0.0.1:${port}`,
      secretKey,
      webhookSecret,
      priceId,
    });
    onTestFinished(() => void child.kill("SIGKILL"));

    const open = stopwatch();
    const headerDrips = Array.from({ length: drips.headers }, () => drip(port, ""));
    const head = `POST ${paths.getPurchasedReport} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
    const bodyDrips = Array.from({ length: drips.body }, () => drip(port, head));
    const visits: Promise<number>[] = [];
    while (open() < 20) {
      visits.push(visit(port));
      // At a steady pace, as visitors come.
      // eslint-disable-next-line no-await-in-loop
      await setTimeout(1000 / perSecond);
    }
    const slowestHeader = Math.max(...(await Promise.all(headerDrips)));
    const slowestBody = Math.max(...(await Promise.all(bodyDrips)));
    const times = (await Promise.all(visits)).toSorted((a, b) => a - b);
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
    // The limits of 5 s and 10 s, a second until they are looked at, and one for a busy machine.
    expect(slowestHeader).toBeLessThan(7);
    expect(slowestBody).toBeLessThan(12);
    expect(p99).toBeLessThan(1);
    noteFinding({
      id: "T17",
      what: "slow clients",
      tried: `${drips.headers} that drip headers, ${drips.body} that drip a body, ${times.length} visitors among them`,
      found: `let go after at most ${slowestHeader.toFixed(1)} s and ${slowestBody.toFixed(1)} s; visitors answered in ${(p99 * 1000).toFixed(0)} ms (99 %)`,
      seconds: elapsed(),
    });
  },
);

/** Sends a byte each half second until it is let go; how long that took. */
async function drip(port: number, head: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const open = stopwatch();
  const closed = once(socket, "close");
  socket.resume();
  socket.write(head === "" ? "POST / HTTP/1.1\r\nX-Slow: " : head);
  const timer = setInterval(() => socket.write("a"), 500);
  await Promise.race([closed, setTimeout(longestSeconds * 1000, undefined, { ref: false })]);
  clearInterval(timer);
  socket.destroy();
  return open();
}

async function visit(port: number): Promise<number> {
  const waited = stopwatch();
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  await answer.text();
  return answer.status === 200 ? waited() : longestSeconds;
}
