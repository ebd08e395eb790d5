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
  // An inquiry becomes a chargeback.
  "charge.dispute.updated": "payment",
  "charge.dispute.funds_withdrawn": "payment",
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
      // Asynchronous, for Web Crypto as on Deno. Apart from the parsing, which in the SDK refuses thin events like forgeries.
      await stripe.webhooks.signature?.verifyHeaderAsync(
        payload,
        signature,
        secret,
        toleranceInSeconds,
        undefined,
        now.getTime(),
      );
      return eventIn(payload, now);
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

function eventIn(payload: string, now: Date): ReadEvent {
  let event: unknown;
  try {
    event = JSON.parse(payload);
  } catch {
    // It stays undefined, which is no event.
  }
  const id = textAt(event, "id");
  const type = textAt(event, "type");
  if (id === undefined || type === undefined) {
    return { kind: "unreadable", reason: "signed by the provider, and no event" };
  }
  const happenedAt = momentOf(at(event, "created")) ?? now;
  const isThin = at(event, "object") === "v2.core.event";
  const about = isThin ? subjectOfThin(type, event) : subjectOf(type, event);
  return { kind: "genuine", event: { id, type, happenedAt, about } };
}

/** Whole seconds since 1970, or in a thin event a text such as "2026-11-20T12:00:00Z". */
function momentOf(created: unknown): Date | undefined {
  const isText = typeof created === "string" && created.includes("T");
  const moment = new Date(isText ? created : typeof created === "number" ? created * 1000 : NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function kindOf(type: string): "session" | "payment" | undefined {
  return Object.entries(webhookEvents).find(([name]) => name === type)?.[1];
}

function subjectOf(type: string, event: unknown): PaymentEvent["about"] {
  const kind = kindOf(type);
  const subject = at(at(event, "data"), "object");
  const sessionId = kind === "session" ? textAt(subject, "id") : undefined;
  if (sessionId !== undefined) return { kind: "session", sessionId };
  const paymentId = kind === "payment" ? textAt(subject, "payment_intent") : undefined;
  return paymentId === undefined ? { kind: "other" } : { kind: "payment", paymentId };
}

/** A thin event holds only the id of what it is about: a session, a charge or a dispute; from others no payment can be told. */
function subjectOfThin(type: string, event: unknown): PaymentEvent["about"] {
  const kind = kindOf(type.replace(/^v1\./u, ""));
  const id = textAt(at(event, "related_object"), "id") ?? "";
  if (kind === "session" && id.startsWith("cs_")) return { kind: "session", sessionId: id };
  if (kind === "payment" && /^(?:ch|py|dp|du)_/u.test(id))
    return { kind: "payment", paymentId: id };
  return kind === undefined
    ? { kind: "other" }
    : { kind: "other", problem: "a thin event that names no payment: choose the snapshot style" };
}

function at(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function textAt(value: unknown, name: string): string | undefined {
  const found = at(value, name);
  return typeof found === "string" && found !== "" ? found : undefined;
}
