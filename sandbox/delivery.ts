import { createHmac } from "node:crypto";
import { promises as timers } from "node:timers";
import { seconds } from "./clock.ts";

/** How and how often webhooks are delivered; times in milliseconds. */
export type DeliverySettings = {
  readonly url: string;
  readonly secret: string;
  /** How long after each failed attempt the next one starts; their number limits the attempts. */
  readonly retryDelays: readonly number[];
  /** How long one attempt may take. */
  readonly attemptLimit: number;
};

export type Delivery = {
  /**
   * Sends `body` until it is answered with 2xx or the attempts are used up. `answered` resolves with the first
   * attempt, however it ends; `delivered` tells in the end whether one of them succeeded.
   */
  send(body: string): { readonly answered: Promise<void>; readonly delivered: Promise<boolean> };
  /** Sends `body` once, whether deliveries are held or not; the status of the answer, 0 without one. */
  sendOnce(body: string, signedAt?: Date): Promise<number>;
  /** From now on nothing is sent by itself, or all that happens then is sent again. What was held stays unsent. */
  hold(isHeld: boolean): void;
  /** Drops what is still to be sent. */
  close(): Promise<void>;
};

/** Stripe's webhook signature: `t` is when it was signed, `v1` an HMAC of time and body (docs.stripe.com/webhooks). */
export function signatureFor(body: string, secret: string, now: Date): string {
  const time = seconds(now);
  const mac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${mac}`;
}

export function createDelivery(settings: DeliverySettings, now: () => Date): Delivery {
  const closing = new AbortController();
  const underWay = new Set<Promise<boolean>>();

  let isHeld = false;

  const sendOnce = async (body: string, signedAt = now()): Promise<number> => {
    try {
      const response = await fetch(settings.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          // Signed anew for every attempt, so that a late retry is not refused as too old.
          "Stripe-Signature": signatureFor(body, settings.secret, signedAt),
          "User-Agent": "Stripe/1.0 (sandbox)",
        },
        body,
        redirect: "manual",
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(settings.attemptLimit)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  };
  const attempt = async (body: string): Promise<boolean> => {
    const status = await sendOnce(body);
    return status >= 200 && status < 300;
  };

  const retry = async (body: string, [delay, ...later]: readonly number[]): Promise<boolean> => {
    if (delay === undefined) return false;
    try {
      await timers.setTimeout(delay, undefined, { signal: closing.signal, ref: false });
    } catch {
      return false;
    }
    return (await attempt(body)) || retry(body, later);
  };

  return {
    sendOnce,
    hold(wish) {
      isHeld = wish;
    },
    send(body) {
      if (isHeld) return { answered: Promise.resolve(), delivered: Promise.resolve(false) };
      const first = attempt(body);
      const delivered = first.then((succeeded) => succeeded || retry(body, settings.retryDelays));
      underWay.add(delivered);
      void delivered.finally(() => underWay.delete(delivered));
      return { answered: first.then(() => undefined), delivered };
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
