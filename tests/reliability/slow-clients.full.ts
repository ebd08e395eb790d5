import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { paths } from "#domain/purchase/contract.ts";
import { quantile, stopwatch } from "./crowd.ts";
import { openSeparateShop } from "./processes.ts";

const drips = { headers: 500, body: 200 };
/** Clients that stop in the middle, of each of three kinds, and those that do not read; none ever hangs up. */
const stalled = { middle: 50, answer: 5 };
const lastsSeconds = 60;
const longestSeconds = 60;
const perSecond = 50;

test("T17: clients that send a byte a second are let go, and nobody waits for them", async () => {
  await using shop = await openSeparateShop({ engine: "SQLite", hasPages: true });
  const email = "ada@example.com";
  const sessionId = await shop.buy(email);
  const visit = async () => {
    const waited = stopwatch();
    const isOpen = await shop.opensReport(sessionId, email);
    return { isOpen, seconds: waited() };
  };

  await visit();
  const { openFiles } = await shop.measure();
  const open = stopwatch();
  const call = `POST ${paths.getPurchasedReport} HTTP/1.1\r\nHost: a\r\n`;
  const head = `${call}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
  const pages = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${shop.port}\r\n\r\n`.repeat(1000);
  const sockets = [
    ...["", call, `${head}{`].flatMap((bytes) => stall(stalled.middle, shop.port, bytes)),
    ...stall(stalled.answer, shop.port, pages),
  ];
  const dripAgain = (begun: string) => dripUntil(() => open() > lastsSeconds, shop.port, begun);
  const headerDrips = Array.from({ length: drips.headers }, () =>
    dripAgain("POST / HTTP/1.1\r\nX-Slow: "),
  );
  const bodyDrips = Array.from({ length: drips.body }, () => dripAgain(head));
  const visits: ReturnType<typeof visit>[] = [];
  const whileOpen = setTimeout(3000).then(shop.measure);
  while (open() < lastsSeconds) {
    visits.push(visit());
    // At a steady pace, as visitors come.
    await setTimeout(1000 / perSecond);
  }
  const [ofHeaders, ofBodies] = [
    (await Promise.all(headerDrips)).flat(),
    (await Promise.all(bodyDrips)).flat(),
  ];
  const slowest = (ends: typeof ofHeaders) => Math.max(...ends.map(({ seconds }) => seconds));
  const visitors = await Promise.all(visits);
  expect(visitors.filter(({ isOpen }) => !isOpen)).toEqual([]);
  // The limits of 5 s and 10 s, a second until they are looked at, and one for a busy machine.
  expect(slowest(ofHeaders)).toBeLessThan(7);
  expect(slowest(ofBodies)).toBeLessThan(12);
  const heads = [...ofHeaders, ...ofBodies].map(({ told }) => told.split("\r\n", 1)[0]);
  expect(new Set(heads)).toEqual(new Set(["HTTP/1.1 408 Request Timeout"]));
  const waited = visitors.map(({ seconds }) => seconds);
  expect(quantile(waited, 0.99)).toBeLessThan(0.2);
  // The guard of this very test: all of them were there at once.
  expect((await whileOpen).openFiles - openFiles).toBeGreaterThan(drips.headers + drips.body);
  // Those that never hang up have been there from the beginning and are still there.
  const left = async () => (await shop.measure()).openFiles - openFiles;
  await expect.poll(left, { timeout: 10_000 }).toBeLessThan(10);
  for (const socket of sockets) socket.destroy();
});

/** So many that send this, read nothing and never hang up. */
function stall(count: number, port: number, bytes: string) {
  return Array.from({ length: count }, () => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).pause();
    socket.on("error", () => undefined);
    socket.write(bytes);
    return socket;
  });
}

/** Sends a byte each half second until it is let go, and then begins anew; what it was told each time, and when. */
async function dripUntil(isOver: () => boolean, port: number, head: string) {
  const ends: { readonly seconds: number; readonly told: string }[] = [];
  while (!isOver()) {
    ends.push(await drip(port, head));
  }
  return ends;
}

async function drip(port: number, head: string) {
  const socket = connect(port, "127.0.0.1");
  const told: string[] = [];
  socket.on("data", (chunk) => told.push(String(chunk)));
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  await once(socket, "connect");
  const open = stopwatch();
  socket.write(head);
  const timer = setInterval(() => socket.write("a"), 500);
  await Promise.race([closed, setTimeout(longestSeconds * 1000, undefined, { ref: false })]);
  clearInterval(timer);
  socket.destroy();
  return { seconds: open(), told: told.join("") };
}
