import { existsSync, statSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { atRate, quantile } from "./crowd.ts";
import { openSeparateShop } from "./processes.ts";
import type { Measurement } from "./shop-process.ts";

const minutes = 30;
const ordersPerSecond = 8;
/** They come again: the limits remember each e-mail address for a day, which is no leak. */
const buyers = 1000;
/** Beside its order and its webhook, so that a buyer makes twelve or thirteen calls, and all together a hundred a second. */
const perBuyer = { pages: 7, reports: 3 };
const betweenLooksMs = 10_000;
const mebibyte = 2 ** 20;

type Look = Measurement & { readonly logBytes: number };

test("T19: through half an hour of visitors the server stays as it was", async () => {
  await using shop = await openSeparateShop({ engine: "SQLite", hasPages: true });
  const { addresses } = shop;

  const buyAndRead = async (index: number) => {
    const email = `ada${index % buyers}@example.com`;
    const pages = Array.from({ length: perBuyer.pages }, (_, i) =>
      shop.visit(addresses[(index * perBuyer.pages + i) % addresses.length] ?? "/"),
    );
    const sessionId = await shop.buy(email);
    const oks = [await shop.deliver(sessionId, "checkout.session.completed")];
    for (let i = 0; i < perBuyer.reports; i += 1) {
      // One after the other, as one visitor comes back.
      oks.push(await shop.opensReport(sessionId, email));
    }
    return [...oks, ...(await Promise.all(pages))].every(Boolean);
  };

  const over = new AbortController();
  const looks: Look[] = [];
  const looking = (async () => {
    while (!over.signal.aborted) {
      await setTimeout(betweenLooksMs);
      const log = shop.writeAheadLog;
      const logBytes = existsSync(log) ? statSync(log).size : 0;
      looks.push({ ...(await shop.measure()), logBytes });
    }
  })();
  const load = await atRate(ordersPerSecond, minutes * 60, buyAndRead);
  over.abort();
  await looking;

  // The first third is for warming up: compiled code, filled caches.
  const settled = looks.slice(Math.floor(looks.length / 3));
  const memory = growth(settled.map(({ residentBytes }) => residentBytes)) / mebibyte;
  const files = growth(settled.map(({ openFiles }) => openFiles));
  const delay = quantile(
    settled.map(({ loopDelayP99Ms }) => loopDelayP99Ms),
    0.5,
  );
  const log = Math.max(...looks.map(({ logBytes }) => logBytes)) / mebibyte;
  const paid = await shop.rows.count("select count(*) from purchases where state = 'paid'");
  expect(load.failed).toBe(0);
  expect(paid).toBe(load.calls);
  expect(memory).toBeLessThan(10);
  expect(files).toBeLessThan(10);
  expect(delay).toBeLessThan(50);
  expect(log).toBeLessThan(64);
});

/** By how much the straight line that fits these values best rises from the first to the last (least squares). */
function growth(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let along = 0;
  let squares = 0;
  values.forEach((value, i) => {
    along += (i - middle) * (value - mean);
    squares += (i - middle) ** 2;
  });
  return (along / squares) * (values.length - 1);
}
