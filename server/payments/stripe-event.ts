import type { Stripe } from "stripe";
import * as z from "zod/mini";
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

const otherwise = z.catch;
const text = otherwise(z.optional(z.string()), undefined);
const eventShape = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.string().check(z.minLength(1)),
  object: text,
  created: otherwise(z.union([z.number(), z.iso.datetime()]), Number.NaN),
  data: otherwise(z.object({ object: z.object({ id: text, payment_intent: text }) }), {
    object: {},
  }),
  /** All that a thin event says of its subject. */
  related_object: otherwise(z.object({ id: text }), {}),
});

function eventIn(payload: string, now: Date): ReadEvent {
  let sent: unknown;
  try {
    sent = JSON.parse(payload);
  } catch {
    // It stays undefined, which is no event.
  }
  const { data: event } = z.safeParse(eventShape, sent);
  if (!event) return { kind: "unreadable", reason: "signed by the provider, and no event" };
  const { id, type, created } = event;
  // Seconds since 1970, but in a thin event a text.
  const moment = new Date(typeof created === "number" ? created * 1000 : created);
  const happenedAt = Number.isNaN(moment.getTime()) ? now : moment;
  return { kind: "genuine", event: { id, type, happenedAt, about: subjectOf(event) } };
}

/** A thin event holds only the id of what it is about: a session, a charge or a dispute; from others no payment can be told. */
function subjectOf({
  type,
  object,
  data,
  related_object: related,
}: z.infer<typeof eventShape>): PaymentEvent["about"] {
  const isThin = object === "v2.core.event";
  const name = isThin ? type.replace(/^v1\./u, "") : type;
  const kind = Object.entries(webhookEvents).find(([one]) => one === name)?.[1];
  const { id, payment_intent: intent } = data.object;
  const subject = isThin ? related.id : kind === "session" ? id : intent;
  if (subject && kind === "session") return { kind, sessionId: subject };
  if (subject && kind === "payment" && /^(?:pi|ch|py|dp|du)_/u.test(subject))
    return { kind, paymentId: subject };
  const problem = "a thin event that names no payment: choose the snapshot style";
  return isThin && kind ? { kind: "other", problem } : { kind: "other" };
}
