import type { Stripe } from "stripe";
import type { PaymentEvent, PaymentProvider } from "./payment-provider.ts";

/** The events that the webhook endpoint must be told of, and what each is about. */
export const webhookEvents = {
  "checkout.session.completed": "session",
  "checkout.session.async_payment_succeeded": "session",
  "checkout.session.async_payment_failed": "session",
  "checkout.session.expired": "session",
  "charge.refunded": "payment",
  "refund.failed": "payment",
  "charge.dispute.created": "payment",
  "charge.dispute.closed": "payment",
  "radar.early_fraud_warning.created": "payment",
} as const;

type ReadEvent = Awaited<ReturnType<PaymentProvider["readEvent"]>>;

/** How old, or how far in the future, a signature may be; Stripe's own libraries look only at the age. */
const toleranceInSeconds = 300;

/** Reads and checks an event against each secret; there are several while a secret is being replaced. */
export async function readEvent(
  stripe: Stripe,
  secrets: readonly string[],
  now: Date,
  body: Uint8Array,
  signature: string | undefined,
): Promise<ReadEvent> {
  const problem = signatureProblem(signature, now);
  if (signature === undefined || problem !== undefined)
    return notGenuine(problem ?? "no signature");
  let payload: string;
  try {
    // Fatal, because a lenient reading would turn two different bodies into the same text.
    payload = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return notGenuine("not UTF-8");
  }
  for (const secret of secrets) {
    try {
      // Asynchronous: the synchronous method does not work with Web Crypto, as on Deno.
      const event: unknown = await stripe.webhooks.constructEventAsync(
        payload,
        signature,
        secret,
        toleranceInSeconds,
        undefined,
        now.getTime(),
      );
      return eventOf(event, now);
    } catch {
      // The next secret may fit.
    }
  }
  return notGenuine("no secret fits");
}

/** Why a signature cannot be genuine whatever the body: it is missing, not of Stripe's form, or too old or too new. */
export function signatureProblem(signature: string | undefined, now: Date): string | undefined {
  if (!signature) return "no signature";
  const signedAt = signingTime(signature);
  if (signedAt === undefined) return "no signing time";
  if (Math.abs(now.getTime() / 1000 - signedAt) > toleranceInSeconds) {
    return "signed too long ago or in the future";
  }
  return signature.split(",").some((part) => /^v1=[\da-f]{64}$/u.test(part))
    ? undefined
    : "no signature in the scheme v1";
}

function notGenuine(reason: string) {
  return { kind: "notGenuine", reason } as const;
}

/** The signing time, in seconds. Strict: the SDK parses any text that begins like a number, and checks no age for others. */
function signingTime(signature: string): number | undefined {
  const times = signature.split(",").filter((part) => part.startsWith("t="));
  const digits = /^t=(\d{1,12})$/u.exec(times[0] ?? "")?.[1];
  return times.length === 1 && digits !== undefined ? Number(digits) : undefined;
}

function eventOf(event: unknown, now: Date): ReadEvent {
  const id = textAt(event, "id");
  const type = textAt(event, "type");
  if (id === undefined || type === undefined) return notGenuine("not an event");
  const happenedAt = momentOf(at(event, "created")) ?? now;
  return { kind: "genuine", event: { id, type, happenedAt, about: subjectOf(type, event) } };
}

function momentOf(seconds: unknown): Date | undefined {
  if (typeof seconds !== "number") return undefined;
  const moment = new Date(seconds * 1000);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function subjectOf(type: string, event: unknown): PaymentEvent["about"] {
  const kind = Object.entries(webhookEvents).find(([name]) => name === type)?.[1];
  const subject = at(at(event, "data"), "object");
  const sessionId = kind === "session" ? textAt(subject, "id") : undefined;
  if (sessionId !== undefined) return { kind: "session", sessionId };
  const paymentId = kind === "payment" ? textAt(subject, "payment_intent") : undefined;
  return paymentId === undefined ? { kind: "other" } : { kind: "payment", paymentId };
}

function at(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function textAt(value: unknown, name: string): string | undefined {
  const found = at(value, name);
  return typeof found === "string" && found !== "" ? found : undefined;
}
