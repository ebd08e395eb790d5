import { expect, test } from "vitest";
import { ordinary, paidSession, startSandbox, type Received } from "./sandbox.fixture.ts";

const day = 24 * 60 * 60 * 1000;
const typesOf = (received: readonly Received[]) =>
  received.map(({ body }) => (JSON.parse(body) as { type: string }).type).toSorted();

test("a payment is told in three events that the SDK can verify", async () => {
  await using sandbox = await startSandbox();
  const session = await paidSession(sandbox);
  await expect.poll(() => sandbox.received.length).toBe(3);
  expect(typesOf(sandbox.received)).toEqual([
    "charge.succeeded",
    "checkout.session.completed",
    "payment_intent.succeeded",
  ]);
  for (const { body, signature } of sandbox.received) {
    const event = sandbox.stripe.webhooks.constructEvent(body, signature, sandbox.webhookSecret);
    expect(event).toMatchObject({ object: "event", api_version: "2026-10-28.endive" });
    expect(event.id).toMatch(/^evt_/u);
    if (event.type !== "checkout.session.completed") continue;
    expect(event.data.object).toMatchObject({
      id: session.id,
      status: "complete",
      payment_status: "paid",
    });
  }
});

test("a declined card is told in two events", async () => {
  await using sandbox = await startSandbox();
  const session = await sandbox.stripe.checkout.sessions.create(ordinary());
  await sandbox.pay(session, { number: "4000 0000 0000 0002" });
  await expect
    .poll(() => typesOf(sandbox.received))
    .toEqual(["charge.failed", "payment_intent.payment_failed"]);
});

test("a webhook that is not answered with 2xx is sent again, under the same id", async () => {
  await using sandbox = await startSandbox({ answerWebhook: (index) => (index < 2 ? 500 : 200) });
  await sandbox.stripe.checkout.sessions.create(ordinary());
  sandbox.testHelpers.advance(day);
  await expect.poll(() => sandbox.received.length).toBe(3);
  const ids = sandbox.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  await expect.poll(() => sandbox.testHelpers.events()).toMatchObject([{ pending_webhooks: 0 }]);
});

test("a redirect is no answer: it is not followed, and the webhook counts as undelivered", async () => {
  await using sandbox = await startSandbox({ answerWebhook: () => 302 });
  await sandbox.stripe.checkout.sessions.create(ordinary());
  sandbox.testHelpers.advance(day);
  await expect.poll(() => sandbox.received.length).toBe(3);
  expect(sandbox.testHelpers.events()).toMatchObject([
    { type: "checkout.session.expired", pending_webhooks: 1 },
  ]);
  expect(new Set(sandbox.received.map(({ path }) => path))).toEqual(new Set(["/webhook"]));
});

test("an event keeps what was true when it happened", async () => {
  await using sandbox = await startSandbox();
  const { id } = await paidSession(sandbox);
  sandbox.testHelpers.refund(id);
  const [charged] = sandbox.testHelpers.events();
  expect(charged).toMatchObject({
    type: "charge.succeeded",
    data: { object: { refunded: false } },
  });
});

test("the payer is sent on only after the shop has answered the webhook", async () => {
  const shop = Promise.withResolvers<number>();
  await using sandbox = await startSandbox({
    answerWebhook: () => shop.promise,
    webhookAnswerLimit: 3_600_000,
  });
  const session = await sandbox.stripe.checkout.sessions.create(ordinary());
  const order: string[] = [];
  const paying = sandbox.pay(session).then(() => order.push("sent on"));
  await expect.poll(() => sandbox.received.length).toBe(3);
  order.push("answered");
  shop.resolve(200);
  await paying;
  expect(order).toEqual(["answered", "sent on"]);
});

test.each([
  ["longer than the limit, it holds the payer up no longer", 20],
  ["when the sandbox closes, nobody waits for it", 3_600_000],
])("while a shop does not answer %s", async (_, webhookAnswerLimit) => {
  const never = Promise.withResolvers<number>();
  const answerWebhook = () => never.promise;
  await using sandbox = await startSandbox({ answerWebhook, webhookAnswerLimit });
  const paying = sandbox.pay(await sandbox.stripe.checkout.sessions.create(ordinary()));
  await expect.poll(() => sandbox.received.length).toBe(3);
  if (webhookAnswerLimit > 20) await sandbox.close();
  expect((await paying).status).toBe(303);
});
