import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { createHash, randomUUID } from "node:crypto";
import { offerDescription, site } from "#content/site.ts";
import { signatureFor } from "#sandbox/webhooks.ts";
import { paths } from "#domain/purchase/contract.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";

const agent = new Agent({ keepAlive: true });

/** The account at the provider with which the servers of these tests sell. */
export const secretKey = "sk_test_reliability_0123456789";
export const webhookSecret = "whsec_reliability_0123456789";
export const priceId = "price_1";

const { priceInCents: unitAmount, currency, name } = site.offer;

/** What the provider knows of our price. */
export const price = {
  id: priceId,
  unitAmount,
  currency,
  productName: name,
  productDescription: offerDescription,
};

/** What the pages of a site send when somebody buys. */
export const orderOf = (siteUrl: string, email: string, price_id = priceId) => ({
  price_id,
  success_url: `${siteUrl}/success?session_id={CHECKOUT_SESSION_ID}&email=${encodeURIComponent(email)}`,
  cancel_url: `${siteUrl}/energy-scan`,
  mode: "payment",
  email,
});

/** The secret of a buyer's browser: each buyer has one browser, and takes one scan in it. */
export const browserOf = (email: string): Readonly<Record<string, string>> => ({
  "idempotency-key": createHash("sha256").update(email.toLowerCase()).digest("hex"),
});

/** How pages call a function of the server. */
export const asPost = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", authorization: "Bearer anon", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** An order at a server that has no settings of its own. */
export const orderAt = (siteUrl: string, email: string) =>
  asPost(orderOf(siteUrl, email, "price_energy_report"), {
    authorization: "Bearer public-anonymous-visitor",
  });

/** The calls that visitors and Stripe make to a server over the network. Each rejects when there is no answer. */
export function callsTo(siteUrl: string, now = () => new Date()) {
  return {
    /** Orders; the session is the one behind the payment page. */
    async order(email: string) {
      const post = asPost(orderOf(siteUrl, email), browserOf(email));
      const answer = await fetch(siteUrl + paths.createCheckout, post);
      const { url, error }: { url?: string; error?: string } = await answer.json();
      return { status: answer.status, sessionId: url?.split("/").at(-1), error };
    },
    /** Whether the report of this session opens for this address. */
    async opensReport(sessionId: string, email: string): Promise<boolean> {
      const answer = await fetch(siteUrl + paths.getPurchasedReport, asPost({ sessionId, email }));
      const { data }: { data?: { report_access_granted?: boolean } } = await answer.json();
      return data?.report_access_granted === true;
    },
    /** Tells the server, as Stripe would, that something happened to a session; whether it takes that. */
    async deliver(sessionId: string, type: string, eventId: string = randomUUID()) {
      const event = { id: `evt_${eventId}`, type, data: { object: { id: sessionId } } };
      const body = JSON.stringify(event);
      const headers = { "stripe-signature": signatureFor(body, webhookSecret, now()) };
      const answer = await fetch(siteUrl + stripeWebhookPath, { method: "POST", headers, body });
      await answer.body?.cancel();
      return answer.status === 200;
    },
    /** Whether a page or another file of the site comes, whole, as browsers ask for it; it is not unpacked. */
    async visit(address: string): Promise<boolean> {
      const request = get(siteUrl + address, { agent, headers: { "accept-encoding": "br" } });
      const [answer]: IncomingMessage[] = await once(request, "response");
      await answer?.forEach(() => {});
      return answer?.statusCode === 200;
    },
  };
}
