import { promises as timers } from "node:timers";
import { Hono, type Context } from "hono";
import type { Account } from "./account.ts";
import type { Session } from "./objects.ts";
import {
  askedOf,
  authenticationPage,
  closedPage,
  completedPage,
  fieldNames,
  formPage,
  payCss,
  stylesheetPath,
  type Attempt,
} from "./pay-page.ts";
import { countries, failAuthentication, pay } from "./payments.ts";
import { payPath } from "./sessions.ts";

/**
 * The hosted payment page. `answerLimit` is how long, in milliseconds, a payer waits for the shop's answer to the
 * webhook before being sent on (docs.stripe.com/checkout/fulfillment).
 */
export function createPayRoutes(account: Account, answerLimit: number) {
  const routes = new Hono<{ Variables: { session: Session } }>();
  const attempts = new Map<string, Attempt>();

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
    const order = { session, product: account.product };
    if (session.status === "expired") return c.html(closedPage(session));
    if (session.status === "complete") return c.html(completedPage(order, locationOf(session)));
    const attempt = attempts.get(session.id) ?? prefilled(session.customer_email);
    return c.html(attempt.isAtBank ? authenticationPage(order) : formPage(order, attempt));
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
    const before = attempts.get(session.id);
    const confirmation = form.get("confirmation");
    // A second press: there is nothing to authenticate any more.
    if (confirmation !== null && !before?.isAtBank) return undefined;
    const typed = confirmation !== null && before ? before.typed : typedFields(form);
    const show = (problems: Attempt["problems"], isAtBank = false) =>
      void attempts.set(session.id, { typed, problems, isAtBank });

    if (confirmation === "no") return show({ number: failAuthentication(account, session) });
    const asked = askedOf(session);
    const problems = problemsOf(typed, asked);
    if (Object.keys(problems).length > 0) return show(problems);
    const payer = { email: typed.email.trim(), country: asked.country ? typed.country : undefined };
    const card = asked.card ? typed.number.replaceAll(/[\s-]/gu, "") : undefined;
    const payment = pay(account, session, payer, card, confirmation === "yes");
    switch (payment.kind) {
      case "paid":
        return payment.answered;
      case "declined":
        return show({ number: payment.message });
      case "requiresAction":
        return show({}, true);
      case "notOpen":
        return undefined;
    }
  };

  routes.all("/sandbox/*", showUnknown);
  return routes;
}

/** A form that is ready to send. */
function prefilled(email: string | null): Attempt {
  const typed = { email: email ?? "", number: "4242 4242 4242 4242", country: "US", terms: "" };
  return { typed, problems: {}, isAtBank: false };
}

/** The fields of a submitted form; a missing field is empty. */
function typedFields(form: URLSearchParams): Attempt["typed"] {
  const typed = fieldNames.map((name) => [name, (form.get(name) ?? "").slice(0, 500)]);
  return Object.fromEntries(typed) as Attempt["typed"];
}

function problemsOf(
  { email, country, terms }: Attempt["typed"],
  asked: ReturnType<typeof askedOf>,
): Attempt["problems"] {
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email.trim());
  return {
    ...(isEmail ? {} : { email: "Enter an e-mail address like name@example.com." }),
    ...(asked.country && !countries.includes(country) ? { country: "Choose your country." } : {}),
    ...(asked.terms && terms === "" ? { terms: "Agree to the terms to go on." } : {}),
  };
}

function showUnknown(c: Context) {
  secure(c);
  return c.html(closedPage(), 404);
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
