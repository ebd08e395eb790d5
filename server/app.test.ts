import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, inject } from "vitest";
import { openShop, shopUrl } from "#tests/support/payments.ts";
import { silent } from "#tests/support/logs.ts";
import { listenHere } from "#tests/support/ports.ts";
import { createHttpServer } from "./http/listen.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { openPostgresStore } from "./storage/postgres.ts";
import { StorageError } from "./storage/storage-error.ts";

const functions = "/functions/v1";
const calls = ["create-checkout", "get-purchased-report", "stripe-webhook"].map(
  (name) => `${functions}/${name}`,
);

test("a browser that asks first is told yes, without a key", async () => {
  const { app } = await openShop();
  const answer = await app.request(`${functions}/anything`, { method: "OPTIONS" });
  expect(await answer.text()).toBe("ok");
  const allowed = answer.headers.get("access-control-allow-headers")?.split(", ");
  const sent = ["authorization", "x-client-info", "apikey", "content-type", "idempotency-key"];
  expect(allowed).toEqual(expect.arrayContaining(sent));
});

test.each([
  ["create-checkout", 16],
  ["get-purchased-report", 16],
  ["stripe-webhook", 512],
])(
  "%s refuses a body of more than %i KB with 413, of known or unknown length",
  async (name, kb) => {
    const { app, post } = await openShop();
    const path = `${functions}/${name}`;
    const tooLarge = "x".repeat(kb * 1024 + 1);
    const headers = { authorization: "Bearer anon-key", "stripe-signature": "genuine" };
    const known = await post(path, tooLarge, headers);
    const unknown = await app.request(path, {
      method: "POST",
      headers: { ...headers, "transfer-encoding": "chunked" },
      body: tooLarge,
    });
    for (const answer of [known, unknown]) {
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ error: `The body must not be larger than ${kb} KB.` });
    }
  },
);

test.each(calls.slice(0, 2))("%s wants JSON that is announced as JSON", async (path) => {
  const { post } = await openShop();
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]) {
    const answer = await post(path, {}, { "content-type": type });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({ error: "The content-type must be application/json." });
  }
  const withCharset = await post(path, {}, { "content-type": "Application/JSON; charset=utf-8" });
  expect(withCharset.status).toBe(400);
});

test.each([
  ["", "The body must be valid JSON."],
  ["{", "The body must be valid JSON."],
  ["[]", "The body must be a JSON object."],
  ['"text"', "The body must be a JSON object."],
  [`${"[".repeat(8000)}${"]".repeat(8000)}`, "The body must be a JSON object."],
])("a body %j is refused with 400", async (body, error) => {
  const { post } = await openShop();
  const answer = await post(`${functions}/get-purchased-report`, body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error });
});

test("an error of ours is 500 in JSON, without a word about its cause, and is logged with its request", async () => {
  const limiter = () => Promise.reject(new Error("a mistake"));
  const shop = await openShop({ limiter });
  const answer = await shop.createCheckout();
  expect(answer.status).toBe(500);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await answer.json()).toEqual({
    error: "Something went wrong on our side. Please try again in a minute.",
  });
  const request = answer.headers.get("x-request-id");
  expect(request).toMatch(/^[0-9a-f-]{36}$/u);
  const failed = shop.lines
    .map((line) => JSON.parse(line))
    .find((line) => line.message === "failed");
  expect(failed).toMatchObject({ request, path: "/functions/v1/create-checkout" });
});

test.each([
  ["subdomains", "max-age=31536000; includeSubDomains"],
  ["preload", "max-age=31536000; includeSubDomains; preload"],
] as const)(
  "HSTS=%s is insisted on in every answer, a refusal by Node too",
  async (hsts, value) => {
    const { app } = await openShop({ config: { hsts } });
    expect((await app.request("/")).headers.get("strict-transport-security")).toBe(value);
    const { port, close } = await listenHere(createHttpServer(app, { siteUrl: shopUrl, hsts }));
    onTestFinished(close);
    const refused = connect(port, "127.0.0.1").end("hello\r\n\r\n").setEncoding("utf8");
    const [answer] = await once(refused, "data");
    expect(answer).toContain(`strict-transport-security: ${value}\r\n`);
  },
);

test("without built pages the app says how to build them, and the calls work all the same", async () => {
  const shop = await openShop();
  const answer = await shop.app.request("/");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("npm run build");
  expect((await shop.createCheckout()).status).toBe(200);
});

test("refusals of one kind are one line a second, which tells how many had none", async () => {
  const { app, createCheckout, deliver, lines, pass } = await openShop();
  const told = () => lines.splice(0).map((line) => JSON.parse(line));
  const flood = async () => {
    for (let i = 0; i < 20; i++) {
      await app.request(`/nowhere/${i}`);
      await deliver({}, "forged");
      await createCheckout({ price_id: "another" });
    }
  };
  await flood();
  expect(told()).toMatchObject([
    { status: 404 },
    { reason: "test" },
    { reason: expect.stringContaining("price_id") },
  ]);
  pass(999);
  await flood();
  expect(told()).toEqual([]);
  pass(1);
  await flood();
  expect(told()).toMatchObject([{ leftOut: 39 }, { leftOut: 39 }, { leftOut: 39 }]);
  // A clock that is set back silences nothing for longer.
  pass(-600_000);
  await app.request("/nowhere");
  expect(told()).toMatchObject([{ status: 404, leftOut: 19 }]);
});

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
  const asked = [
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
  for (const result of await Promise.allSettled(asked)) {
    expect(result).toMatchObject({ reason: expect.any(StorageError) });
  }
});
