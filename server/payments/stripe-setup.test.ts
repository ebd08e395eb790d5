import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { plainCheckout } from "#server/settings/checkout.ts";
import { webhookEvents } from "./stripe-event.ts";
import { createStripeSetupReader } from "./stripe-setup.ts";

const url = "https://petals.example/functions/v1/stripe-webhook";
const price = {
  id: "price_1",
  object: "price",
  livemode: true,
  active: true,
  type: "one_time",
  unit_amount: 999,
  currency: "usd",
  tax_behavior: "inclusive",
};
const endpoint = {
  object: "webhook_endpoint",
  url,
  status: "enabled",
  enabled_events: Object.keys(webhookEvents),
};

const listOf = (...data: object[]) => ({ object: "list", has_more: false, data });
const refusal = (status: number, error: object) => ({ status, body: { error } });

/** Lists are empty, and a session with the id of the probe exists nowhere. */
function answerTo(path: string, answers: { price?: object; endpoints?: object }) {
  if (path.startsWith("/v1/prices/")) return answers.price;
  if (path.startsWith("/v1/webhook_endpoints")) return answers.endpoints;
  return path.endsWith("/expire") ? refusal(404, missing) : listOf();
}

/** A machine that answers like Stripe, and what the reader makes of it. */
async function read(
  answers: { price?: object; endpoints?: object },
  refuses: (call: string) => object | undefined = () => undefined,
  settings = plainCheckout,
) {
  const server = createServer((request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    const call = `${request.method} ${path}`;
    const answer = refuses(call) ?? answerTo(path, answers) ?? {};
    const { status, body } = { status: 200, body: answer, ...answer };
    response.writeHead(status, {
      "content-type": "application/json",
      date: "Fri, 20 Nov 2026 12:00:00 GMT",
    });
    response.end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const readSetup = createStripeSetupReader("sk_test_1", settings, { host: "127.0.0.1", port });
  return readSetup("price_1", url, AbortSignal.timeout(60_000));
}

const missing = { type: "invalid_request_error", code: "resource_missing" };
const noRight = refusal(403, { type: "invalid_request_error", message: "no right" });
const good = { price: { body: price }, endpoints: { body: listOf(endpoint) } };

test("a price, an endpoint with all events, and the provider's clock are seen", async () => {
  expect(await read(good)).toEqual({
    kind: "seen",
    price: {
      live: true,
      active: true,
      paidOnce: true,
      amount: 999,
      currency: "usd",
      includesTax: true,
    },
    missingRights: [],
    webhook: { kind: "enabled", missingEvents: [] },
    clock: new Date("2026-11-20T12:00:00Z"),
  });
});

test("events that the endpoint is not told of are named; a star means all of them", async () => {
  const some = { ...endpoint, enabled_events: Object.keys(webhookEvents).slice(1) };
  expect(await read({ ...good, endpoints: { body: listOf(some) } })).toMatchObject({
    webhook: { kind: "enabled", missingEvents: ["checkout.session.completed"] },
  });
  const all = { ...endpoint, enabled_events: ["*"] };
  expect(await read({ ...good, endpoints: { body: listOf(all) } })).toMatchObject({
    webhook: { kind: "enabled", missingEvents: [] },
  });
});

test.each([
  ["missing", { body: listOf({ ...endpoint, url: "https://other.example/" }) }],
  ["disabled", { body: listOf({ ...endpoint, status: "disabled" }) }],
  ["hidden", noRight],
])("an endpoint can be %s", async (kind, endpoints) => {
  expect(await read({ ...good, endpoints })).toMatchObject({ kind: "seen", webhook: { kind } });
});

test("a price that does not exist is told apart from a key that is not taken", async () => {
  expect(await read({ ...good, price: refusal(404, missing) })).toMatchObject({
    kind: "seen",
    price: undefined,
    webhook: { kind: "enabled" },
  });
  const badKey = { type: "invalid_request_error", message: "Invalid API Key: sk_test_1" };
  const refused = await read({ ...good, price: refusal(401, badKey) });
  expect(refused).toMatchObject({ kind: "refused" });
  expect(JSON.stringify(refused)).not.toContain("sk_test_1");
});

test.each([
  ["write Checkout Sessions", /^POST \/v1\/checkout\/sessions\/\w+\/expire$/u],
  ["read Checkout Sessions", /^GET \/v1\/checkout\/sessions$/u],
  ["read Payment Intents", /^GET \/v1\/payment_intents$/u],
  ["read Charges", /^GET \/v1\/charges$/u],
  ["read Disputes", /^GET \/v1\/disputes$/u],
  ["read Promotion Codes", /^GET \/v1\/promotion_codes$/u],
  ["read Coupons", /^GET \/v1\/coupons$/u],
])("a key without the right to %s is told so", async (right, refused) => {
  const asked: string[] = [];
  const setup = await read(good, (call) => {
    asked.push(call);
    return refused.test(call) ? noRight : undefined;
  });
  expect(setup).toMatchObject({ kind: "seen", missingRights: [right] });
  // Nothing is made, charged or given back: the one call that writes is about a session that does not exist.
  expect(asked.filter((call) => !call.startsWith("GET "))).toHaveLength(1);
});

test("a provider that breaks down over a right is no missing right", async () => {
  const broken = (call: string) => (call.endsWith("/v1/disputes") ? refusal(500, {}) : undefined);
  expect(await read(good, broken)).toMatchObject({ kind: "unreachable" });
});

const noTerms = refusal(400, { type: "invalid_request_error", param: "consent_collection" });
test.each([
  ["makes", { body: { id: "cs_live_tried" } }, undefined],
  ["refuses", noTerms, expect.stringMatching(/^StripeInvalidRequestError 400 consent_collection/u)],
])(
  "with settings of the payment page a page is tried that Stripe %s, and closed",
  async (_does, answer, pageProblem) => {
    const asked: string[] = [];
    const tries = (call: string) => {
      asked.push(call);
      return call === "POST /v1/checkout/sessions" ? answer : undefined;
    };
    const closes = (call: string) =>
      tries(call) ?? (call.includes("cs_live_tried") ? { body: {} } : undefined);
    const setup = await read(good, closes, { ...plainCheckout, termsOfService: true });
    expect(setup).toMatchObject({ kind: "seen", missingRights: [] });
    expect(setup).toHaveProperty("pageProblem", pageProblem);
    const closed = asked.includes("POST /v1/checkout/sessions/cs_live_tried/expire");
    expect(closed).toBe(pageProblem === undefined);
  },
);
