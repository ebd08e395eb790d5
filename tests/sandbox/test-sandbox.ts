import { Stripe } from "stripe";
import { createCode, type NewPromotionCode } from "#sandbox/catalog.ts";
import type { Payer } from "#sandbox/charges.ts";
import { idIn, newId, type Event, type Session } from "#sandbox/objects.ts";
import { pay } from "#sandbox/payments.ts";
import { createSandbox, type SandboxOptions } from "#sandbox/sandbox.ts";
import { expireOverdueSessions } from "#sandbox/sessions.ts";
import {
  approvedCard,
  closeDispute,
  createEarlyFraudWarning,
  endDelayedPayment,
  escalateDispute,
  failRefund,
  makeRefund,
  openDispute,
  startDelayedPayment,
} from "./bank.ts";
import { createFaults } from "./faults.ts";

/** A clock that runs like another one and can be moved, on or back, by milliseconds. */
export function createClock(base: () => Date) {
  let offset = 0;
  return {
    now: () => new Date(base().getTime() + offset),
    move: (ms: number) => void (offset += ms),
  };
}

const somebody: Payer = { email: "payer@example.com" };

/** The sandbox, and in `testHelpers` what only time, a bank or a bad day would make happen. */
export function createTestSandbox(options: SandboxOptions) {
  const clock = createClock(options.now ?? (() => new Date()));
  const faults = createFaults();
  const sandbox = createSandbox({ ...options, now: clock.now, around: faults.intercept });
  const { account } = sandbox;
  const { events } = account;
  const twins: Event[] = [];
  const refunds: Stripe.Refund[] = [];
  const sessionOf = (id: string): Session => {
    const session = account.sessions.get(id);
    if (!session) throw new Error("The test names a session that does not exist.");
    return session;
  };
  const paidCharge = (sessionId: string): Stripe.Charge => {
    const intent = account.paymentIntents.get(idIn(sessionOf(sessionId).payment_intent));
    const charge = account.charges.get(idIn(intent?.latest_charge));
    if (!charge) throw new Error("The test names a session that was not paid.");
    return charge;
  };
  const newestDispute = (sessionId: string) =>
    newestAbout([...account.disputes.values()], paidCharge(sessionId));

  const testHelpers = {
    now: clock.now,
    /** Moves the clock on, or back with a negative number of milliseconds; what is due by then happens at once. */
    advance(ms: number) {
      clock.move(ms);
      expireOverdueSessions(account);
    },

    injectFault: faults.inject,
    clearFaults: faults.clear,
    requests: faults.requests,

    /** Events are no longer delivered, as when webhooks are late or lost. */
    pauseWebhooks: () => events.pause(true),
    /** Events are delivered again; those in between are not, until `deliver`. */
    resumeWebhooks: () => events.pause(false),
    /** All that happened, oldest first, and then the duplicates. */
    events: () => [...events.all(), ...twins],
    /** Of these the ones that tell of a completed session. */
    completed: () => events.all().filter(({ type }) => type === "checkout.session.completed"),
    /** Delivers one event once, in whatever order and how often is asked for; the status of the answer, 0 without one. */
    deliver: events.deliver,
    /** Makes a second event about the same fact, with its own id, as Stripe does now and then. */
    duplicate(event: Event): Event {
      const twin = { ...structuredClone(event), id: newId("evt_1"), pending_webhooks: 1 };
      twins.push(twin);
      return twin;
    },

    sessions: () => [...account.sessions.values()],
    /** Pays an open session with the usual test card, at once; resolves when the shop has answered the webhook. */
    async pay(sessionId: string, payer = somebody): Promise<void> {
      const session = sessionOf(sessionId);
      const card = session.amount_total === 0 ? undefined : approvedCard;
      const payment = pay(account, session, payer, card);
      if (payment.kind === "paid") await payment.answered;
    },
    startDelayedPayment: (sessionId: string) =>
      startDelayedPayment(account, sessionOf(sessionId), somebody),
    endDelayedPayment: (sessionId: string, outcome: "succeeded" | "failed") =>
      endDelayedPayment(account, sessionOf(sessionId), outcome),
    /** The buyer's bank disputes a payment; an inquiry has a status that begins with "warning_". */
    openDispute: (sessionId: string, status?: Stripe.Dispute["status"]) =>
      openDispute(account, paidCharge(sessionId), status),
    escalateDispute: (sessionId: string) => escalateDispute(account, newestDispute(sessionId)),
    closeDispute: (sessionId: string, status: Stripe.Dispute["status"]) =>
      closeDispute(account, newestDispute(sessionId), status),
    /** Refunds all that is left of a payment, or an amount in minor units. */
    refund(sessionId: string, amount?: number) {
      const charge = paidCharge(sessionId);
      const left = charge.amount_captured - charge.amount_refunded;
      refunds.push(makeRefund(account, charge, amount ?? left));
    },
    /** Fails the newest refund of a payment: the bank sends the money back. */
    failRefund: (sessionId: string) =>
      failRefund(account, newestAbout(refunds, paidCharge(sessionId))),
    createEarlyFraudWarning: (sessionId: string) =>
      createEarlyFraudWarning(account, paidCharge(sessionId)),
    createPromotionCode: (wanted: NewPromotionCode) => createCode(account, wanted),
  };
  return {
    ...sandbox,
    testHelpers,
    /** Drops calls that hang, too. */
    async close(): Promise<void> {
      faults.close();
      await sandbox.close();
    },
  };
}

/** The official SDK, connected to a sandbox on a port of this machine. */
export const stripeAt = (port: number, secretKey: string) =>
  new Stripe(secretKey, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
  });

function newestAbout<Item extends Pick<Stripe.Refund | Stripe.Dispute, "charge">>(
  items: readonly Item[],
  charge: Stripe.Charge,
): Item {
  const newest = items.findLast((item) => idIn(item.charge) === charge.id);
  if (!newest) throw new Error("There is nothing of this kind about this payment.");
  return newest;
}
