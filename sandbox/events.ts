import { Stripe } from "stripe";
import { seconds } from "./clock.ts";
import type { Delivery } from "./delivery.ts";
import { newId } from "./ids.ts";

/** The events that can happen here. */
export type EventType =
  | "charge.dispute.closed"
  | "charge.dispute.created"
  | "charge.failed"
  | "charge.refunded"
  | "charge.succeeded"
  | "checkout.session.async_payment_failed"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.completed"
  | "checkout.session.expired"
  | "payment_intent.payment_failed"
  | "payment_intent.requires_action"
  | "payment_intent.succeeded"
  | "radar.early_fraud_warning.created"
  | "refund.created"
  | "refund.failed";

/** The API request that made something happen; both are null when a visitor or the clock did. */
export type EventRequest = { readonly id: string | null; readonly idempotency_key: string | null };
export const noRequest: EventRequest = { id: null, idempotency_key: null };

export type Event = Omit<Stripe.Event, "type" | "data"> & {
  type: EventType;
  data: { object: object; previous_attributes?: object };
};

export type EventLog = {
  /** Records an event about `object` as it is now, and sends it; resolves once it was answered for the first time. */
  emit(type: EventType, object: object, details?: EmitDetails): Promise<void>;
  /** Delivers an event once more, or once later; the status with which it was answered, 0 without an answer. */
  deliver(event: Event, signedAt?: Date): Promise<number>;
  /** A second event about the same fact under an id of its own, as Stripe makes them now and then. */
  repeat(event: Event): Event;
  /** Oldest first. */
  readonly all: ReadonlyMap<string, Event>;
};

type EmitDetails = { readonly request?: EventRequest; readonly previous?: object };

export function createEventLog(delivery: Delivery, now: () => Date): EventLog {
  const all = new Map<string, Event>();
  return {
    all,
    emit(type, object, { request = noRequest, previous } = {}) {
      const event: Event = {
        id: newId("evt_1"),
        object: "event",
        api_version: Stripe.API_VERSION,
        created: seconds(now()),
        data: {
          object: structuredClone(object),
          ...(previous === undefined ? {} : { previous_attributes: previous }),
        },
        livemode: false,
        pending_webhooks: 1,
        request: { ...request },
        type,
      };
      all.set(event.id, event);
      const { answered, delivered } = delivery.send(JSON.stringify(event, null, 2));
      void settle(event, delivered);
      return answered;
    },
    async deliver(event, signedAt) {
      const status = await delivery.sendOnce(JSON.stringify(event, null, 2), signedAt);
      if (status >= 200 && status < 300) event.pending_webhooks = 0;
      return status;
    },
    repeat(event) {
      const copy = { ...structuredClone(event), id: newId("evt_1"), pending_webhooks: 1 };
      all.set(copy.id, copy);
      return copy;
    },
  };
}

async function settle(event: Event, delivered: Promise<boolean>): Promise<void> {
  if (await delivered) event.pending_webhooks = 0;
}
