import { promises as timers } from "node:timers";
import { Hono, type Context } from "hono";
import type { Account, Session, SessionRecord } from "./account.ts";
import type { Payer } from "./charges.ts";
import { payCss } from "./pay-css.ts";
import {
  confirmationIn,
  prefilled,
  readForm,
  typedFields,
  type Problems,
  type Typed,
} from "./pay-form.ts";
import {
  completedPage,
  confirmPage,
  expiredPage,
  formPage,
  stylesheetPath,
  unknownPage,
} from "./pay-page.ts";
import { failAuthentication, pay, type Payment } from "./payments.ts";
import { payPath } from "./sessions.ts";
import type { Card } from "./test-cards.ts";

/** What a payer sent last without success, to be shown again; never the security code. */
type Attempt = { readonly typed: Typed; readonly problems: Problems; readonly notice?: string };

/** What waits for the payer's word to the bank. */
type Waiting = { readonly typed: Typed; readonly payer: Payer; readonly card: Card | undefined };

/**
 * The hosted payment page. `answerLimit` is how long, in milliseconds, a payer waits for the shop's answer to the
 * webhook before being sent on (docs.stripe.com/checkout/fulfillment).
 */
export function createPayRoutes(account: Account, answerLimit: number): Hono {
  const routes = new Hono();
  const attempts = new Map<string, Attempt>();
  const waiting = new Map<string, Waiting>();

  routes.get(stylesheetPath, (c) => {
    secure(c);
    return c.body(payCss, 200, { "Content-Type": "text/css; charset=utf-8" });
  });

  routes.get(payPath(":id"), (c) => {
    const entry = account.sessions.get(c.req.param("id") ?? "");
    if (!entry) return showUnknown(c);
    const { session } = entry;
    const { product } = account;
    secure(c, session);
    if (session.status === "expired") return c.html(expiredPage(session));
    if (session.status === "complete") {
      return c.html(completedPage(session, product, locationOf(session)));
    }
    if (waiting.has(session.id)) return c.html(confirmPage(session, product));
    const attempt = attempts.get(session.id) ?? {
      typed: prefilled(session.customer_email, account.now()),
      problems: {},
    };
    return c.html(formPage({ session, product, ...attempt }));
  });

  routes.post(payPath(":id"), async (c) => {
    const body = await c.req.text();
    const entry = account.sessions.get(c.req.param("id") ?? "");
    if (!entry) return showUnknown(c);
    const { session } = entry;
    secure(c, session);
    const answer = confirmationIn(body);
    const asked = waiting.get(session.id);
    waiting.delete(session.id);
    const payment = answer
      ? confirm(account, entry, asked, answer)
      : submit(account, entry, typedFields(body));
    if (payment.kind === "paid") {
      attempts.delete(session.id);
      await Promise.race([
        payment.answered,
        timers.setTimeout(answerLimit, undefined, { ref: false }),
      ]);
    }
    // The second press of a double click lands where the first one leads.
    if (session.status === "complete") return c.redirect(locationOf(session), 303);

    if (payment.kind === "refused") attempts.set(session.id, payment.attempt);
    if (payment.kind === "requiresAction") waiting.set(session.id, payment.waiting);
    // Back to the page by a redirect, so that neither reloading nor going back sends a form again.
    return c.redirect(payPath(session.id), 303);
  });

  routes.all("/sandbox/*", showUnknown);
  return routes;
}

type Submitted =
  | { readonly kind: "paid"; readonly answered: Promise<void> }
  | { readonly kind: "refused"; readonly attempt: Attempt }
  | { readonly kind: "requiresAction"; readonly waiting: Waiting }
  | { readonly kind: "notOpen" };

function refused(typed: Typed, problems: Problems, notice?: string): Submitted {
  const attempt = { typed: { ...typed, cvc: "" }, problems, ...(notice ? { notice } : {}) };
  return { kind: "refused", attempt };
}

/** Checks what was typed and pays with it. */
function submit(account: Account, entry: SessionRecord, typed: Typed): Submitted {
  const read = readForm(typed, entry.session.amount_total !== 0, account.now());
  if (read.kind === "incomplete") return refused(typed, read.problems);
  const { payer, card } = read;
  return outcomeOf(pay(account, entry, payer, card), { typed, payer, card });
}

/** Goes on with a payment about which the bank has asked; a second press finds nothing that waits. */
function confirm(
  account: Account,
  entry: SessionRecord,
  asked: Waiting | undefined,
  answer: "yes" | "no",
): Submitted {
  if (!asked) return { kind: "notOpen" };
  if (answer === "no") {
    return refused(asked.typed, { number: failAuthentication(account, entry) });
  }
  return outcomeOf(pay(account, entry, asked.payer, asked.card, true), asked);
}

function outcomeOf(payment: Payment, waiting: Waiting): Submitted {
  switch (payment.kind) {
    case "declined":
      return refused(waiting.typed, { number: payment.message });
    case "discountEnded":
      return refused(
        waiting.typed,
        {},
        "The discount of this payment has ended. Go back and start again.",
      );
    case "requiresAction":
      return { kind: "requiresAction", waiting };
    default:
      return payment;
  }
}

function showUnknown(c: Context) {
  secure(c);
  return c.html(unknownPage(), 404);
}

/**
 * Where the payer goes after paying: every `{CHECKOUT_SESSION_ID}` in the success address becomes the id, and characters
 * that a header cannot carry are escaped; all others stay as the shop wrote them.
 */
function locationOf({ id, success_url: url }: Session): string {
  return (url ?? "")
    .replaceAll("{CHECKOUT_SESSION_ID}", id)
    .replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
}

function secure(c: Context, session?: Session): void {
  // Browsers check the redirect that follows a form against form-action, too.
  const success = session?.success_url ? ` ${new URL(session.success_url).origin}` : "";
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'${success}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header("Cache-Control", "no-store");
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Content-Type-Options", "nosniff");
}
