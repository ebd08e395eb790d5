import { promises as timers } from "node:timers";
import { Hono, type Context } from "hono";
import type { Account } from "./account.ts";
import type { Session } from "./objects.ts";
import { payCss } from "./pay-css.ts";
import {
  askedOf,
  prefilled,
  readForm,
  typedFields,
  type Problems,
  type Typed,
} from "./pay-form.ts";
import {
  authenticationPage,
  completedPage,
  expiredPage,
  formPage,
  stylesheetPath,
  unknownPage,
  type Attempt,
} from "./pay-page.ts";
import { failAuthentication, pay } from "./payments.ts";
import { payPath } from "./sessions.ts";

/**
 * The hosted payment page. `answerLimit` is how long, in milliseconds, a payer waits for the shop's answer to the
 * webhook before being sent on (docs.stripe.com/checkout/fulfillment).
 */
export function createPayRoutes(account: Account, answerLimit: number) {
  const routes = new Hono<{ Variables: { session: Session } }>();
  const attempts = new Map<string, Attempt>();
  /** What was typed before a bank asked the payer to authenticate. */
  const authenticating = new Map<string, Typed>();

  routes.get(stylesheetPath, (c) => {
    secure(c);
    return c.body(payCss, 200, { "Content-Type": "text/css; charset=utf-8" });
  });

  routes.use(payPath(":id"), async (c, next) => {
    const session = account.sessions.get(c.req.param("id") ?? "");
    if (!session) return showUnknown(c);
    c.set("session", session);
    secure(c, session);
    return next();
  });

  routes.get(payPath(":id"), (c) => {
    const session = c.get("session");
    const order = {
      session,
      product: account.product,
      payment: account.paymentData.get(session.id),
    };
    if (session.status === "expired") return c.html(expiredPage(session));
    if (session.status === "complete") return c.html(completedPage(order, locationOf(session)));
    if (authenticating.has(session.id)) return c.html(authenticationPage(order));
    const typed = prefilled(session.customer_email, account.now());
    return c.html(formPage(order, attempts.get(session.id) ?? { typed, problems: {}, notice: "" }));
  });

  routes.post(payPath(":id"), async (c) => {
    const session = c.get("session");
    const answered = submit(session, new URLSearchParams(await c.req.text()));
    if (answered) {
      await Promise.race([answered, timers.setTimeout(answerLimit, undefined, { ref: false })]);
    }
    // The second press of a double click is redirected like the first, and a refused form back to its page, so that neither
    // reload nor Back sends a form again.
    const isComplete = session.status === "complete";
    return c.redirect(isComplete ? locationOf(session) : payPath(session.id), 303);
  });

  /** Pays, or keeps what the page is to show next; the promise of a payment resolves when the shop was told. */
  const submit = (session: Session, form: URLSearchParams): Promise<void> | undefined => {
    const asked = authenticating.get(session.id);
    authenticating.delete(session.id);
    const confirmation = form.get("confirmation");
    const typed = confirmation === null ? typedFields(form) : asked;
    // A second press: there is nothing to authenticate any more.
    if (!typed) return undefined;
    const refuse = (problems: Problems, notice = "") =>
      void attempts.set(session.id, { typed: { ...typed, cvc: "" }, problems, notice });

    if (confirmation === "no") return refuse({ number: failAuthentication(account, session) });
    const read = readForm(typed, askedOf(session), account.now());
    if (read.kind === "incomplete") return refuse(read.problems);
    const payment = pay(account, session, read.payer, read.card, confirmation === "yes");
    switch (payment.kind) {
      case "paid":
        return payment.answered;
      case "declined":
        return refuse({ number: payment.message });
      case "discountEnded":
        return refuse({}, "The discount of this payment has ended. Go back and start again.");
      case "requiresAction":
        return void authenticating.set(session.id, typed);
      case "notOpen":
        return undefined;
    }
  };

  routes.all("/sandbox/*", showUnknown);
  return routes;
}

function showUnknown(c: Context) {
  secure(c);
  return c.html(unknownPage(), 404);
}

/**
 * The redirect after paying: every `{CHECKOUT_SESSION_ID}` in the success address becomes the id, and only characters that a
 * header cannot carry are escaped.
 */
function locationOf({ id, success_url: url }: Session): string {
  return (url ?? "")
    .replaceAll("{CHECKOUT_SESSION_ID}", id)
    .replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
}

function secure(c: Context, session?: Session): void {
  // Browsers apply form-action to the redirect after a form, too.
  const success = session?.success_url ? ` ${new URL(session.success_url).origin}` : "";
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'${success}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header("Cache-Control", "no-store");
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Content-Type-Options", "nosniff");
}
