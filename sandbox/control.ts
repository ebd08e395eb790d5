import type { Stripe } from "stripe";
import type { Account, Charge, PromotionCode, Session, SessionRecord } from "./account.ts";
import { createPromotionCode, type NewPromotionCode } from "./catalog.ts";
import type { Clock } from "./clock.ts";
import { chargeOf, type Payer } from "./charges.ts";
import type { Delivery } from "./delivery.ts";
import { closeDispute, createEarlyFraudWarning, openDispute } from "./disputes.ts";
import { noRequest, type Event } from "./events.ts";
import type { Call, Fault, Faults, SeenRequest } from "./faults.ts";
import { endDelayedPayment, pay, startDelayedPayment, type Payment } from "./payments.ts";
import { createRefund, failRefund } from "./refunds.ts";

/** What tests command, beside what the API and the payment page offer. */
export type Control = {
  readonly now: () => Date;
  /** Moves the clock on; whatever is due by then happens at once. */
  advance(ms: number): void;

  /** From now on a call fails in a certain way: always, or so many `times`. */
  fail(call: Call, fault: Fault, more?: { times?: number; delayMs?: number }): void;
  /** From now on nothing fails. */
  heal(): void;
  /** Every request to the API so far, in order. */
  readonly requests: readonly SeenRequest[];

  /** From now on events happen and are not told of, as when webhooks are late or lost. */
  holdWebhooks(): void;
  /** From now on events are told of again; those held stay untold until `deliver`. */
  sendWebhooks(): void;
  /** All that happened, oldest first. */
  events(): readonly Event[];
  /** Delivers one event once, in whatever order and how often is asked for; the status of the answer, 0 without one. */
  deliver(event: Event, signedAt?: Date): Promise<number>;
  /** A second event about the same fact, under an id of its own. */
  repeat(event: Event): Event;

  sessions(): readonly Session[];
  /** Pays an open session as its payer would, with the usual test card unless told otherwise. */
  pay(sessionId: string, payer?: Payer, cardNumber?: string): Payment;
  /** Completes a session with a payment that takes days, and lets that payment come or fail. */
  payLater(sessionId: string, payer?: Payer): void;
  settle(sessionId: string, outcome: "succeeded" | "failed"): void;
  /** The buyer's bank disputes a payment; an inquiry has a status that begins with "warning_". */
  dispute(sessionId: string, status?: Stripe.Dispute.Status): void;
  /** Decides the newest dispute of a payment. */
  decide(sessionId: string, status: Stripe.Dispute.Status): void;
  /** Gives all that is left of a payment back, or an amount in minor units, as the API does. */
  refund(sessionId: string, amount?: number): void;
  /** The buyer's bank sends the newest refund of a payment back. */
  failRefund(sessionId: string): void;
  /** The card network expects a dispute. */
  warnOfFraud(sessionId: string): void;
  /** Adds a promotion code. */
  offer(offer: NewPromotionCode): PromotionCode;
};

type Parts = {
  readonly account: Account;
  readonly clock: Clock;
  readonly delivery: Delivery;
  readonly faults: Faults;
  readonly sweep: () => void;
};

const somebody: Payer = { email: "payer@example.com", name: null };

export function createControl({ account, clock, delivery, faults, sweep }: Parts): Control {
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
    advance(ms) {
      clock.move(ms);
      sweep();
    },

    fail: faults.fail,
    heal: faults.heal,
    requests: faults.seen,

    holdWebhooks: () => delivery.hold(true),
    sendWebhooks: () => delivery.hold(false),
    events: () => [...account.events.all.values()],
    deliver: account.events.deliver,
    repeat: account.events.repeat,

    sessions: () => [...account.sessions.values()].map(({ session }) => session),
    pay(sessionId, payer = somebody, number = "4242424242424242") {
      const record = recordOf(sessionId);
      const year = clock.now().getUTCFullYear() + 3;
      const card = record.session.amount_total === 0 ? undefined : { number, month: 12, year };
      return pay(account, record, payer, card);
    },
    payLater: (sessionId, payer = somebody) =>
      startDelayedPayment(account, recordOf(sessionId), payer),
    settle: (sessionId, outcome) => endDelayedPayment(account, recordOf(sessionId), outcome),
    dispute: (sessionId, status) => openDispute(account, paidCharge(sessionId), status),
    decide: (sessionId, status) =>
      closeDispute(account, newestAbout(account.disputes, paidCharge(sessionId)), status),
    refund(sessionId, amount) {
      const refunded = createRefund(
        account,
        { payment_intent: paidCharge(sessionId).payment_intent, ...(amount && { amount }) },
        noRequest,
      );
      if (refunded.kind === "refused") throw new Error(refunded.error.message);
    },
    failRefund: (sessionId) =>
      failRefund(account, newestAbout(account.refunds, paidCharge(sessionId))),
    warnOfFraud: (sessionId) => createEarlyFraudWarning(account, paidCharge(sessionId)),
    offer: (offer) => createPromotionCode(account, offer),
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
