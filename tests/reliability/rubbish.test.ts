import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import fc from "fast-check";
import { paths } from "#domain/purchase/contract.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import { eachAtOnce, isFull, many } from "./crowd.ts";
import { openShop } from "./shop.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const fields = ["price_id", "success_url", "cancel_url", "mode", "email", "sessionId", "a"];

/** Bodies that nobody should send. */
const rubbish = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: "binary" }).map(bytes),
  fc.json().map(bytes),
  fc
    .dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" })))
    .map((value) => bytes(JSON.stringify(value))),
  fc.nat(10_000).map((depth) => bytes("[".repeat(depth) + "]".repeat(depth))),
  fc.nat(3000).map((depth) => bytes(`{"email":`.repeat(depth) + "1" + "}".repeat(depth))),
  fc.string().map((text) => bytes(`{"email":"a","email":${JSON.stringify(text)}}`)),
  fc.constantFrom(
    bytes('{"email":"\\ud800@example.com","mode":"payment"}'),
    bytes('{"sessionId":"cs_test_\\u0000","email":"\\u0000"}'),
    new Uint8Array([0xff, 0xfe, 0x7b, 0x7d]),
    bytes(`\uFEFF{"email":"a"}`),
    new Uint8Array(20_000).fill(0x20),
    new Uint8Array(1_000_000).fill(0x41),
  ),
);
const types = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "text/plain",
  "multipart/form-data",
  "",
);

test("T16: no body, however strange, makes the server fail", async () => {
  await using shop = await openShop();
  const path = fc.constantFrom(paths.createCheckout, paths.getPurchasedReport, stripeWebhookPath);
  let sent = 0;
  let rssAfterWarmUp = 0;
  const runs = many(400, 50_000);
  await fc.assert(
    fc.asyncProperty(path, rubbish, types, fc.boolean(), async (url, body, type, inPieces) => {
      sent += 1;
      // The notes of the test are not the memory of the server.
      if (sent % 1000 === 0) shop.lines.length = 0;
      // The generator of rubbish needs memory of its own: by now it has it.
      if (sent === Math.floor(runs / 2)) rssAfterWarmUp = process.memoryUsage.rss();
      const answer = await shop.app.request(url, {
        method: "POST",
        headers: { authorization: "Bearer anon", "content-type": type },
        body: inPieces ? pieces(body) : Buffer.from(body),
        duplex: "half",
      } as RequestInit);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/u);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      JSON.parse(await answer.text());
    }),
    { numRuns: runs, seed: 16 },
  );
  const grownInMb = (process.memoryUsage.rss() - rssAfterWarmUp) / 1_048_576;
  if (isFull) expect(grownInMb).toBeLessThan(50);
  expect(await shop.count("select count(*) from purchases")).toBe(0);
});

test("T16: bodies that lie about their length, or break off, hold nobody else up", async () => {
  await using shop = await openShop();
  const { port } = new URL(shop.origin);
  const addresses = [paths.createCheckout, paths.getPurchasedReport, stripeWebhookPath];
  const lies = Array.from({ length: many(12, 500) }, (_, i) => i);
  await eachAtOnce(10, lies, async (i) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => undefined);
    // The server may close it before the last line below.
    const closed = new Promise((resolve) => void socket.on("close", resolve));
    await once(socket, "connect");
    const length = ["Content-Length: 5000", "Transfer-Encoding: chunked", "Content-Length: 2"];
    socket.write(
      `POST ${addresses[i % 2 ? 1 : i % 3]} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nStripe-Signature: t=1\r\nAuthorization: Bearer anon\r\n${length[i % 3]}\r\n\r\n`,
    );
    socket.resume();
    if (i % 4 === 2) {
      // Its headers are through when somebody who comes later is answered.
      socket.write(i % 3 === 1 ? "5\r\n{}" : "{");
      await fetch(`${shop.origin}/healthz`);
      socket.resetAndDestroy();
    } else socket.end(i % 2 ? "" : '{"sessionId":');
    await closed;
  });
  const after = await shop.askForReport("cs_test_none", "ada@example.com");
  expect(after.status).toBe(200);
  const failures = shop.lines.filter((line) => line.includes('"message":"failed"')).length;
  expect(failures).toBe(0);
});

function pieces(body: Uint8Array): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (let i = 0; i < body.length; i += 4096) controller.enqueue(body.slice(i, i + 4096));
      controller.close();
    },
  });
}
