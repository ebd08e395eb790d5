import type { Account, LineItem, Session } from "./account.ts";
import { seconds } from "./clock.ts";
import { noSuch, ok, refuse, type Outcome } from "./errors.ts";
import { newSessionId } from "./ids.ts";
import { pageOf, type Page } from "./lists.ts";
import type { Supported } from "./stripe-shapes.ts";
import { findRedeemable } from "./promotion-codes.ts";
import { newLineItem, newSession } from "./session-objects.ts";

type CreateSession = Supported["POST /v1/checkout/sessions"];

const minute = 60;
const day = 24 * 60 * minute;

/** The smallest amount that a card can be charged, in minor units (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const minimumCharge = 50;

/** Where the hosted payment page of a session is, below the sandbox's origin. */
export function payPath(sessionId: string): string {
  return `/sandbox/pay/${sessionId}`;
}

/** Opens a payment session, as POST /v1/checkout/sessions does. */
export function createSession(account: Account, params: CreateSession): Outcome<Session> {
  const created = seconds(account.now());
  const expiresAt = params.expires_at ?? created + day;
  const refusal = refuseText(params) ?? refuseExpiry(expiresAt, created);
  if (refusal) return refusal;

  const discount = discountOf(account, params);
  if (discount.kind === "refused") return discount;
  const lineItems: LineItem[] = [];
  for (const [index, { price, quantity }] of params.line_items.entries()) {
    if (price !== account.price.id) return noSuch("price", price, `line_items[${index}][price]`);
    lineItems.push(newLineItem(account, quantity, discount.value?.coupon));
  }

  const id = newSessionId();
  const session = newSession({
    id,
    params,
    created,
    expiresAt,
    lineItems,
    promotionCode: discount.value?.code ?? null,
    url: new URL(payPath(id), account.origin).href,
  });
  const total = session.amount_total ?? 0;
  if (total > 0 && total < minimumCharge) {
    const least = (minimumCharge / 100).toFixed(2);
    return refuse(
      `The Checkout Session's total amount due must add up to at least $${least} ${account.price.currency}`,
      { code: "amount_too_small" },
    );
  }
  const paymentMetadata = params.payment_intent_data?.metadata ?? {};
  account.sessions.set(id, { session, lineItems, paymentMetadata });
  return ok(session);
}

export function retrieveSession(account: Account, id: string): Outcome<Session> {
  const entry = account.sessions.get(id);
  return entry ? ok(entry.session) : noSuch("checkout.session", id);
}

export function listSessions(
  account: Account,
  params: Supported["GET /v1/checkout/sessions"],
): Outcome<Page<Session>> {
  const { created: { gte = 0, lte = Infinity } = {}, payment_intent: intent } = params;
  const wanted = [...account.sessions.values()]
    .map(({ session }) => session)
    .filter(
      ({ created, payment_intent }) =>
        created >= gte && created <= lte && (intent === undefined || payment_intent === intent),
    );
  return pageOf(wanted, params, "/v1/checkout/sessions");
}

/** Expires every open session whose time has come. */
export function expireOverdueSessions(account: Account): void {
  const now = seconds(account.now());
  for (const { session } of account.sessions.values()) {
    if (session.status !== "open" || session.expires_at > now) continue;
    session.status = "expired";
    session.url = null;
    void account.events.emit("checkout.session.expired", session);
  }
}

/** What the shape of a request does not tell: whether texts are addresses. */
function refuseText(params: CreateSession) {
  for (const param of ["success_url", "cancel_url"] as const) {
    const url = params[param];
    if (url !== undefined && !/^https?:$/u.test(URL.parse(url)?.protocol ?? "")) {
      return refuse("Not a valid URL", { code: "url_invalid", param });
    }
  }
  const param = "customer_email";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(params[param] ?? "nobody@example.com")
    ? undefined
    : refuse("Invalid email address", { code: "email_invalid", param });
}

function refuseExpiry(expiresAt: number, created: number) {
  const param = "expires_at";
  if (expiresAt < created + 30 * minute) {
    return refuse(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      { param },
    );
  }
  if (expiresAt > created + day) {
    return refuse(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      { param },
    );
  }
  return undefined;
}

function discountOf(account: Account, { discounts = [] }: CreateSession) {
  const [discount, ...others] = discounts;
  if (!discount) return ok(undefined);
  if (others.length > 0) return refuse("You can pass one discount.", { param: "discounts" });
  return findRedeemable(account, discount.promotion_code, "discounts[0][promotion_code]");
}
