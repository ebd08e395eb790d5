import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { readEvent, signatureProblem } from "./stripe-event.ts";

const stripe = new Stripe("sk_test_unused");
const now = new Date("2026-11-20T12:00:00Z");
const nowInSeconds = now.getTime() / 1000;
const secrets = ["whsec_new", "whsec_old"];
const event = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "checkout.session.completed",
  data: { object: { id: "cs_test_1", object: "checkout.session" } },
});

const sign = (payload: string, secret = "whsec_new", timestamp = nowInSeconds) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (payload: string | Uint8Array, signature: string | undefined) => {
  const body = typeof payload === "string" ? bytes(payload) : payload;
  return (await readEvent(stripe, secrets, now, body, signature)).kind;
};

test("an event signed with any of the secrets is genuine", async () => {
  for (const secret of secrets) {
    expect(await readEvent(stripe, secrets, now, bytes(event), sign(event, secret))).toEqual({
      kind: "genuine",
      event: {
        id: "evt_1",
        type: "checkout.session.completed",
        happenedAt: now,
        about: { kind: "session", sessionId: "cs_test_1" },
      },
    });
  }
});

test.each([
  [-300, "genuine"],
  [300, "genuine"],
  [-301, "notGenuine"],
  [301, "notGenuine"],
])("a signature made %i s away from our clock is %s", async (seconds, kind) => {
  const signature = sign(event, "whsec_new", nowInSeconds + seconds);
  expect(await read(event, signature)).toBe(kind);
  expect(signatureProblem(signature, now) === undefined).toBe(kind === "genuine");
});

// T5 tries those that are spoiled in ordinary ways.
test.each([
  ["none", undefined, "no signature"],
  ["no time", sign(event).replace(/^t=\d+,/u, ""), "no signing time"],
  ["a time with a tail", sign(event).replace(/t=(\d+)/u, "t=$1x"), "no signing time"],
  [
    "a signed time that is none",
    sign(event, "whsec_new", Number.NaN).replace(/t=[^,]*/u, "t=NaN"),
    "no signing time",
  ],
  [
    "a later second time",
    `t=${nowInSeconds},${sign(event, "whsec_new", nowInSeconds + 999)}`,
    "no signing time",
  ],
  ["no scheme", `t=${nowInSeconds}`, "no signature in the scheme v1"],
  ["another scheme", sign(event).replace("v1=", "v0="), "no signature in the scheme v1"],
  ["half of one", sign(event).slice(0, -1), "no signature in the scheme v1"],
])("a signature with %s is not genuine", async (_name, signature, problem) => {
  expect(signatureProblem(signature, now)).toBe(problem);
  expect(await read(event, signature)).toBe("notGenuine");
});

test("a body that is not UTF-8 does not pass for its lenient reading", async () => {
  const body = bytes(event);
  body[event.indexOf("cs_test")] = 0xff;
  expect(await read(body, sign(new TextDecoder().decode(body)))).toBe("notGenuine");
});

test.each(["null", "[]", '"text"', "{}", '{"id":1,"type":2}', "not JSON"])(
  "a signed body that is no event is refused without an error: %s",
  async (payload) => {
    expect(await read(payload, sign(payload))).toBe("unreadable");
    expect(await read(payload, sign(payload, "whsec_stranger"))).toBe("notGenuine");
  },
);

const untaken = { kind: "other", problem: expect.stringContaining("snapshot") };
test.each([
  ["v1.checkout.session.completed", "cs_1", { kind: "session", sessionId: "cs_1" }],
  ["v1.charge.refunded", "ch_1", { kind: "payment", paymentId: "ch_1" }],
  ["v1.charge.dispute.created", "dp_1", { kind: "payment", paymentId: "dp_1" }],
  ["v1.refund.failed", "re_1", untaken],
  ["v1.checkout.session.completed", undefined, untaken],
  ["v1.customer.created", "cus_1", { kind: "other" }],
])("the thin event %s about %s", async (type, id, about) => {
  const payload = JSON.stringify({
    id: "evt_4",
    object: "v2.core.event",
    type,
    created: "2026-11-20T11:59:59.000Z",
    related_object: id === undefined ? null : { id, type: "x", url: `/v1/x/${id}` },
  });
  expect(await readEvent(stripe, secrets, now, bytes(payload), sign(payload))).toEqual({
    kind: "genuine",
    event: { id: "evt_4", type, happenedAt: new Date("2026-11-20T11:59:59Z"), about },
  });
  expect(await read(payload, sign(payload, "whsec_stranger"))).toBe("notGenuine");
});

const ofPayment = { payment_intent: "pi_1" };
const payment = { kind: "payment", paymentId: "pi_1" };
test.each([
  ["checkout.session.expired", { id: "cs_1" }, { kind: "session", sessionId: "cs_1" }],
  ["charge.refunded", ofPayment, payment],
  ["charge.dispute.created", ofPayment, payment],
  ["charge.dispute.updated", ofPayment, payment],
  ["charge.dispute.funds_withdrawn", ofPayment, payment],
  ["charge.dispute.closed", ofPayment, payment],
  ["refund.failed", ofPayment, payment],
  ["radar.early_fraud_warning.created", ofPayment, payment],
  ["charge.refunded", { payment_intent: null }, { kind: "other" }],
  ["checkout.session.completed", null, { kind: "other" }],
  ["charge.succeeded", ofPayment, { kind: "other" }],
  ["invented.in.2030", {}, { kind: "other" }],
])("%s about %j", async (type, object, about) => {
  const payload = JSON.stringify({ id: "evt_2", type, data: { object } });
  expect(await readEvent(stripe, secrets, now, bytes(payload), sign(payload))).toEqual({
    kind: "genuine",
    event: { id: "evt_2", type, happenedAt: now, about },
  });
});

test.each([
  [1_795_000_000, new Date(1_795_000_000_000)],
  [1e300, now],
  ["1795000000", now],
])(
  "an event of %j happened then, or just now if that is no moment",
  async (created, happenedAt) => {
    const payload = JSON.stringify({ id: "evt_3", type: "test", created });
    expect(await readEvent(stripe, secrets, now, bytes(payload), sign(payload))).toMatchObject({
      event: { happenedAt },
    });
  },
);
