import { expect, test } from "vitest";
import { paidSession, startSandbox } from "#sandbox/sandbox.fixture.ts";

type Running = Awaited<ReturnType<typeof startSandbox>>;

const typesOf = ({ testHelpers }: Running) => testHelpers.events().map(({ type }) => type);
const chargeOf = async ({ stripe }: Running, sessionId: string) => {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ["payment_intent.latest_charge"],
  });
  const payment = session.payment_intent;
  const charge = payment !== null && typeof payment === "object" ? payment.latest_charge : null;
  if (charge === null || typeof charge === "string") throw new Error("no charge");
  return charge;
};

test("a dispute is listed under its charge, which stays marked when the dispute is won", async () => {
  await using sandbox = await startSandbox();
  const { id } = await paidSession(sandbox);
  sandbox.testHelpers.openDispute(id);
  const charge = await chargeOf(sandbox, id);
  expect(charge).toMatchObject({ disputed: true, refunded: false });
  const { disputes } = sandbox.stripe;
  const list = async () => (await disputes.list({ charge: charge.id })).data;
  expect(await list()).toMatchObject([{ status: "needs_response", amount: 999 }]);
  sandbox.testHelpers.closeDispute(id, "won");
  expect(await list()).toMatchObject([{ status: "won", payment_intent: charge.payment_intent }]);
  expect(await chargeOf(sandbox, id)).toMatchObject({ disputed: true });
  expect((await disputes.list({ charge: "ch_other" })).data).toEqual([]);
  expect(typesOf(sandbox)).toEqual(
    expect.arrayContaining(["charge.dispute.created", "charge.dispute.closed"]),
  );
});

test("a payment can be refunded in parts, of each of which the shop is told", async () => {
  await using sandbox = await startSandbox();
  const { id } = await paidSession(sandbox);
  sandbox.testHelpers.refund(id, 400);
  expect(await chargeOf(sandbox, id)).toMatchObject({ refunded: false, amount_refunded: 400 });
  sandbox.testHelpers.refund(id);
  const told = sandbox.testHelpers.events().filter(({ type }) => type === "charge.refunded");
  expect(told.map(({ data }) => data)).toMatchObject([
    { object: { refunded: false }, previous_attributes: { amount_refunded: 0 } },
    { object: { refunded: true }, previous_attributes: { amount_refunded: 400 } },
  ]);
});

test("a refund that fails later gives the shop its money back, and is told of", async () => {
  await using sandbox = await startSandbox();
  const { id } = await paidSession(sandbox);
  sandbox.testHelpers.refund(id);
  expect(await chargeOf(sandbox, id)).toMatchObject({ refunded: true, amount_refunded: 999 });
  sandbox.testHelpers.failRefund(id);
  expect(await chargeOf(sandbox, id)).toMatchObject({ refunded: false, amount_refunded: 0 });
  expect(sandbox.testHelpers.events().at(-1)).toMatchObject({
    type: "refund.failed",
    data: { object: { status: "failed", failure_reason: "expired_or_canceled_card" } },
  });
  expect(() => sandbox.testHelpers.failRefund(id)).toThrow();
});

test("an early fraud warning names its charge", async () => {
  await using sandbox = await startSandbox();
  const { id } = await paidSession(sandbox);
  sandbox.testHelpers.createEarlyFraudWarning(id);
  const charge = await chargeOf(sandbox, id);
  expect(sandbox.testHelpers.events().at(-1)).toMatchObject({
    type: "radar.early_fraud_warning.created",
    data: { object: { charge: charge.id, payment_intent: charge.payment_intent } },
  });
});
