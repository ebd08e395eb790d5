import { expect, test } from "vitest";
import { signatureFor } from "#sandbox/webhooks.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import { webhookSecret } from "./calls.ts";
import { eachAtOnce, seeded } from "./crowd.ts";
import { noteFinding } from "./findings.ts";
import { many } from "./numbers.ts";
import { openShop } from "./shop.ts";

const rolledSecret = "whsec_rolled_9876543210";
const random = seeded(5);
const below = (limit: number) => Math.floor(random() * limit);

/** A body that is about nothing we sell: accepted when it is signed, and done with. */
const event = (id: string) => `{"id":"evt_${id}","object":"event","type":"ping","data":{}}`;

type Post = { readonly body: string; readonly signature?: string | undefined };

/** Ways to spoil a signed event; each is to be refused. */
const spoilers: Readonly<Record<string, (body: string, now: Date) => Post>> = {
  "a bit of the body": (body, now) => ({
    body: flipped(body),
    signature: signatureFor(body, webhookSecret, now),
  }),
  "a bit of the signature": (body, now) => ({
    body,
    signature: flipped(signatureFor(body, webhookSecret, now)),
  }),
  "a space in the body": (body, now) => ({
    body: body.replace(",", ", "),
    signature: signatureFor(body, webhookSecret, now),
  }),
  "a byte order mark": (body, now) => ({
    body: `\uFEFF${body}`,
    signature: signatureFor(body, webhookSecret, now),
  }),
  "no header": (body) => ({ body }),
  "an empty header": (body) => ({ body, signature: "" }),
  "two times": (body, now) => ({
    body,
    signature: `t=1,${signatureFor(body, webhookSecret, now)}`,
  }),
  "another scheme": (body, now) => ({
    body,
    signature: signatureFor(body, webhookSecret, now).replace("v1=", "v0="),
  }),
  "a time that is none": (body, now) => ({
    body,
    signature: signatureFor(body, webhookSecret, now).replace(/t=\d+/u, "t=abc"),
  }),
  "another secret": (body, now) => ({ body, signature: signatureFor(body, "whsec_x", now) }),
  "an empty secret": (body, now) => ({ body, signature: signatureFor(body, "", now) }),
  "too old": (body, now) => ({ body, signature: signatureFor(body, webhookSecret, at(now, -301)) }),
  "from the future": (body, now) => ({
    body,
    signature: signatureFor(body, webhookSecret, at(now, 302)),
  }),
};

/** Ways to sign that are right. */
const signers: Readonly<Record<string, (body: string, now: Date) => Post>> = {
  "the secret": (body, now) => ({ body, signature: signatureFor(body, webhookSecret, now) }),
  "the rolled secret": (body, now) => ({ body, signature: signatureFor(body, rolledSecret, now) }),
  "both secrets at once": (body, now) => {
    const second = signatureFor(body, "whsec_older", now).replace(/^t=\d+,/u, "");
    return { body, signature: `${signatureFor(body, rolledSecret, now)},${second}` };
  },
  "almost too old": (body, now) => ({
    body,
    signature: signatureFor(body, webhookSecret, at(now, -290)),
  }),
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
  const spoiled = await sendAll(spoilers, many(1300, 10_000));
  const signed = await sendAll(signers, many(40, 400));
  expect(spoiled.filter(({ status }) => status !== 400)).toEqual([]);
  expect(signed.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await shop.count("select count(*) from provider_news")).toBe(signed.length);
  noteFinding({
    what: "signatures",
    tried: `${spoiled.length} spoiled events of ${Object.keys(spoilers).length} kinds, ${signed.length} signed ones with two secrets`,
    found: `0 false accepts, 0 false refusals; ${signed.length} events in the database`,
  });
});

function at(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** One visible character changed in one or two of its bits. */
function flipped(text: string): string {
  const place = below(text.length);
  const code = text.charCodeAt(place);
  const others = [1, 2, 3, 4, 8].map((bits) => code ^ bits).filter((c) => c > 32 && c < 127);
  return text.slice(0, place) + String.fromCharCode(others[0] ?? 65) + text.slice(place + 1);
}
