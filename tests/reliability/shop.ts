import { randomUUID } from "node:crypto";
import { stopwatch } from "./crowd.ts";
import { fieldsOf, paths } from "#domain/purchase/contract.ts";
import { createApp } from "#server/app.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import { createHttpServer } from "#server/http/listen.ts";
import type { Limiter } from "#server/limits/limiter.ts";
import { reconcile } from "#server/purchases/reconcile.ts";
import { createStripeProvider } from "#server/payments/stripe.ts";
import type { CheckoutSettings } from "#server/settings/config.ts";
import { openStore } from "#server/storage/open-store.ts";
import { createTestSandbox, stripeAt } from "#tests/sandbox/test-sandbox.ts";
import { listenHere, serveHere } from "#tests/support/ports.ts";
import { keptLog } from "#tests/support/logs.ts";
import { asPost, browserOf, orderOf, price, priceId, secretKey, webhookSecret } from "./calls.ts";
import { type Engine, freshDatabase } from "./fresh-database.ts";

export const readPath = "GET /v1/checkout/sessions/:id";

type Settings = {
  /** Left out, nobody calls too often. */
  readonly limiter?: Limiter;
  /** What the shop believes; the sandbox signs with `webhookSecret`. */
  readonly webhookSecrets?: readonly string[];
  readonly engine?: Engine;
  /** For PostgreSQL; left out, an empty database is made. */
  readonly databaseUrl?: string;
  readonly checkout?: CheckoutSettings;
  /** Of the price at the sandbox; left out, it includes its tax. */
  readonly taxBehavior?: "exclusive" | "unspecified";
  /** The clock of the shop; left out, it is the clock of the sandbox. */
  readonly now?: () => Date;
};

/** The whole server around the real Stripe adapter, the sandbox on a port of its own, and a database that can be counted. */
export async function openShop(settings: Settings = {}) {
  const { engine = "SQLite", now, limiter, webhookSecrets = [webhookSecret] } = settings;
  const { database, url, rows } = await freshDatabase(engine, settings.databaseUrl);
  const { lines, log } = keptLog();
  const store = await openStore(database, log);

  const shopPort = await listenHere(
    createHttpServer({ fetch: (...call) => app.fetch(...call) }, { siteUrl: "http://127.0.0.1" }),
  );
  const sandbox = createTestSandbox({
    origin: "http://pay.example",
    secretKey,
    webhookSecret,
    webhookUrl: shopPort.origin + stripeWebhookPath,
    webhookRetryDelays: [],
    price: { ...price, ...(settings.taxBehavior && { taxBehavior: settings.taxBehavior }) },
  });
  const providerPort = await serveHere(sandbox.fetch);
  const clock = now ?? sandbox.testHelpers.now;
  const deps = {
    store,
    provider: createStripeProvider({
      secretKey,
      webhookSecrets,
      ...(settings.checkout && { checkout: settings.checkout }),
      now: clock,
      sandbox: { host: "127.0.0.1", port: providerPort.port },
    }),
    config: { siteUrl: shopPort.origin, anonKey: "anon", priceId, trustedProxies: 0 },
    source: "reconciler" as const,
    now: clock,
    newId: randomUUID,
    log,
  };
  const app = createApp({
    ...deps,
    limiter: limiter ?? (() => Promise.resolve(0)),
    site: undefined,
  });

  const indiscreet: string[] = [];
  const post = async (
    path: string,
    body: object,
    headers: Readonly<Record<string, string>> = {},
    peer = "192.0.2.1",
  ) => {
    const answer = await answerOf(await app.request(path, asPost(body, headers), { peer }));
    if (isIndiscreetAnswer(path, answer.status, answer.text)) indiscreet.push(answer.text);
    return answer;
  };
  // T25: whatever is done to the shop, neither its log nor an answer holds what opens a report or an account.
  const secretsTold = () => [
    ...lines.filter((line) => tellsKey(line) || personal.test(line)),
    ...indiscreet,
  ];
  const sellerOf = (email: string, coupon?: string, headers = browserOf(email)) => {
    const order = orderOf(shopPort.origin, email);
    const body = coupon === undefined ? order : { ...order, coupon_code: coupon };
    return post(paths.createCheckout, body, headers);
  };

  /** Orders and returns the session behind the payment page. */
  const openSession = async (email: string, coupon?: string): Promise<string> => {
    const { text, body } = await sellerOf(email, coupon);
    if (typeof body["url"] !== "string") throw new Error(`The order was refused: ${text}`);
    return new URL(body["url"]).pathname.split("/").at(-1) ?? "";
  };

  return {
    app,
    /** What the reconciler works with. */
    deps,
    testHelpers: sandbox.testHelpers,
    origin: shopPort.origin,
    providerPort: providerPort.port,
    /** The owner's own way to the provider, past the server. */
    stripe: stripeAt(providerPort.port, secretKey),
    store,
    /** All that the server logged, one line each. */
    lines,
    /** The lines of the log and the answers that tell a secret; if there are any, the shop ends with an error. */
    secretsTold,
    post,
    order: sellerOf,
    openSession,
    /** Orders and pays. */
    async buy(email: string) {
      const sessionId = await openSession(email);
      await sandbox.testHelpers.pay(sessionId);
      return { sessionId, email };
    },
    askForReport: (sessionId: string, email: string) =>
      post(paths.getPurchasedReport, { sessionId, email }),
    /** How often the provider was asked about each of these sessions. */
    readsOf: (sessions: readonly string[]) =>
      sessions.map((id) => {
        const asked = sandbox.testHelpers.requests.filter(({ path }) => path.endsWith(`/${id}`));
        return asked.filter(({ route }) => route === readPath).length;
      }),
    /** The path of the database file, or the address of the database. */
    url,
    ...rows,
    async [Symbol.asyncDispose]() {
      await sandbox.close();
      await Promise.all([shopPort.close(), providerPort.close()]);
      await store.close();
      const told = secretsTold();
      if (told.length > 0) throw new Error(`It tells secrets: ${told.slice(0, 3).join("\n")}`);
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Empty when the answer is no JSON object. */
  readonly body: Readonly<Record<string, unknown>>;
};

export type Timed = Answer & { readonly seconds: number };

/** An answer, and how long it was waited for. */
export async function timed(act: () => Promise<Answer>): Promise<Timed> {
  const elapsed = stopwatch();
  return { ...(await act()), seconds: elapsed() };
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = {};
  }
  const { status, headers } = response;
  return { status, headers, text, body: fieldsOf(body) };
}

/** Whether an answer says that the report is open. */
export function isGranted({ body }: Answer): boolean {
  return fieldsOf(body["data"])["report_access_granted"] === true;
}

/** Reconciles, as a server does, until nothing is due; how many sessions it asked about. */
export async function reconcileAll(deps: Shop["deps"]): Promise<number> {
  const { looked, end } = await reconcile(deps, AbortSignal.timeout(300_000));
  return end === "cutShort" ? looked + (await reconcileAll(deps)) : looked;
}

const keys = /\b[sr]k_(?:test|live)_\w|whsec_\w/u;

/** Whole ids of sessions and payments, and the addresses, however often escaped, and browsers' secrets of all buyers in these tests. */
const personal =
  /(?:cs_test|\b(?:pi|ch))_\w{8}|(?:@|%(?:25)*40)(?:\w+\.)*example\b|\b[\da-f]{64}\b/u;

/** Whether a text holds a key of an account. */
export function tellsKey(text: string): boolean {
  return keys.test(text);
}

/** Whether an answer holds what opens a report or an account; only an accepted order may name a session: that of its page. */
function isIndiscreetAnswer(path: string, status: number, text: string): boolean {
  const isAcceptedOrder = path === paths.createCheckout && status === 200;
  return tellsKey(text) || (!isAcceptedOrder && personal.test(text));
}
