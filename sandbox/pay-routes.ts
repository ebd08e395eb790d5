import { promises as timers } from "node:timers";
import { Hono, type Context } from "hono";
import type { Account, Session, SessionEntry } from "./account.ts";
import { payCss } from "./pay-css.ts";
import { prefilled, readForm, typedFields, type Problems, type Typed } from "./pay-form.ts";
import { completedPage, expiredPage, formPage, stylesheetPath, unknownPage } from "./pay-page.ts";
import { pay, successAddress } from "./payments.ts";
import { payPath } from "./sessions.ts";

/** What a payer sent last without success, to be shown again; never the security code. */
type Attempt = { readonly typed: Typed; readonly problems: Problems; readonly notice?: string };

/**
 * The hosted payment page. `answerLimit` is how long, in milliseconds, a payer waits for the shop's answer to the
 * webhook before being sent on (docs.stripe.com/checkout/fulfillment).
 */
export function createPayRoutes(account: Account, answerLimit: number): Hono {
  const routes = new Hono();
  const attempts = new Map<string, Attempt>();

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
    const attempt = attempts.get(session.id) ?? {
      typed: prefilled(session.customer_email, account.now()),
      problems: {},
    };
    return c.html(formPage({ session, product, ...attempt }));
  });

  routes.post(payPath(":id"), async (c) => {
    const typed = typedFields(await c.req.text());
    const entry = account.sessions.get(c.req.param("id") ?? "");
    if (!entry) return showUnknown(c);
    const { session } = entry;
    secure(c, session);
    const payment = submit(account, entry, typed);
    if (payment.kind === "paid") {
      attempts.delete(session.id);
      await Promise.race([
        payment.settled,
        timers.setTimeout(answerLimit, undefined, { ref: false }),
      ]);
    }
    // The second press of a double click lands where the first one leads.
    if (session.status === "complete") return c.redirect(locationOf(session), 303);

    if (payment.kind === "refused") attempts.set(session.id, payment.attempt);
    // Back to the page by a redirect, so that neither reloading nor going back sends a form again.
    return c.redirect(payPath(session.id), 303);
  });

  routes.all("/sandbox/*", showUnknown);
  return routes;
}

type Submitted =
  | { readonly kind: "paid"; readonly settled: Promise<void> }
  | { readonly kind: "refused"; readonly attempt: Attempt }
  | { readonly kind: "notOpen" };

/** Checks what was typed and pays with it. */
function submit(account: Account, entry: SessionEntry, typed: Typed): Submitted {
  const refused = (problems: Problems, notice?: string): Submitted => ({
    kind: "refused",
    attempt: { typed: { ...typed, cvc: "" }, problems, ...(notice ? { notice } : {}) },
  });
  const read = readForm(typed, entry.session.amount_total !== 0, account.now());
  if (read.kind === "incomplete") return refused(read.problems);
  const payment = pay(account, entry, read.payer, read.card);
  switch (payment.kind) {
    case "declined":
      return refused({ number: payment.message });
    case "discountEnded":
      return refused({}, "The discount of this payment has ended. Go back and start again.");
    default:
      return payment;
  }
}

function showUnknown(c: Context) {
  secure(c);
  return c.html(unknownPage(), 404);
}

/** The success address with characters that a header cannot carry escaped; all others stay as the shop wrote them. */
function locationOf(session: Session): string {
  return successAddress(session).replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
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
