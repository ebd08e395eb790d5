import { expect, test } from "vitest";
import { ordinary, promotionCodeId, startSandbox } from "#sandbox/sandbox.fixture.ts";

const day = 24 * 60 * 60 * 1000;
const receivedBy = ({ received }: Awaited<ReturnType<typeof startSandbox>>) =>
  received.map(({ body }) => JSON.parse(body) as { id: string; type: string });

test("when the clock moves, open sessions expire and are told of", async () => {
  await using sandbox = await startSandbox();
  const { id } = await sandbox.stripe.checkout.sessions.create(ordinary());
  sandbox.testHelpers.advance(day - 60_000);
  expect(sandbox.testHelpers.sessions()).toMatchObject([{ id, status: "open" }]);
  sandbox.testHelpers.advance(60_000);
  expect(sandbox.testHelpers.sessions()).toMatchObject([{ id, status: "expired" }]);
  await expect
    .poll(() => receivedBy(sandbox))
    .toMatchObject([{ type: "checkout.session.expired" }]);
});

test("when the clock moves, promotion codes run out", async () => {
  await using sandbox = await startSandbox();
  const expires_at = Math.floor(sandbox.testHelpers.now().getTime() / 1000) + 3600;
  sandbox.testHelpers.createPromotionCode({ code: "HOUR", percent_off: 50, expires_at });
  const list = () => sandbox.stripe.promotionCodes.list({ code: "HOUR" });
  expect((await list()).data).toMatchObject([{ active: true }]);
  sandbox.testHelpers.advance(3_600_000);
  expect((await list()).data).toMatchObject([{ active: false }]);
});

test("a webhook is signed with the moved clock, or with any moment that is asked for", async () => {
  await using sandbox = await startSandbox();
  sandbox.testHelpers.advance(-3 * day);
  const { id } = await sandbox.stripe.checkout.sessions.create(ordinary());
  sandbox.testHelpers.pay(id);
  await expect.poll(() => sandbox.received.length).toBe(3);
  const [event] = sandbox.testHelpers.events();
  if (!event) throw new Error("no event");
  await sandbox.testHelpers.deliver(event, new Date(1_795_000_000_000));
  const [first = 0, , , last] = sandbox.received.map(({ signature }) =>
    Number(/^t=(\d+),/u.exec(signature)?.[1]),
  );
  expect(Math.abs(first - (Date.now() - 3 * day) / 1000)).toBeLessThan(60);
  expect(last).toBe(1_795_000_000);
});

test("held webhooks are delivered late, in any order, twice or never", async () => {
  await using sandbox = await startSandbox();
  sandbox.testHelpers.pauseWebhooks();
  const { id } = await sandbox.stripe.checkout.sessions.create(ordinary());
  const payment = sandbox.testHelpers.pay(id);
  if (payment.kind === "paid") await payment.answered;
  expect(sandbox.received).toEqual([]);

  const events = sandbox.testHelpers.events();
  expect(events.map(({ type }) => type)).toEqual([
    "charge.succeeded",
    "payment_intent.succeeded",
    "checkout.session.completed",
  ]);
  const [charged, , completed] = events;
  if (!charged || !completed) throw new Error("no events");
  expect(await sandbox.testHelpers.deliver(completed)).toBe(200);
  expect(await sandbox.testHelpers.deliver(charged)).toBe(200);
  expect(await sandbox.testHelpers.deliver(completed)).toBe(200);
  expect(receivedBy(sandbox).map((event) => event.id)).toEqual([
    completed.id,
    charged.id,
    completed.id,
  ]);
  expect(events.map((event) => event.pending_webhooks)).toEqual([0, 1, 0]);
});

test("events that happen after webhooks are sent again arrive by themselves", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  sandbox.testHelpers.pauseWebhooks();
  sandbox.testHelpers.pay((await sessions.create(ordinary())).id);
  sandbox.testHelpers.resumeWebhooks();
  const { id } = await sessions.create(ordinary());
  sandbox.testHelpers.advance(day);
  await expect.poll(() => receivedBy(sandbox)).toMatchObject([{ data: { object: { id } } }]);
});

test("one fact can be told by two events with ids of their own", async () => {
  await using sandbox = await startSandbox();
  await sandbox.stripe.checkout.sessions.create(ordinary());
  sandbox.testHelpers.advance(day);
  const [event] = sandbox.testHelpers.events();
  if (!event) throw new Error("no event");
  const twin = sandbox.testHelpers.duplicate(event);
  expect(twin.id).not.toBe(event.id);
  expect(twin.data).toEqual(event.data);
  expect(sandbox.testHelpers.events()).toEqual([event, twin]);
});

test.each(["succeeded", "failed"] as const)("a payment that takes days has %s", async (outcome) => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  const { id } = await sessions.create(ordinary());
  sandbox.testHelpers.startDelayedPayment(id);
  expect(await sessions.retrieve(id, { expand: ["payment_intent"] })).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
    payment_intent: { status: "processing" },
  });
  sandbox.testHelpers.endDelayedPayment(id, outcome);
  expect(await sessions.retrieve(id)).toMatchObject({
    status: "complete",
    payment_status: outcome === "succeeded" ? "paid" : "unpaid",
  });
  await expect
    .poll(() => receivedBy(sandbox).map(({ type }) => type))
    .toContain(`checkout.session.async_payment_${outcome}`);
});

test("a coupon may take a fixed amount off, never more than there is", async () => {
  await using sandbox = await startSandbox();
  for (const [code, amount_off, total] of [
    ["FOUR", 400, 599],
    ["ALL", 5000, 0],
  ] as const) {
    sandbox.testHelpers.createPromotionCode({ code, amount_off });
    const discounts = [{ promotion_code: await promotionCodeId(sandbox.stripe, code) }];
    const session = await sandbox.stripe.checkout.sessions.create(ordinary({ discounts }));
    expect(session.amount_total).toBe(total);
  }
});
