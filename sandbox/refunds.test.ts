import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, paidSession, startSandbox } from "./sandbox.fixture.ts";

async function paid(sandbox: Awaited<ReturnType<typeof startSandbox>>) {
  const read = (id: string) =>
    sandbox.stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });
  const { id } = await paidSession(sandbox);
  const intentOf = async () => (await read(id)).payment_intent as Stripe.PaymentIntent;
  return {
    payment_intent: (await intentOf()).id,
    charge: async () => (await intentOf()).latest_charge as Stripe.Charge,
  };
}

test("a full refund gives everything back and marks the charge", async () => {
  await using sandbox = await startSandbox();
  const { payment_intent, charge } = await paid(sandbox);
  const refund = await sandbox.stripe.refunds.create({
    payment_intent,
    reason: "requested_by_customer",
  });
  const { id, amount_refunded, refunded } = await charge();
  expect(refund).toMatchObject({ amount: 999, status: "succeeded", charge: id, payment_intent });
  expect({ amount_refunded, refunded }).toEqual({ amount_refunded: 999, refunded: true });
});

test("parts can be refunded until nothing is left", async () => {
  await using sandbox = await startSandbox();
  const { payment_intent, charge } = await paid(sandbox);
  const { refunds } = sandbox.stripe;
  await refunds.create({ payment_intent, amount: 400 });
  expect(await charge()).toMatchObject({ amount_refunded: 400, refunded: false });
  await expect(refunds.create({ payment_intent, amount: 600 })).rejects.toMatchObject({
    param: "amount",
    message: "Refund amount ($6.00) is greater than unrefunded amount on charge ($5.99)",
  });
  expect(await refunds.create({ payment_intent })).toMatchObject({ amount: 599 });
  expect(await charge()).toMatchObject({ amount_refunded: 999, refunded: true });
  await expect(refunds.create({ payment_intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
});

test("charge.refunded tells the shop for a part as for the whole", async () => {
  await using sandbox = await startSandbox();
  const { payment_intent } = await paid(sandbox);
  await sandbox.stripe.refunds.create({ payment_intent, amount: 1 });
  await sandbox.stripe.refunds.create({ payment_intent });
  const events = sandbox.testHelpers.events().filter(({ type }) => type === "charge.refunded");
  expect(events.map((event) => event.data)).toMatchObject([
    {
      object: { refunded: false, amount_refunded: 1 },
      previous_attributes: { amount_refunded: 0 },
    },
    {
      object: { refunded: true, amount_refunded: 999 },
      previous_attributes: { amount_refunded: 1 },
    },
  ]);
});

test("a payment that failed has nothing to refund", async () => {
  await using sandbox = await startSandbox();
  const session = await sandbox.stripe.checkout.sessions.create(ordinary());
  await sandbox.pay(session, { number: "4000000000000002" });
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  await expect(sandbox.stripe.refunds.create({ payment_intent: String(intent) })).rejects.toThrow(
    /does not have a successful charge/u,
  );
});

test.for([
  [{}, { code: "parameter_missing" }],
  [{ payment_intent: "pi_x" }, { code: "resource_missing", param: "payment_intent" }],
  [
    { payment_intent: "pi_x", amount: 0 },
    { code: "parameter_invalid_integer", param: "amount" },
  ],
  [
    { payment_intent: "pi_x", amount: 1.5 },
    { code: "parameter_invalid_integer", param: "amount" },
  ],
] as const)("a refund of %j is refused", async ([params, error]) => {
  await using sandbox = await startSandbox();
  await expect(sandbox.stripe.refunds.create(params)).rejects.toMatchObject({
    statusCode: 400,
    ...error,
  });
});
