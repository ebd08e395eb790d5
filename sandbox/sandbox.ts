import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createAccount } from "./account.ts";
import { refuse, send } from "./answers.ts";
import { createApi, type Around } from "./api.ts";
import type { PriceSettings } from "./catalog.ts";
import { createPayRoutes } from "./pay-routes.ts";
import { expireOverdueSessions } from "./sessions.ts";
import type { WebhookSettings } from "./webhooks.ts";

export type SandboxOptions = WebhookSettings & {
  /** Where the visitor's browser reaches the payment page, such as "http://localhost:3000". */
  readonly origin: string;
  readonly secretKey: string;
  readonly price: PriceSettings;
  readonly now?: () => Date;
  /** For tests, which make calls fail. */
  readonly around?: Around;
  /** How long, in milliseconds, a payer waits for the webhook's first answer; Stripe waits 10 s. */
  readonly webhookAnswerLimit?: number;
};

/** How often open sessions are checked for expiry, in milliseconds, when nobody asks for them. */
const expiryInterval = 5_000;
const bodyLimitInBytes = 64 * 1024;

/**
 * A payment provider for development and tests: the part of Stripe's HTTP API that the shop uses (`api.ts`), its webhooks
 * (`webhooks.ts`), and a hosted payment page (`pay-routes.ts`). It keeps everything in memory and moves no money. It refuses
 * what it does not support.
 */
export function createSandbox(options: SandboxOptions) {
  const { now = () => new Date(), around = () => (_, next) => next() } = options;
  const account = createAccount(options, now);

  // Without a request the clock runs on, too: the shop is told of an expired session either way.
  const expiring = setInterval(() => expireOverdueSessions(account), expiryInterval);
  expiring.unref();

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use((_, next) => {
    expireOverdueSessions(account);
    return next();
  });
  const tooLarge = () => send(refuse("The request is too large."));
  app.use(bodyLimit({ maxSize: bodyLimitInBytes, onError: tooLarge }));
  app.route("/", createApi(account, options.secretKey, around));
  app.route("/", createPayRoutes(account, options.webhookAnswerLimit ?? 10_000));
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return send(refuse(message, { status: 404 }));
  });

  return {
    /** `bindings` are the sockets beneath the request; they may be left out. */
    fetch: (request: Request, bindings?: HttpBindings) => app.fetch(request, bindings),
    /** All that it holds. No address leads to it. */
    account,
    /** Drops webhooks that are still to be delivered. */
    async close(): Promise<void> {
      clearInterval(expiring);
      await account.events.close();
    },
  };
}
