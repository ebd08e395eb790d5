import type { Account, PromotionCode, Session, SessionEntry } from "./account.ts";
import { seconds } from "./account.ts";
import { newDiscount, type Offer } from "./catalogue.ts";
import type { Clock } from "./clock.ts";
import { payLater, settle } from "./delayed-payments.ts";
import type { Delivery } from "./delivery.ts";
import type { Event } from "./events.ts";
import type { Call, Fault, Faults, SeenRequest } from "./faults.ts";
import { pay, type Payer, type Payment } from "./payments.ts";

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
  /** Adds a promotion code. */
  offer(offer: Offer): PromotionCode;
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
  const entryOf = (sessionId: string): SessionEntry => {
    const entry = account.sessions.get(sessionId);
    if (!entry) throw new Error("The test names a session that does not exist.");
    return entry;
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
      const entry = entryOf(sessionId);
      const year = clock.now().getUTCFullYear() + 3;
      const card = entry.session.amount_total === 0 ? undefined : { number, month: 12, year };
      return pay(account, entry, payer, card);
    },
    payLater: (sessionId, payer = somebody) => payLater(account, entryOf(sessionId), payer),
    settle: (sessionId, outcome) => settle(account, entryOf(sessionId), outcome),
    offer(offer) {
      const { coupon, promotionCode } = newDiscount(offer, seconds(clock.now()));
      account.coupons.set(coupon.id, coupon);
      account.promotionCodes.set(promotionCode.id, promotionCode);
      return promotionCode;
    },
  };
}
