import { addresses } from "#content/site-map.ts";
import { readCheckoutAnswer, readRefusal } from "#domain/purchase/checkout-answer.ts";
import {
  couponField,
  idempotencyKeyHeader,
  paths,
  sessionIdPlaceholder,
  type CreateCheckoutRequest,
} from "#domain/purchase/contract.ts";
import { backend, post } from "./backend.ts";
import { checkoutMessages } from "#content/checkout.ts";

export type CheckoutResult =
  | {
      readonly kind: "created";
      readonly url: string;
      /** The provider's id of the payment, if the server sent it. */
      readonly sessionId: string | undefined;
    }
  | {
      readonly kind: "failed";
      readonly message: string;
      /** The server says that its words are about the coupon. */
      readonly isAboutCoupon?: boolean;
    };

/** `key` is the scan's random secret; the server recognizes a repeated order by it. */
export type CheckoutDetails = {
  readonly email: string;
  readonly coupon: string;
  readonly key: string | undefined;
};

/**
 * Call 1 (spec 7): asks the server for a payment page. `origin` is the site's own. The e-mail is trimmed; the coupon is
 * upper-cased, and sent only if there is one (spec 5).
 */
export async function createCheckout(
  details: CheckoutDetails,
  origin: string,
): Promise<CheckoutResult> {
  const email = details.email.trim();
  if (!email) return failed(checkoutMessages.noEmail);

  const response = await post(paths.createCheckout, requestFor({ ...details, email }, origin), {
    authorization: `Bearer ${backend.anonKey}`,
    ...(details.key !== undefined && { [idempotencyKeyHeader]: details.key }),
  }).catch(() => undefined);
  if (!response) return failed(checkoutMessages.network);
  if (!response.ok) return readError(response);
  const checkout = readCheckoutAnswer(await response.json().catch(() => undefined));
  return checkout ? { kind: "created", ...checkout } : failed(checkoutMessages.noUrl);
}

/**
 * Why nothing is sold in this browser: the report does not come, or making it fails, as `tryReport` tells by rejecting.
 * Undefined where all is well.
 */
export async function findObstacle<Report>(
  loadReport: () => Promise<Report>,
  tryReport: (report: Report) => Promise<unknown>,
): Promise<string | undefined> {
  const report = await loadReport().catch(() => undefined);
  if (!report) return checkoutMessages.network;
  return tryReport(report).then(
    () => undefined,
    () => checkoutMessages.cannotMake,
  );
}

function requestFor({ email, coupon }: CheckoutDetails, origin: string): CreateCheckoutRequest {
  const code = coupon.trim().toUpperCase();
  return {
    price_id: backend.priceId,
    // Not URLSearchParams, which would escape the braces of the provider's placeholder.
    success_url: `${origin}${addresses.success}?session_id=${sessionIdPlaceholder}&email=${encodeURIComponent(email)}`,
    cancel_url: origin + addresses.energyScan,
    mode: "payment",
    email,
    ...(code && { coupon_code: code }),
  };
}

/** The server's error field if its JSON parses, else the status line (spec 8). */
async function readError(response: Response): Promise<CheckoutResult> {
  const body: unknown = await response.json().catch(() => undefined);
  if (body === undefined) return failed(`HTTP ${response.status}: ${response.statusText}`);
  const refusal = readRefusal(body);
  if (!refusal) return failed(checkoutMessages.noMessage);
  return { ...failed(refusal.error), isAboutCoupon: refusal.field === couponField };
}

function failed(message: string) {
  return { kind: "failed", message } as const;
}
