import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Account, PriceSettings } from "./account.ts";
import { createApi } from "./api.ts";
import { codesToTry, createPromotionCode, newPrice } from "./catalog.ts";
import { createClock, seconds } from "./clock.ts";
import { createControl, type Control } from "./control.ts";
import { createDelivery } from "./delivery.ts";
import { refuse, unknownAddress } from "./errors.ts";
import { createEventLog } from "./events.ts";
import { createFaults, type Wire } from "./faults.ts";
import { createPayRoutes } from "./pay-routes.ts";
import { answerTo, send } from "./response.ts";
import { expireOverdueSessions } from "./sessions.ts";

export type SandboxOptions = {
  /** Where the visitor's browser reaches the payment page, such as "http://localhost:3000". */
  readonly origin: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string;
  readonly price: PriceSettings;
  readonly now?: () => Date;
  /** How long, in milliseconds, a payer waits for the webhook's first answer; Stripe waits 10 s. */
  readonly webhookAnswerLimit?: number;
  /** Pauses before each repeated delivery of a webhook, in milliseconds. */
  readonly webhookRetryDelays?: readonly number[];
};

export type Sandbox = {
  /** `wire` is the socket beneath the request, so that a fault can break it; it may be left out. */
  fetch(request: Request, wire?: Wire): Response | Promise<Response>;
  /** Makes things happen that only time, a bank or a bad day would. No address leads to it. */
  readonly control: Control;
  /** Drops webhooks that are still to be delivered. */
  close(): Promise<void>;
};

/** How often sessions are looked over for expiry when nobody asks for them. */
const sweepInterval = 5_000;
const bodyLimitInBytes = 64 * 1024;

/**
 * A payment provider for development and tests: the part of Stripe's HTTP API that the shop uses (/v1), its webhooks,
 * and a hosted payment page (/sandbox). It keeps everything in memory and moves no money.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { origin, price, webhookAnswerLimit = 10_000 } = options;
  const clock = createClock(options.now ?? (() => new Date()));
  const { now } = clock;
  const faults = createFaults();
  const delivery = createDelivery(
    {
      url: options.webhookUrl,
      secret: options.webhookSecret,
      retryDelays: options.webhookRetryDelays ?? [1_000, 5_000, 25_000],
      attemptLimit: 10_000,
    },
    now,
  );
  const account: Account = {
    origin,
    now,
    product: { name: price.productName, description: price.productDescription },
    price: newPrice(price, now()),
    coupons: new Map(),
    promotionCodes: new Map(),
    sessions: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: createEventLog(delivery, now),
  };

  for (const code of codesToTry(now())) createPromotionCode(account, code);

  let sweptAt = 0;
  const sweep = () => {
    const second = seconds(now());
    if (second !== sweptAt) expireOverdueSessions(account);
    sweptAt = second;
  };
  // Without a request the clock runs on, too: the shop is told of an expired session either way.
  const sweeping = setInterval(sweep, sweepInterval);
  sweeping.unref();

  const app = new Hono();
  app.use(async (_, next) => {
    sweep();
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: bodyLimitInBytes,
      onError: () => send(answerTo(refuse("The request is too large."))),
    }),
  );
  app.route("/", createApi(account, options.secretKey));
  app.route("/", createPayRoutes(account, webhookAnswerLimit));
  app.notFound((c) => send(answerTo(unknownAddress(c.req.method, c.req.path))));

  return {
    fetch: (request, wire) =>
      new URL(request.url).pathname.startsWith("/v1/")
        ? faults.answer(request, wire, async () => app.fetch(request))
        : app.fetch(request),
    control: createControl({ account, clock, delivery, faults, sweep }),
    async close() {
      clearInterval(sweeping);
      faults.close();
      await delivery.close();
    },
  };
}
