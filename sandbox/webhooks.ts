import { promises as timers } from "node:timers";
import { Stripe } from "stripe";
import { newId, nulls, seconds, type Event } from "./objects.ts";

/** The account's events and their delivery to the one webhook endpoint, which receives all of them. */

export type WebhookSettings = {
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** Pauses before each repeated delivery of a webhook, in milliseconds; their number limits the attempts. */
  readonly webhookRetryDelays?: readonly number[];
};

/** How long one attempt may take, in milliseconds. */
const attemptLimit = 10_000;

/** The header `Stripe-Signature` for a body. */
export function signatureFor(payload: string, secret: string, signedAt: Date): string {
  const timestamp = seconds(signedAt);
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

export function newWebhookEndpoint(url: string, now: Date): Stripe.WebhookEndpoint {
  return {
    id: newId("we_1"),
    object: "webhook_endpoint",
    created: seconds(now),
    enabled_events: ["*"],
    livemode: false,
    metadata: {},
    status: "enabled",
    url,
    ...nulls("api_version", "application", "description"),
  };
}

export function createEventLog(settings: WebhookSettings, now: () => Date) {
  const { webhookUrl, webhookSecret, webhookRetryDelays = [1_000, 5_000, 25_000] } = settings;
  const all: Event[] = [];
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  let isPaused = false;

  /** Delivers an event once, paused or not; returns the status of the answer, 0 without one. */
  const deliver = async (event: Event): Promise<number> => {
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(webhookUrl, {
        method: "POST",
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          // Signed anew for every attempt, so that a late retry is not refused as too old.
          "Stripe-Signature": signatureFor(body, webhookSecret, now()),
          "User-Agent": "Stripe/1.0 (sandbox)",
        },
        body,
        redirect: "manual",
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(attemptLimit)]),
      });
      if (response.ok) event.pending_webhooks = 0;
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  };
  /** Delivers again until it is answered; without a pause and in vain once the log is closed. */
  const retry = async (event: Event): Promise<void> => {
    const options = { signal: closing.signal, ref: false };
    for (const delay of webhookRetryDelays) {
      if (event.pending_webhooks === 0) return;
      await timers.setTimeout(delay, undefined, options).catch(() => undefined);
      await deliver(event);
    }
  };

  return {
    /** Oldest first. */
    all: () => [...all],
    deliver,
    /** Records an event about `object` as it is now, and delivers it; resolves after the first attempt. */
    async emit(type: Event["type"], object: object, previous?: object): Promise<void> {
      const event: Event = {
        id: newId("evt_1"),
        object: "event",
        api_version: Stripe.API_VERSION,
        data: {
          object: JSON.parse(JSON.stringify(object)),
          ...(previous && { previous_attributes: previous }),
        },
        pending_webhooks: 1,
        // As when a visitor or the clock made it happen.
        request: { id: null, idempotency_key: null },
        type,
        created: seconds(now()),
        livemode: false,
      };
      all.push(event);
      if (isPaused) return;
      const first = deliver(event);
      const delivered = first.then(() => retry(event));
      underWay.add(delivered);
      void delivered.finally(() => underWay.delete(delivered));
      await first;
    },
    /** Stops or resumes deliveries. Events in between stay undelivered. */
    pause: (wish: boolean) => void (isPaused = wish),
    /** Cancels what is still to be delivered. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
