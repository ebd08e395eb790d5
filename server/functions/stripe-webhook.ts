import type { Context, Handler, MiddlewareHandler } from "hono";
import type { Dependencies } from "#server/dependencies.ts";
import {
  answerDeadline,
  type PaymentEvent,
  type SessionSearch,
  type Unreachable,
} from "#server/payments/payment-provider.ts";
import { confirmPurchase } from "#server/purchases/confirm-purchase.ts";
import { errorResponse, unavailableResponse } from "./error-response.ts";

/** Where the payment provider delivers its events. */
export const stripeWebhookPath = "/functions/v1/stripe-webhook";

/** Refuses a request whose signature header cannot be genuine, before its body is read. */
export function requireSignature({ provider }: Pick<Dependencies, "provider">): MiddlewareHandler {
  return async (c, next) => {
    const problem = provider.signatureProblem(c.req.header("stripe-signature"));
    return problem === undefined ? next() : forgeryResponse(c, problem);
  };
}

function forgeryResponse(c: Context, reason: string): Response {
  c.set("reason", reason);
  return errorResponse(c, 400, "The signature of this event is missing or wrong.");
}

/** A genuine event gets 200, or 5xx to be delivered again, and one that cannot be read 400. It is not believed: the session is read from the provider. */
export function stripeWebhook(dependencies: Dependencies): Handler {
  const { store, provider, now, log, metrics } = dependencies;
  const deps = { ...dependencies, source: "webhook" } as const;

  return async (c) => {
    // The signature covers the body byte for byte, so nothing may read it before.
    const body = new Uint8Array(await c.req.arrayBuffer());
    const read = await provider.readEvent(body, c.req.header("stripe-signature"));
    if (read.kind === "notGenuine") return forgeryResponse(c, read.reason);
    if (read.kind === "unreadable") {
      c.set("reason", read.reason);
      return errorResponse(c, 400, "This event cannot be read.");
    }
    const { event } = read;
    const outcome = await handle(event);
    if (outcome) {
      log.warn({ type: event.type, reason: outcome.reason }, "an event could not be confirmed yet");
      return unavailableResponse(c, "The event could not be confirmed yet.");
    }
    return c.json({ received: true });
  };

  async function handle(event: PaymentEvent): Promise<Unreachable | undefined> {
    const { id, type } = event;
    if (await store.isHandled(id)) return undefined;
    const arrived = { id, type, at: now() };
    const signal = answerDeadline();
    const session = await sessionOf(event, signal);
    const outcome =
      session.kind === "found"
        ? await confirmPurchase({ ...deps, event: arrived }, session.sessionId, signal)
        : session;
    if (outcome.kind === "unreachable") return outcome;
    // Most events change nothing, so they were not recorded together with a change.
    await store.finishEvent(arrived);
    metrics?.heard((now().getTime() - event.happenedAt.getTime()) / 1000);
    const purchase = outcome.kind === "confirmed" ? outcome.purchase : undefined;
    log.info(
      { type, outcome: outcome.kind, purchase: purchase?.id, state: purchase?.state },
      "dealt with an event",
    );
    return undefined;
  }

  async function sessionOf(
    { about, type }: PaymentEvent,
    signal: AbortSignal,
  ): Promise<SessionSearch | { readonly kind: "notAboutPurchases" }> {
    if (about.kind === "other") {
      if (about.problem) log.warn({ type, reason: about.problem }, "an event cannot be taken");
      return { kind: "notAboutPurchases" };
    }
    if (about.kind === "session") return { kind: "found", sessionId: about.sessionId };
    return provider.findSessionOfPayment(about.paymentId, signal);
  }
}
