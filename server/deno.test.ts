import { join } from "node:path";
import { expect, inject } from "vitest";
import { site } from "#content/site.ts";
import { bundle } from "#deploy/bundle.ts";
import { startSandbox } from "#sandbox/sandbox.fixture.ts";
import { signatureFor } from "#sandbox/webhooks.ts";
import { asPost, orderOf } from "#tests/reliability/calls.ts";
import { startOn, testOnDeno as test } from "#tests/support/programs.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { ServeSettings } from "#tests/support/serve-functions.ts";

type Sent = { readonly path: string; readonly init: RequestInit };
type Answer = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
};

/** What the runtime adds for the connection, and not the app. */
const ofTheConnection = new Set([
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

const siteUrl = "https://petals.example";
const order = orderOf(siteUrl, "ada@example.com", "price_energy_report");

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Sent => ({
  path,
  init: asPost(body, { authorization: "", ...headers }),
});
const create = (fields: object, headers: Record<string, string> = {}) =>
  post("create-checkout", { ...order, ...fields }, { authorization: "Bearer anon", ...headers });
const ask = (sessionId: unknown, email: unknown) =>
  post("get-purchased-report", { sessionId, email });

const names = ["create-checkout", "get-purchased-report", "stripe-webhook"];

const sameBrowser = { "idempotency-key": "8e03978e-40d5-43dd-bc93-6894a57f9324" };

/** Calls that need no payment: preflights, refusals of every kind, and orders. */
const beforePayment: readonly Sent[] = [
  ...[...names, "none"].flatMap((path) =>
    ["OPTIONS", "GET", "HEAD", "PUT", "DELETE"].map((method) => ({ path, init: { method } })),
  ),
  post("create-checkout", order),
  post("create-checkout", order, { authorization: "anon" }),
  post("create-checkout", order, { authorization: "Bearer wrong" }),
  post("create-checkout", order, { apikey: "wrong" }),
  create({}, { "content-type": "text/plain" }),
  ...["", "{", "[]", "null", '"text"', "{}", "\u0000", '{"email":"\ud800"}'].map((body) =>
    post("create-checkout", body, { authorization: "Bearer anon" }),
  ),
  ...["", " ", "ada", "a b@example.com", 7, null, [], "ä@exämple.com"].map((email) =>
    create({ email }),
  ),
  create({ price_id: "price_other" }),
  create({ mode: "subscription" }),
  create({ success_url: "https://evil.example/success" }),
  create({ cancel_url: `${siteUrl}/elsewhere` }),
  create({ filler: "x".repeat(20_000) }),
  ...["NOSUCH", "EXPIRED", "USEDUP", "☯", "a b"].map((coupon_code) => create({ coupon_code })),
  create({ email: "quota@example.com", __proto__: null, amount: 1, quantity: 9 }),
  ...["", "short", "☯".repeat(16), "a, b"].map((key) =>
    create({}, { "idempotency-key": encodeURI(key) }),
  ),
  create({}, sameBrowser),
  create({ email: " ADA@example.com " }, sameBrowser),
  create({ coupon_code: "calm20" }, { authorization: "", apikey: "anon" }),
  create({ coupon_code: "GIFT100", email: "gift+☯@example.com" }),
  create({}),
  ask("cs_test_a1a1a1a1a1a1a1a1a1a1", "ada@example.com"),
  ask("../x", "ada@example.com"),
  ask("", ""),
  ask(1, {}),
  post("get-purchased-report", "no JSON"),
  post("stripe-webhook", { id: "evt_1" }),
  post("stripe-webhook", { id: "evt_1" }, { "stripe-signature": "t=1,v1=00" }),
  post("stripe-webhook", "x".repeat(600_000), { "stripe-signature": "t=1,v1=00" }),
];

async function answersOf(origin: string, calls: readonly Sent[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const { path, init } of calls) {
    const headers = { "accept-encoding": "identity", ...init.headers };
    const answer = await fetch(`${origin}/functions/v1/${path}`, { ...init, headers });
    answers.push({
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => !ofTheConnection.has(name)),
      body: Buffer.from(await answer.arrayBuffer()).toString("latin1"),
    });
  }
  return answers;
}

test("T26: Node and Deno answer the same calls byte for byte, on the way from the order to the report", async () => {
  await using sandbox = await startSandbox({
    unitAmount: site.offer.priceInCents,
    currency: site.offer.currency,
  });
  const now = new Date();
  const folder = temporaryFolder();
  await bundle(["tests/support/serve-functions.ts"], folder);
  const start = async (runtime: "Node" | "Deno") => {
    const settings: ServeSettings = {
      databaseUrl: await createDatabase(inject("postgresUrl")),
      secretKey: sandbox.secretKey,
      webhookSecret: sandbox.webhookSecret,
      sandboxPort: Number(new URL(sandbox.origin).port),
      siteUrl,
      priceId: order.price_id,
      now: now.toISOString(),
    };
    const program = startOn(runtime, join(folder, "tests/support/serve-functions.js"), {
      args: [JSON.stringify(settings)],
    });
    return `http://127.0.0.1:${await program.firstLine}`;
  };
  const [node, deno] = [await start("Node"), await start("Deno")];

  const first = await answersOf(node, beforePayment);
  // Their ids are the same, so the sandbox takes the second for a repetition of the first and gives the same sessions.
  expect(await answersOf(deno, beforePayment)).toEqual(first);
  const statuses = new Set(first.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual([200, 400, 401, 404, 405, 413, 415]);
  const sessions = [...new Set(first.flatMap(({ body }) => body.match(/cs_test_\w+/gu) ?? []))];
  expect(sessions).toHaveLength(6);
  const [unpaid, , paid = "", , free = ""] = sessions;
  for (const id of [paid, free]) await sandbox.pay({ id }, { email: "payer@example.com" });

  const event = (id: string, type: string, object: object) => {
    const payload = JSON.stringify({ id, object: "event", type, created: 1, data: { object } });
    const signature = signatureFor(payload, sandbox.webhookSecret, now);
    return post("stripe-webhook", payload, { "stripe-signature": signature });
  };
  const afterPayment = [
    ...[paid, free, unpaid].flatMap((id) =>
      ["ada@example.com", "ADA@example.com ", "gift+☯@example.com", "bo@example.com"].map((email) =>
        ask(id, email),
      ),
    ),
    event("evt_paid", "checkout.session.completed", { id: paid }),
    event("evt_paid", "checkout.session.completed", { id: paid }),
    event("evt_other", "invented.in.2030", {}),
    event("evt_none", "checkout.session.completed", { id: "cs_test_b2b2b2b2b2b2b2b2b2b2" }),
    ask(paid, "ada@example.com"),
    create({}, sameBrowser),
  ];
  const second = await answersOf(node, afterPayment);
  expect(await answersOf(deno, afterPayment)).toEqual(second);
  const bodiesWith = (text: string) => second.filter(({ body }) => body.includes(text));
  expect(bodiesWith('"report_access_granted":true')).toHaveLength(4);
  expect(bodiesWith('"received":true')).toHaveLength(4);
  expect(bodiesWith("/sandbox/pay/cs_test_")).toHaveLength(1);
}, 60_000);
