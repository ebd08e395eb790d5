import { expect, test } from "vitest";
import { ordinary, startSandbox } from "./sandbox.fixture.ts";

const day = 24 * 60 * 60 * 1000;

test("a webhook that is not answered with 2xx is sent again, under the same id", async () => {
  await using sandbox = await startSandbox({ answerWebhook: (index) => (index < 2 ? 500 : 200) });
  await sandbox.stripe.checkout.sessions.create(ordinary());
  sandbox.testHelpers.advance(day);
  await expect.poll(() => sandbox.received.length).toBe(3);
  const ids = sandbox.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  await expect.poll(() => sandbox.testHelpers.events()).toMatchObject([{ pending_webhooks: 0 }]);
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
