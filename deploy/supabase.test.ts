import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, inject } from "vitest";
import { site } from "#content/site.ts";
import { startSandbox } from "#sandbox/sandbox.fixture.ts";
import { live } from "#server/settings/live.fixture.ts";
import { orderOf } from "#tests/reliability/calls.ts";
import { startOn, testOnDeno as test } from "#tests/support/programs.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { writeSupabase } from "./supabase.ts";

const { SITE_URL: siteUrl, PUBLIC_PRICE_ID: priceId } = live;

/** The folder to deploy, far from this project and its packages. */
const folder = mkdtempSync(join(tmpdir(), "seven-petals-supabase-"));
beforeAll(async () => {
  await writeSupabase(folder);
  return () => rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts one function as the platform does: it passes on the console alone, and nobody ends the process. It prints its port
 * first. `stripe` is the address that takes Stripe's place.
 */
function start(name: string, env: Record<string, string>, stripe = "http://127.0.0.1:1") {
  const file = join(folder, `${name}.js`);
  writeFileSync(
    file,
    `import process from "node:process";
    const { serve } = Deno;
    const onListen = ({ port }) => console.log(port);
    Deno.serve = (handler) => serve({ hostname: "127.0.0.1", port: 0, onListen }, handler);
    Deno.exit = () => undefined;
    process.stdout.write = process.stderr.write = () => true;
    const real = fetch;
    globalThis.fetch = (url, init) => real(url.replace("https://api.stripe.com", "${stripe}"), init);
    await import("./functions/${name}/index.ts");`,
  );
  const program = startOn("Deno", file, { env });
  const call = async (path: string, init: RequestInit) => {
    const headers = { "content-type": "application/json", ...init.headers };
    return fetch(`http://127.0.0.1:${await program.firstLine}${path}`, { ...init, headers });
  };
  return { ...program, call };
}

test("what Supabase is given sells a report: ordered, paid, heard of and opened", async () => {
  const { priceInCents, currency } = site.offer;
  await using sandbox = await startSandbox({ priceId, unitAmount: priceInCents, currency });
  const env = {
    ...live,
    PAYMENTS: "test",
    LIMIT_FACTOR: "100",
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    SUPABASE_DB_URL: await createDatabase(inject("postgresUrl")),
  };
  const serve = (name: string) => {
    const { call } = start(name, env, sandbox.origin);
    return async (body: string, headers: Record<string, string> = {}) =>
      (await call(`/${name}`, { method: "POST", body, headers })).json();
  };

  const email = "ada@example.com";
  const page = orderOf(siteUrl, email, priceId);
  const order = serve("create-checkout");
  let id = "";
  // A busy machine may be silent for longer than we wait for Stripe; then a buyer asks again.
  const ordered = async () => {
    const answer = await order(JSON.stringify(page), { apikey: "public-anonymous-visitor" });
    return (id = answer.session_id);
  };
  await expect.poll(ordered).toBeDefined();
  await sandbox.pay({ id });
  const completed = () =>
    sandbox.received.find(({ body }) => body.includes('"checkout.session.completed"'));
  await expect.poll(completed).toBeDefined();
  const { body = "", signature = "" } = completed() ?? {};
  const hear = serve("stripe-webhook");
  expect(await hear(body, { "stripe-signature": signature })).toEqual({ received: true });
  const ask = serve("get-purchased-report");
  expect(await ask(JSON.stringify({ sessionId: id, email }))).toMatchObject({
    data: { report_access_granted: true },
  });
});

test("a function answers with and without the platform's prefix, and its log arrives", async () => {
  const env = { ...live, SUPABASE_DB_URL: await createDatabase(inject("postgresUrl")) };
  const { call, said } = start("create-checkout", env);
  const statusOf = async (path: string, method: string) =>
    (await call(path, method === "POST" ? { method, body: "{}" } : { method })).status;
  expect(await statusOf("/create-checkout", "OPTIONS")).toBe(200);
  expect(await statusOf("/get-purchased-report", "POST")).toBe(400);
  expect(await statusOf("/functions/v1/get-purchased-report", "POST")).toBe(400);
  expect(await statusOf("/stripe-webhook", "POST")).toBe(400);
  expect(await statusOf("/", "GET")).toBe(404);
  await expect.poll(said).toContain('"path":"/functions/v1/stripe-webhook"');
  expect(said()).not.toMatch(/sk_live|whsec_/u);
});

test.each([
  ["DATABASE_URL must begin with postgres://", { ...live, DATABASE_URL: "purchases.sqlite" }],
  ["STRIPE_SECRET_KEY is missing", { DATABASE_URL: "postgres://nobody@127.0.0.1/none" }],
  [
    "The PostgreSQL of DATABASE_URL ",
    { ...live, DATABASE_URL: "postgres://shop:hunter2@127.0.0.1:1/none" },
  ],
  ["SITE_URL must be", { ...live, SITE_URL: "petals" }],
])("a function does not start without what it needs: %s", async (sentence, env) => {
  const program = start("create-checkout", env);
  expect(await program.end).toBe(1);
  expect(program.said()).toContain(sentence);
  expect(program.said()).not.toContain("hunter2");
});
