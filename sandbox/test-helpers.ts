import type { Stripe } from "stripe";
import type { Account, Charge, SessionRecord } from "./account.ts";
import { createPromotionCode, type NewPromotionCode } from "./catalog.ts";
import { chargeOf, type Payer } from "./charges.ts";
import type { Clock } from "./clock.ts";
import { closeDispute, createEarlyFraudWarning, openDispute } from "./disputes.ts";
import type { Faults } from "./faults.ts";
import { endDelayedPayment, pay, startDelayedPayment } from "./payments.ts";
import { createRefund, failRefund } from "./refunds.ts";
import { noRequest } from "./webhooks.ts";

type Parts = {
  readonly account: Account;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly expireSessions: () => void;
};

const somebody: Payer = { email: "payer@example.com", name: null };

/** Commands for tests, beside the API and the payment page: what only time, banks or failures would cause. */
export function createTestHelpers({ account, clock, faults, expireSessions }: Parts) {
  const { events } = account;
  const recordOf = (sessionId: string): SessionRecord => {
    const record = account.sessions.get(sessionId);
    if (!record) throw new Error("The test names a session that does not exist.");
    return record;
  };
  const paidCharge = (sessionId: string): Charge => {
    const charge = chargeOf(account, recordOf(sessionId));
    if (!charge) throw new Error("The test names a session that was not paid.");
    return charge;
  };

  return {
    now: clock.now,
    /** Moves the clock on, or back with a negative number of milliseconds; what is due by then happens at once. */
    advance(ms: number) {
      clock.move(ms);
      expireSessions();
    },

    /** Makes a route fail in one way: always, or `times` times. */
    injectFault: faults.inject,
    /** Removes all faults. */
    clearFaults: faults.clear,
    /** Every request to a route of the API so far, in order. */
    requests: faults.requests,

    /** Events are no longer delivered, as when webhooks are late or lost. */
    pauseWebhooks: () => events.pause(true),
    /** Events are delivered again; those in between are not, until `deliver`. */
    resumeWebhooks: () => events.pause(false),
    /** All events, oldest first. */
    events: () => [...events.all],
    /** Delivers one event once, in any order and as often as called; returns the status of the answer, 0 without one. */
    deliver: events.deliver,
    /** Makes a second event about the same fact, with its own id. */
    duplicate: events.duplicate,

    sessions: () => [...account.sessions.values()].map(({ session }) => session),
    /** Pays an open session as its payer would, with the usual test card. */
    pay(sessionId: string, payer = somebody) {
      const record = recordOf(sessionId);
      const year = clock.now().getUTCFullYear() + 3;
      const card = { number: "4242424242424242", month: 12, year };
      return pay(account, record, payer, record.session.amount_total === 0 ? undefined : card);
    },
    /** Completes a session with a payment that takes days. */
    startDelayedPayment: (sessionId: string) =>
      startDelayedPayment(account, recordOf(sessionId), somebody),
    endDelayedPayment: (sessionId: string, outcome: "succeeded" | "failed") =>
      endDelayedPayment(account, recordOf(sessionId), outcome),
    /** The buyer's bank disputes a payment; an inquiry has a status that begins with "warning_". */
    openDispute: (sessionId: string, status?: Stripe.Dispute.Status) =>
      openDispute(account, paidCharge(sessionId), status),
    /** Decides the newest dispute of a payment. */
    closeDispute: (sessionId: string, status: Stripe.Dispute.Status) =>
      closeDispute(account, newestAbout(account.disputes, paidCharge(sessionId)), status),
    /** Refunds all that is left of a payment, or an amount in minor units, as the API does. */
    refund(sessionId: string, amount?: number) {
      const { payment_intent } = paidCharge(sessionId);
      const params = { payment_intent, ...(amount === undefined ? {} : { amount }) };
      const refunded = createRefund(account, params, noRequest);
      if (refunded.kind === "refused") throw new Error(refunded.error.message);
    },
    /** Fails the newest refund of a payment: the bank sends the money back. */
    failRefund: (sessionId: string) =>
      failRefund(account, newestAbout(account.refunds, paidCharge(sessionId))),
    createEarlyFraudWarning: (sessionId: string) =>
      createEarlyFraudWarning(account, paidCharge(sessionId)),
    createPromotionCode: (wanted: NewPromotionCode) => createPromotionCode(account, wanted),
  };
}

function newestAbout<Item extends { readonly charge: string }>(
  items: ReadonlyMap<string, Item>,
  charge: Charge,
): Item {
  const newest = [...items.values()].findLast((item) => item.charge === charge.id);
  if (!newest) throw new Error("There is nothing of this kind about this payment.");
  return newest;
}
