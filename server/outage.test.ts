import { expect, inject, test } from "vitest";
import { createDatabase } from "#tests/support/postgres.ts";
import { openShop } from "#tests/support/payments.ts";
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
