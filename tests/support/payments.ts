import { randomUUID } from "node:crypto";
import { site } from "#content/site.ts";
import { createApp } from "#server/app.ts";
import type { Dependencies } from "#server/dependencies.ts";
import type {
  Checkout,
  PaymentEvent,
  PaymentProvider,
  PaymentSession,
  Unreachable,
} from "#server/payments/payment-provider.ts";
import { openSqliteStore } from "#server/storage/sqlite.ts";
import { keptLog, silent } from "./logs.ts";
import { asPost, orderOf } from "#tests/reliability/calls.ts";

/** A payment provider in memory, for tests of what the server makes of its answers. */
export type FakeProvider = PaymentProvider & {
  readonly checkouts: Checkout[];
  readonly sessions: Map<string, PaymentSession>;
  /** Every session that was read, in order. */
  readonly reads: string[];
  /** Changes what the provider says about a session. */
  readonly set: (sessionId: string, change: Partial<PaymentSession>) => void;
  /** Changes what the provider says about the payment of a session. */
  readonly setFacts: (sessionId: string, change: Partial<PaymentSession["facts"]>) => void;
  /** Sets the visitor's payment as done. */
  readonly pay: (sessionId: string, payerEmail?: string) => void;
  isDown: boolean;
  /** Runs once, between the read of a session and its answer, to provoke races. */
  afterNextRead: (() => Promise<void>) | undefined;
  createPage: PaymentProvider["createPage"];
  price: { subtotal: number; currency: string };
};

export const outage: Unreachable = { kind: "unreachable", reason: "test" };

/**
 * `GIFT` is a coupon; `UNKNOWN`, `EXPIRED`, `USEDUP` and any other text are refused as such. `PAGE` is refused when the page
 * is made.
 */
export function createFakeProvider(): FakeProvider {
  const fake: FakeProvider = {
    checkouts: [],
    sessions: new Map(),
    reads: [],
    isDown: false,
    afterNextRead: undefined,
    price: { subtotal: site.offer.priceInCents, currency: site.offer.currency },

    set(sessionId, change) {
      const session = fake.sessions.get(sessionId);
      if (!session) throw new Error("The test changes a session that does not exist.");
      fake.sessions.set(sessionId, { ...session, ...change });
    },
    setFacts(sessionId, change) {
      const { facts = someSession({}).facts } = fake.sessions.get(sessionId) ?? {};
      fake.set(sessionId, { facts: { ...facts, ...change } });
    },
    pay(sessionId, payerEmail) {
      fake.setFacts(sessionId, { session: "complete", payment: "paid" });
      if (payerEmail !== undefined) fake.set(sessionId, { payerEmail });
    },

    async findDiscount(code) {
      if (fake.isDown) return outage;
      if (code === "GIFT" || code === "PAGE") return { kind: "found", discountId: code };
      if (code === "EXPIRED") return { kind: "couponRefused", why: "expired" };
      if (code === "USEDUP") return { kind: "couponRefused", why: "usedUp" };
      return { kind: "couponRefused", why: "unknown" };
    },
    async createPage(checkout) {
      if (fake.isDown) return outage;
      fake.checkouts.push(checkout);
      if (checkout.discountId === "PAGE") return { kind: "couponRefused", why: "notApplicable" };
      if (checkout.email === "refused@example.com") return { kind: "refused", reason: "test" };
      const id = `session_${checkout.purchaseId}`;
      fake.sessions.set(id, someSession({ ...checkout, ...fake.price, id }));
      return { kind: "created", sessionId: id, url: `https://pay.example/${id}`, ...fake.price };
    },
    isSessionId: (text) => text.startsWith("session_"),
    async readSession(sessionId) {
      fake.reads.push(sessionId);
      const session = fake.sessions.get(sessionId);
      const race = fake.afterNextRead;
      fake.afterNextRead = undefined;
      await race?.();
      if (fake.isDown) return outage;
      return session ? { kind: "found", session } : { kind: "unknown" };
    },
    async findSessionOfPayment(paymentId) {
      if (fake.isDown) return outage;
      const sessionId = paymentId.replace("payment_of_", "");
      return fake.sessions.has(sessionId) ? { kind: "found", sessionId } : { kind: "unknown" };
    },
    signatureProblem: (signature) => (signature === undefined ? "test" : undefined),
    readEvent: async (body, signature) =>
      signature === "genuine"
        ? { kind: "genuine", event: eventFrom(body) }
        : { kind: "notGenuine", reason: "test" },
  };
  return fake;
}

/** An event as the test wrote it; it happened just now unless the test says when. */
function eventFrom(body: Uint8Array): PaymentEvent {
  const { happenedAt, ...event } = JSON.parse(new TextDecoder().decode(body));
  return { ...event, happenedAt: new Date(happenedAt ?? "2026-11-20T11:59:58Z") };
}

/** A session whose payment page is open, for one report. */
export function someSession(
  fields: Partial<PaymentSession> & { readonly subtotal?: number },
): PaymentSession {
  const { subtotal = site.offer.priceInCents, ...rest } = fields;
  return {
    id: `session_${randomUUID()}`,
    isOurs: true,
    siteUrl: shopUrl,
    purchaseId: randomUUID(),
    priceId: "price_test",
    facts: {
      session: "open",
      payment: "unpaid",
      refundedInFull: false,
      disputed: false,
      subtotal,
      discount: 0,
    },
    total: subtotal,
    tax: null,
    country: null,
    currency: site.offer.currency,
    email: "ada@example.com",
    payerEmail: null,
    createdAt: new Date("2026-11-20T10:00:00Z"),
    ...rest,
  };
}

export const shopUrl = "https://petals.example";
const shopConfig = {
  siteUrl: shopUrl,
  anonKey: "anon-key",
  priceId: "price_test",
  trustedProxies: 0,
};

/**
 * The whole server around a fake provider and an empty SQLite in memory, at noon until `pass` moves its clock; close the
 * store when the test is over.
 */
export async function openShop({
  config,
  ...changes
}: Partial<Omit<Dependencies, "config"> & { config: Partial<Dependencies["config"]> }> = {}) {
  const provider = createFakeProvider();
  const store = await openSqliteStore(":memory:");
  let clock = Date.parse("2026-11-20T12:00:00Z");
  const now = () => new Date(clock);
  const { lines, log } = keptLog();
  const app = createApp({
    store,
    provider,
    limiter: () => Promise.resolve(0),
    now,
    newId: randomUUID,
    log,
    site: undefined,
    ...changes,
    config: { ...shopConfig, ...config },
  });
  const post = (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    peer = "192.0.2.1",
  ) => {
    const init = asPost(body, { authorization: "Bearer anon-key", ...headers });
    // Clients send it; a request that never leaves the process does not have it.
    const length = { "content-length": String(Buffer.byteLength(init.body)) };
    return app.request(path, { ...init, headers: { ...length, ...init.headers } }, { peer });
  };
  return {
    app,
    provider,
    store,
    lines,
    post,
    pass: (ms: number) => void (clock += ms),
    /** What the reconciler works with; its own log is silent. */
    deps: {
      store,
      provider,
      config: { siteUrl: shopUrl },
      source: "reconciler" as const,
      now,
      log: silent,
    },
    createCheckout: (fields: object = {}, headers = {}, peer?: string) =>
      post("/functions/v1/create-checkout", { ...someOrder, ...fields }, headers, peer),
    askForReport: (sessionId: unknown, email: unknown, peer?: string) =>
      post("/functions/v1/get-purchased-report", { sessionId, email }, {}, peer),
    async opensReport(sessionId: string, email: string): Promise<boolean> {
      const answer = await this.askForReport(sessionId, email);
      return (await answer.json()).data.report_access_granted;
    },
    stateOf: async (sessionId: string) => (await store.findBySession(sessionId))?.state,
    deliver: (event: object, signature = "genuine") =>
      post("/functions/v1/stripe-webhook", event, { "stripe-signature": signature }),
    /** Creates a checkout and returns its session. */
    async checkout(fields: object = {}): Promise<string> {
      await this.createCheckout(fields);
      const made = provider.checkouts.at(-1);
      if (!made) throw new Error("The checkout was refused.");
      return `session_${made.purchaseId}`;
    },
    /** The same, paid. */
    async buy(fields: object = {}, payerEmail?: string): Promise<string> {
      const sessionId = await this.checkout(fields);
      provider.pay(sessionId, payerEmail);
      return sessionId;
    },
  };
}

/** What the pages send when a visitor buys. */
export const someOrder = orderOf(shopUrl, "Ada@Example.com", "price_test");
