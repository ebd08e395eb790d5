import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, paidSession, startSandbox } from "./sandbox.fixture.ts";

async function paid(sandbox: Awaited<ReturnType<typeof startSandbox>>) {
  const session = await paidSession(sandbox);
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { intent: intent.id, charge: (intent.latest_charge as Stripe.Charge).id };
}

test("a full refund gives everything back and marks the charge", async () => {
  await using sandbox = await startSandbox();
  const { intent, charge } = await paid(sandbox);
  const refund = await sandbox.stripe.refunds.create({
    payment_intent: intent,
    reason: "requested_by_customer",
  });
  expect(refund).toMatchObject({
    amount: 999,
    status: "succeeded",
    charge,
    payment_intent: intent,
  });
  expect(await sandbox.stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id });
  expect(await sandbox.stripe.charges.retrieve(charge, { expand: ["refunds"] })).toMatchObject({
    amount_refunded: 999,
    refunded: true,
    refunds: { data: [{ id: refund.id }] },
  });
});

test("parts can be refunded until nothing is left", async () => {
  await using sandbox = await startSandbox();
  const { charge } = await paid(sandbox);
  const { refunds, charges } = sandbox.stripe;
  await refunds.create({ charge, amount: 400 });
  expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 400, refunded: false });
  await expect(refunds.create({ charge, amount: 600 })).rejects.toMatchObject({
    param: "amount",
    message: "Refund amount ($6.00) is greater than unrefunded amount on charge ($5.99)",
  });
  await refunds.create({ charge });
  expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 999, refunded: true });
  await expect(refunds.create({ charge })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  expect((await refunds.list({ charge })).data.map(({ amount }) => amount)).toEqual([599, 400]);
});

test("charge.refunded tells the shop for a part as for the whole", async () => {
  await using sandbox = await startSandbox();
  const { charge } = await paid(sandbox);
  await sandbox.stripe.refunds.create({ charge, amount: 1 });
  await sandbox.stripe.refunds.create({ charge });
  const { data } = await sandbox.stripe.events.list({ type: "charge.refunded" });
  expect(data.map((event) => event.data)).toMatchObject([
    {
      object: { refunded: true, amount_refunded: 999 },
      previous_attributes: { amount_refunded: 1 },
    },
    {
      object: { refunded: false, amount_refunded: 1 },
      previous_attributes: { amount_refunded: 0 },
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
  [{ charge: "ch_x" }, { code: "resource_missing", param: "charge" }],
  [{ payment_intent: "pi_x" }, { code: "resource_missing", param: "payment_intent" }],
  [
    { charge: "ch_x", amount: 0 },
    { code: "parameter_invalid_integer", param: "amount" },
  ],
  [
    { charge: "ch_x", amount: 1.5 },
    { code: "parameter_invalid_integer", param: "amount" },
  ],
] as const)("a refund of %j is refused", async ([params, error]) => {
  await using sandbox = await startSandbox();
  await expect(sandbox.stripe.refunds.create(params)).rejects.toMatchObject({
    statusCode: 400,
    ...error,
  });
});
