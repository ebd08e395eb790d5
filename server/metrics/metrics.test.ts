import { expect, test } from "vitest";
import { reconcile } from "#server/purchases/reconcile.ts";
import { StorageError } from "#server/storage/storage-error.ts";
import { createFakeProvider, openShop } from "#tests/support/payments.ts";
import { createMetrics, measureProvider } from "./metrics.ts";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const token = "a-token-for-prometheus";

async function openWatchedShop() {
  const metrics = createMetrics(token);
  const provider = createFakeProvider();
  const shop = await openShop({ metrics, provider: measureProvider(provider, metrics) });
  const scrape = (authorization = `Bearer ${token}`) =>
    shop.app.request("/metrics", { headers: { authorization } });
  return {
    ...shop,
    provider,
    scrape,
    checkout: async (email: string) => {
      await shop.createCheckout({ email });
      return `session_${provider.checkouts.at(-1)?.purchaseId}`;
    },
    reconcileLater: () => {
      shop.pass(120_000);
      return reconcile({ ...shop.deps, provider, metrics }, new AbortController().signal);
    },
    lines: async () => (await (await scrape()).text()).split("\n"),
  };
}

test("each purchase is counted once, under whoever found out first", async () => {
  const shop = await openWatchedShop();
  const [heard, landed, swept] = [
    await shop.checkout("a@example.com"),
    await shop.checkout("b@example.com"),
    await shop.checkout("c@example.com"),
  ];
  for (const sessionId of [heard, landed, swept]) shop.provider.pay(sessionId);
  const tell = (id: string, sessionId: string) =>
    shop.deliver({ id, type: "completed", about: { kind: "session", sessionId } });
  await tell("evt_1", heard);
  await tell("evt_2", heard);
  // Given back, and then not after all.
  for (const [id, refundedInFull] of [
    ["evt_refunded", true],
    ["evt_failed", false],
  ] as const) {
    shop.provider.setFacts(heard, { refundedInFull });
    await tell(id, heard);
  }
  await shop.askForReport(landed, "b@example.com");
  await shop.askForReport(heard, "a@example.com");
  await shop.reconcileLater();
  await tell("evt_3", landed);
  await tell("evt_4", swept);
  const lines = await shop.lines();
  for (const source of ["webhook", "return", "reconciler"]) {
    expect(lines).toContain(`shop_fulfilments_total{source="${source}"} 1`);
  }
});

test("orders, refused calls, the provider's answers and the lag of events are counted", async () => {
  const shop = await openWatchedShop();
  const sessionId = await shop.checkout("a@example.com");
  await shop.createCheckout({ coupon_code: "EXPIRED" });
  await shop.createCheckout({ email: "" });
  await shop.post("/functions/v1/create-checkout", {}, { authorization: "" });
  await shop.deliver({}, "forged");
  const about = { kind: "session", sessionId };
  const happenedAt = "2026-11-20T11:59:57Z";
  await shop.deliver({ id: "evt_1", type: "completed", happenedAt, about });
  const lines = await shop.lines();
  for (const line of [
    `shop_checkouts_total{outcome="started"} 1`,
    `shop_checkouts_total{outcome="couponRefused"} 1`,
    `shop_refused_calls_total{call="create-checkout",status="400"} 2`,
    `shop_refused_calls_total{call="create-checkout",status="401"} 1`,
    `shop_refused_calls_total{call="stripe-webhook",status="400"} 1`,
    `shop_provider_seconds_count{operation="create_page",outcome="created"} 1`,
    `shop_provider_seconds_count{operation="read_session",outcome="found"} 1`,
    `shop_webhook_lag_seconds_sum 3`,
    `shop_webhook_lag_seconds_count 1`,
  ]) {
    expect(lines).toContain(line);
  }
});

test("no path that anybody invents becomes a label, and nothing personal does", async () => {
  const shop = await openWatchedShop();
  await shop.checkout("ada@example.com");
  for (let i = 0; i < 50; i++) await shop.post(`/functions/v1/invented-${i}`, {});
  const text = (await shop.lines()).join("\n");
  expect(text).not.toMatch(/invented|ada@|session_|192\.0\.2\.1/u);
});

test.each(["", "Bearer", "Bearer wrong", "Basic abc", `Bearer ${token}x`])(
  "the metrics are not shown to whoever sends %j",
  async (authorization) => {
    const shop = await openWatchedShop();
    const answer = await shop.scrape(authorization);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("shop_");
  },
);

test("without a token in the settings there are no metrics to ask for", async () => {
  const { app } = await openShop();
  expect((await app.request("/metrics")).status).toBe(404);
});

test("the server is healthy while it answers, and ready while its storage takes orders", async () => {
  const shop = await openShop();
  expect((await shop.app.request("/healthz")).status).toBe(200);
  expect((await shop.app.request("/readyz")).status).toBe(200);
  const probe = () => Promise.reject(new StorageError("test"));
  const other = await openShop({ store: { ...shop.store, probe } });
  expect((await other.app.request("/healthz")).status).toBe(200);
  const notReady = await other.app.request("/readyz");
  expect(notReady.status).toBe(503);
  expect(notReady.headers.get("cache-control")).toBe("no-store");
});

test("a server that stops says so as news, and a storage that fails as an error", async () => {
  const { store } = await openShop();
  const levels: string[] = [];
  const write = (level: string) => (_facts: object, message: string) => {
    if (message === "answered") levels.push(level);
  };
  const log = { info: write("info"), warn: write("warn"), error: write("error") };
  const probe = () => Promise.reject(new StorageError("test"));
  for (const isStopping of [true, false]) {
    const { app } = await openShop({
      store: { ...store, probe },
      log,
      isStopping: () => isStopping,
    });
    expect((await app.request("/readyz")).status).toBe(503);
  }
  expect(levels).toEqual(["info", "error"]);
});

test("however often somebody asks whether it is ready, the storage is written to once in five seconds", async () => {
  const { store } = await openShop();
  let probes = 0;
  const probe = async () => {
    probes += 1;
    if (probes === 1) throw new StorageError("test");
  };
  const { app, pass } = await openShop({ store: { ...store, probe } });
  const ask = async () => (await app.request("/readyz")).status;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([503, 503, 503]);
  pass(4999);
  expect(await ask()).toBe(503);
  expect(probes).toBe(1);
  pass(1);
  expect(await ask()).toBe(200);
  // A clock that is set back does not make it stand for longer.
  pass(-600_000);
  expect(await ask()).toBe(200);
  expect(probes).toBe(3);
});

const alerts = readFileSync("docs/alerts.yml", "utf8");
const expressions = [...alerts.matchAll(/^ +expr: (.+)$/gmu)].map(([, text = ""]) => text);
const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gmu)].map(([, name = ""]) => name);

/** Ours, and those of the process itself, which would go on measuring this one if they were made here. */
function metricsOfServer(): ReadonlyMap<string, readonly string[]> {
  const { registry } = createMetrics(token);
  const program = `import { collectDefaultMetrics, Registry } from "prom-client";
    const register = new Registry();
    collectDefaultMetrics({ register });
    console.log(JSON.stringify(register.getMetricsAsArray().map(({ name }) => ({ name }))));
    process.exit();`;
  const { stdout } = spawnSync("node", ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  type Metric = { readonly name: string; readonly labelNames?: readonly string[] };
  const all: readonly Metric[] = [...JSON.parse(stdout), ...registry.getMetricsAsArray()];
  return new Map(
    all.flatMap(({ name, labelNames = [] }) =>
      ["", "_bucket", "_count", "_sum"].map(
        (ending) => [name + ending, [...labelNames, "le"]] as const,
      ),
    ),
  );
}

test("every alert asks about metrics and labels that the server has", () => {
  expect(expressions.length).toBe(names.length);
  const known = metricsOfServer();
  for (const expression of expressions) {
    const asked = [
      ...expression.matchAll(/\b((?:shop|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/gu),
    ];
    expect(asked, expression).not.toEqual([]);
    for (const [, name = "", labels = ""] of asked) {
      // `up` is Prometheus's own.
      const has = name === "up" ? ["job"] : known.get(name);
      expect(has, name).toBeDefined();
      for (const [, label = ""] of labels.matchAll(/(\w+)=/gu))
        expect(has, expression).toContain(label);
    }
  }
});

test("what an alert means and what to do stands in the operations", () => {
  const operations = readFileSync("docs/operations-reference.md", "utf8");
  const explained = [...operations.matchAll(/^\| `(Shop\w+)` +\|/gmu)].map(([, name]) => name);
  expect(explained).toEqual(names);
});
