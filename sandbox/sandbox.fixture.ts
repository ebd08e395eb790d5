import type { Stripe } from "stripe";
import { problemsOfAnswer, problemsOfRequest } from "./openapi.fixture.ts";
import { createTestSandbox, stripeAt } from "#tests/sandbox/test-sandbox.ts";
import { serveHere } from "#tests/support/ports.ts";
import type { SandboxOptions } from "./sandbox.ts";

/** A webhook as the shop received it. */
export type Received = { readonly body: string; readonly signature: string };

type Settings = Partial<Omit<SandboxOptions, "price">> & {
  readonly priceId?: string;
  readonly unitAmount?: number;
  readonly currency?: string;
  /** The status with which the shop answers its n-th webhook (from 0); 200 unless told otherwise. */
  readonly answerWebhook?: (index: number) => number | Promise<number>;
};

/**
 * For tests: a shop that receives webhooks, the sandbox on a real port, and the official SDK connected to it. Disposing
 * fails the test if a request that was taken, an answer or an event is not as Stripe's OpenAPI says.
 */
export async function startSandbox({
  priceId = "price_energy_report",
  unitAmount = 999,
  currency = "usd",
  answerWebhook,
  ...options
}: Settings = {}) {
  const secretKey = "sk_test_sandbox_0123456789";
  const webhookSecret = "whsec_sandbox";
  const received: Received[] = [];
  const misshapen: string[] = [];
  const checkShape = (body: string) => {
    try {
      misshapen.push(...problemsOfAnswer(body));
    } catch (error) {
      // Only an injected fault makes an unreadable answer.
      if (!(error instanceof SyntaxError)) throw error;
    }
  };
  const shop = await serveHere(async (request) => {
    const index = received.length;
    const body = await request.text();
    checkShape(body);
    received.push({ body, signature: request.headers.get("stripe-signature") ?? "" });
    return new Response("", {
      status: (await answerWebhook?.(index)) ?? 200,
      headers: { Location: "/elsewhere" },
    });
  });

  const sandbox = createTestSandbox({
    origin: "http://pay.example",
    secretKey,
    webhookSecret,
    webhookUrl: `${shop.origin}/webhook`,
    webhookAnswerLimit: 3_600_000,
    webhookRetryDelays: [1, 1],
    price: {
      id: priceId,
      unitAmount,
      currency,
      productName: "Energy Report",
      productDescription: "Full report.",
    },
    ...options,
  });
  const api = await serveHere(async (request, bindings) => {
    const asked = await request.clone().text();
    const answer = await sandbox.fetch(request, bindings);
    const isJson = answer.headers.get("content-type")?.startsWith("application/json") === true;
    if (!answer.ok || !isJson) return answer;
    const body = await answer.text();
    misshapen.push(...problemsOfRequest(request.method, new URL(request.url), asked));
    checkShape(body);
    return new Response(body, answer);
  });
  return {
    stripe: stripeAt(api.port, secretKey),
    testHelpers: sandbox.testHelpers,
    account: sandbox.account,
    /** Where it listens, for the shop's own adapters. */
    transport: { host: "127.0.0.1", port: api.port },
    secretKey,
    webhookSecret,
    received,
    origin: api.origin,
    /** Calls the sandbox without the SDK; redirects are not followed. */
    ask: (path: string, init: RequestInit = {}) =>
      fetch(api.origin + path, {
        redirect: "manual",
        ...init,
        headers: { Authorization: `Bearer ${secretKey}`, ...init.headers },
      }),
    /** Submits the form of the hosted page; fields not given are valid. */
    pay: (session: { id: string }, typed: Record<string, string> = {}) =>
      fetch(`${api.origin}/sandbox/pay/${session.id}`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ ...goodForm, ...typed }),
      }),
    close: () => sandbox.close(),
    async [Symbol.asyncDispose]() {
      await sandbox.close();
      await Promise.all([api.close(), shop.close()]);
      if (misshapen.length > 0) throw new Error(`Not as Stripe says it: ${misshapen.join("; ")}`);
    },
  };
}

const goodForm = { email: "ada@example.com", number: "4242 4242 4242 4242" };

/** The parameters of an ordinary session. */
export function ordinary(
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    line_items: [{ price: "price_energy_report", quantity: 1 }],
    success_url:
      "http://shop.example/success?session_id={CHECKOUT_SESSION_ID}&email=ada%40example.com",
    cancel_url: "http://shop.example/energy-scan",
    customer_email: "ada@example.com",
    ...more,
  };
}

/** A session paid with the usual test card. */
export async function paidSession(
  { stripe, pay }: Awaited<ReturnType<typeof startSandbox>>,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  const session = await stripe.checkout.sessions.create(ordinary(more));
  await pay(session);
  return stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge"],
  });
}
