import { expect, inject, onTestFinished, test } from "vitest";
import { createDatabase, startPostgres } from "#tests/support/postgres.ts";
import { createFakeProvider, openShop } from "#tests/support/payments.ts";
import { createLimiter } from "./limits/limiter.ts";
import { countInPostgres } from "./limits/postgres-counts.ts";
import { openPostgresStore } from "./storage/postgres.ts";
import { StorageError } from "./storage/storage-error.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

test("a storage that fails is a refusal for now, in words that fit the call, and in the log", async () => {
  const healthy = await openShop();
  const sessionId = await healthy.checkout();
  const away = () => Promise.reject(new StorageError("test", { cause: new Error("gone") }));
  const shop = await openShop({
    provider: healthy.provider,
    store: { ...healthy.store, add: away, findBySession: away, isHandled: away },
  });
  const event = { id: "evt_1", type: "test", about: { kind: "session", sessionId } };
  const answers = [
    [await shop.createCheckout(), "Nothing was charged. "],
    [await shop.askForReport(sessionId, "ada@example.com"), "Your purchase is safe. "],
    [await shop.deliver(event), ""],
  ] as const;
  for (const [answer, comfort] of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toEqual({
      error: `Our records cannot be reached right now. ${comfort}Please try again in a minute.`,
    });
  }
  expect(shop.lines.filter((line) => line.includes("gone"))).toHaveLength(3);
});

test("every failure of a store tells that it is the storage's", async () => {
  const database = await createDatabase(inject("postgresUrl"));
  const store = await openPostgresStore(database, silent);
  await store.close();
  const { close: _, ...methods } = store;
  const calls = [
    methods.probe(),
    methods.find("a"),
    methods.findBySession("a"),
    methods.findByCheckoutKey("a"),
    methods.list({}, { limit: 1 }),
    methods.erase("a", new Date(0)),
    methods.change("a", 1, { updatedAt: new Date(0) }),
    methods.isHandled("a"),
    methods.finishEvent({ id: "a", type: "a", at: new Date(0) }),
  ];
  for (const result of await Promise.allSettled(calls)) {
    expect(result).toMatchObject({ reason: expect.any(StorageError) });
  }
});

test("PostgreSQL crashes under load: 503 meanwhile, all is well after, nothing is lost", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.close);
  const provider = createFakeProvider();
  const store = await openPostgresStore(postgres.url, silent);
  const counts = countInPostgres(postgres.url, silent);
  onTestFinished(async () => void (await Promise.all([store.close(), counts.close()])));
  const shop = await openShop({ provider, store, limiter: createLimiter(1000, counts.count) });

  let buyer = 0;
  const promised: string[] = [];
  const undelivered: string[] = [];
  const deliver = async (sessionId: string) => {
    const about = { kind: "session", sessionId };
    const event = { id: `evt_${sessionId}`, type: "checkout.session.completed", about };
    return (await shop.deliver(event)).status;
  };
  /** Orders, pays and lets the provider tell of it; what it may not yet tell is kept for later, as Stripe does. */
  const buy = async () => {
    const answer = await shop.createCheckout({ email: `buyer${buyer++}@example.com` });
    if (answer.status === 200) {
      const { url } = await answer.json();
      const sessionId = String(url).replace("https://pay.example/", "");
      promised.push(sessionId);
      provider.pay(sessionId);
      if ((await deliver(sessionId)) !== 200) undelivered.push(sessionId);
    }
    return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
  };
  const buyers = async (count: number) => {
    const purchases = [];
    // More at once than there are connections.
    while (purchases.length < count) {
      purchases.push(...(await Promise.all(Array.from({ length: 25 }, buy))));
    }
    return purchases;
  };

  expect((await buyers(50)).every(({ status }) => status === 200)).toBe(true);
  const [duringCrash] = await Promise.all([buyers(100), postgres.crash()]);
  const whileAway = await buyers(200);
  for (const { status, retryAfter } of [...duringCrash, ...whileAway]) {
    expect([200, 503]).toContain(status);
    if (status === 503) expect(retryAfter).toBe("60");
  }
  expect(whileAway.every(({ status }) => status === 503)).toBe(true);

  await postgres.start();
  await expect.poll(async () => (await buy()).status).toBe(200);
  expect((await buyers(100)).every(({ status }) => status === 200)).toBe(true);
  for (const sessionId of undelivered.splice(0)) expect(await deliver(sessionId)).toBe(200);
  const kept = await Promise.all(promised.map((sessionId) => store.findBySession(sessionId)));
  expect(kept.map((purchase) => purchase?.state)).toEqual(promised.map(() => "paid"));
  expect(await store.list({ state: "paid" }, { limit: 1000 })).toHaveLength(promised.length);
});
