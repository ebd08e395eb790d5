import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createStripeSetupReader, webhookEvents } from "./stripe-setup.ts";

const url = "https://petals.example/functions/v1/stripe-webhook";
const price = {
  id: "price_1",
  object: "price",
  livemode: true,
  active: true,
  type: "one_time",
  unit_amount: 999,
  currency: "usd",
};
const endpoint = {
  object: "webhook_endpoint",
  url,
  status: "enabled",
  enabled_events: webhookEvents,
};

const listOf = (...data: object[]) => ({ object: "list", has_more: false, data });
const refusal = (status: number, error: object) => ({ status, body: { error } });

/** A machine that answers like Stripe, and what the reader makes of it. */
async function read(answers: { price?: object; endpoints?: object }) {
  const server = createServer((request, response) => {
    const isPrice = request.url?.startsWith("/v1/prices/");
    const answer = (isPrice ? answers.price : answers.endpoints) ?? {};
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
  const readSetup = createStripeSetupReader("sk_test_1", { host: "127.0.0.1", port });
  return readSetup("price_1", url, AbortSignal.timeout(9000));
}

const good = { price: { body: price }, endpoints: { body: listOf(endpoint) } };

test("a price, an endpoint with all events, and the provider's clock are seen", async () => {
  expect(await read(good)).toEqual({
    kind: "seen",
    price: { live: true, active: true, paidOnce: true, amount: 999, currency: "usd" },
    webhook: { kind: "enabled", missingEvents: [] },
    clock: new Date("2026-11-20T12:00:00Z"),
  });
});

test("events that the endpoint is not told of are named; a star means all of them", async () => {
  const some = { ...endpoint, enabled_events: webhookEvents.slice(1) };
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
  ["hidden", refusal(403, { type: "invalid_request_error", message: "no right" })],
])("an endpoint can be %s", async (kind, endpoints) => {
  expect(await read({ ...good, endpoints })).toMatchObject({ kind: "seen", webhook: { kind } });
});

test("a price that does not exist is told apart from a key that is not taken", async () => {
  const missing = { type: "invalid_request_error", code: "resource_missing" };
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
