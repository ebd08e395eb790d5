import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { signatureFor } from "#sandbox/webhooks.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import { addressAt } from "#tests/support/ports.ts";
import { webhookSecret } from "./calls.ts";
import { atRate, eachAtOnce, isFull, many, seeded, stopwatch } from "./crowd.ts";
import type { Forgery } from "./forger.ts";
import { launch, openSeparateShop } from "./processes.ts";
import { openShop } from "./shop.ts";

const rolledSecret = "whsec_rolled_9876543210";
const random = seeded(5);
const below = (limit: number) => Math.floor(random() * limit);

/** A body that is about nothing we sell: accepted when it is signed, and done with. */
const event = (id: string) => `{"id":"evt_${id}","object":"event","type":"ping","data":{}}`;

type Post = { readonly body: string; readonly signature?: string | undefined };

type Way = (body: string, now: Date) => Post;

const sign = signatureFor;
const signed = (body: string, now: Date, secret = webhookSecret): Post => ({
  body,
  signature: sign(body, secret, now),
});
/** Signed rightly, and then the body or the signature is changed. */
const withBody = (change: (body: string) => string): Way => {
  return (body, now) => ({ ...signed(body, now), body: change(body) });
};
const withSignature = (change: (signature: string) => string): Way => {
  return (body, now) => ({ body, signature: change(sign(body, webhookSecret, now)) });
};

/** Ways to spoil a signed event; each is to be refused. */
const spoilers: Readonly<Record<string, Way>> = {
  "a bit of the body": withBody(flipped),
  "a bit of the signature": withSignature(flipped),
  "a space in the body": withBody((body) => body.replace(",", ", ")),
  "a byte order mark": withBody((body) => `\uFEFF${body}`),
  "no header": (body) => ({ body }),
  "an empty header": withSignature(() => ""),
  "two times": withSignature((signature) => `t=1,${signature}`),
  "another scheme": withSignature((signature) => signature.replace("v1=", "v0=")),
  "a time that is none": withSignature((signature) => signature.replace(/t=\d+/u, "t=abc")),
  "another secret": (body, now) => signed(body, now, "whsec_x"),
  "an empty secret": (body, now) => signed(body, now, ""),
};

/** Ways to sign that are right. */
const signers: Readonly<Record<string, Way>> = {
  "the secret": (body, now) => signed(body, now),
  "the rolled secret": (body, now) => signed(body, now, rolledSecret),
  "both secrets at once": (body, now) => {
    const second = sign(body, "whsec_older", now).replace(/^t=\d+,/u, "");
    return { body, signature: `${sign(body, rolledSecret, now)},${second}` };
  },
};

test("T5: of thousands of spoiled events none passes, and none that is signed is refused", async () => {
  await using shop = await openShop({ webhookSecrets: [webhookSecret, rolledSecret] });
  const send = async ({ body, signature }: Post) => {
    const headers = {
      // As every client writes it; a request that never leaves the process has none of its own.
      "content-length": String(Buffer.byteLength(body)),
      ...(signature === undefined ? {} : { "stripe-signature": signature }),
    };
    return (await shop.app.request(stripeWebhookPath, { method: "POST", headers, body })).status;
  };
  const sendAll = async (ways: typeof spoilers, count: number) => {
    const kinds = Object.entries(ways);
    const posts = Array.from({ length: count }, (_, i) => kinds[i % kinds.length]).flatMap(
      (kind, i) => (kind ? [{ kind, id: `${kind[0].length}_${i}` }] : []),
    );
    return eachAtOnce(20, posts, async ({ kind: [name, make], id }) => ({
      name,
      status: await send(make(event(id), shop.testHelpers.now())),
    }));
  };
  const spoiled = await sendAll(spoilers, many(260, 10_000));
  const rightly = await sendAll(signers, many(12, 400));
  expect(spoiled.filter(({ status }) => status !== 400)).toEqual([]);
  expect(rightly.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await shop.count("select count(*) from provider_news")).toBe(rightly.length);
});

/** One visible character changed in one or two of its bits. */
function flipped(text: string): string {
  const place = below(text.length);
  const code = text.charCodeAt(place);
  const others = [1, 2, 3, 4, 8].map((bits) => code ^ bits).filter((c) => c > 32 && c < 127);
  return text.slice(0, place) + String.fromCharCode(others[0] ?? 65) + text.slice(place + 1);
}

const clients = 20;
const kilobytes = 500;
const lastsSeconds = 20;
const perSecond = 50;

test.runIf(isFull)(
  "T5: large forged events hold up neither visitors nor genuine events",
  async () => {
    await using shop = await openSeparateShop({ engine: "SQLite" });
    const email = "ada@example.com";
    const sessionId = await shop.buy(email);
    const visitors = () =>
      atRate(perSecond, lastsSeconds, () => shop.opensReport(sessionId, email));
    const url = addressAt(shop.port) + stripeWebhookPath;
    const quiet = await visitors();

    const forgery: Forgery = { url, clients, bytes: kilobytes * 1000 };
    const forger = launch("forger.ts", forgery);
    await setTimeout(1000);
    const [besides, small, large] = await Promise.all([
      visitors(),
      genuineEvents(url, 0),
      genuineEvents(url, 100_000),
    ]);
    const counted = once(forger, "message");
    forger.send("count");
    const [statuses] = (await counted) as [Record<string, number>];
    forger.kill("SIGKILL");

    expect(Object.keys(statuses)).toEqual(["400"]);
    expect({ small: small.refused, large: large.refused }).toEqual({ small: 0, large: 0 });
    expect(quiet.failed + besides.failed).toBe(0);
    // As long as without them, but for the work of a busy machine; unhindered it was twenty times as long.
    expect(besides.p50).toBeLessThan(quiet.p50 + 25);
    expect(Math.max(small.slowest, large.slowest)).toBeLessThan(10);
  },
);

/** Delivers a genuine event a second, with so much in it that we do not read. */
async function genuineEvents(url: string, bytes: number) {
  const padding = "x".repeat(bytes);
  const answers = await Promise.all(
    Array.from({ length: lastsSeconds - 5 }, async (_, i) => {
      await setTimeout(i * 1000);
      const data = { object: { padding } };
      const body = JSON.stringify({ id: `evt_${bytes}_${i}`, type: "ping", data });
      const headers = { "stripe-signature": signatureFor(body, webhookSecret, new Date()) };
      const waited = stopwatch();
      const answer = await fetch(url, { method: "POST", headers, body });
      await answer.body?.cancel();
      return { isTaken: answer.status === 200, seconds: waited() };
    }),
  );
  return {
    refused: answers.filter(({ isTaken }) => !isTaken).length,
    slowest: Math.max(...answers.map(({ seconds }) => seconds)),
  };
}
