import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { site } from "#content/site.ts";
import { startSandbox } from "#sandbox/sandbox.fixture.ts";
import { findDeno, startOn } from "#tests/support/deno.ts";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { writeSupabase } from "./supabase.ts";

const siteUrl = "https://petals.example";
const priceId = "price_of_the_test";

/** The folder to deploy, far from this project and its packages. */
async function written() {
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-supabase-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeSupabase(folder);
  return folder;
}

test("what Supabase is given sells a report on Deno: ordered, paid, heard of and opened", async () => {
  const { priceInCents, currency } = site.offer;
  await using sandbox = await startSandbox({ priceId, unitAmount: priceInCents, currency });
  const folder = await written();
  const database = await createDatabase(inject("postgresUrl"));

  /** Starts one function as the platform does, but with the sandbox in Stripe's place; the address of its calls. */
  const serve = async (name: string) => {
    const file = join(folder, `${name}.js`);
    const stripe = JSON.stringify(sandbox.origin);
    writeFileSync(
      file,
      `const real = fetch;
      globalThis.fetch = (url, init) => real(url.replace("https://api.stripe.com", ${stripe}), init);
      await import("./functions/${name}/index.ts");`,
    );
    const port = await freePort();
    const env = {
      SITE_URL: siteUrl,
      TRUST_PROXY: "1",
      PAYMENTS: "test",
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
      PUBLIC_PRICE_ID: priceId,
      SUPABASE_DB_URL: database,
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    };
    const program = startOn("Deno", file, { env });
    onTestFinished(program.stop);
    const address = `${addressAt(port)}/${name}`;
    const preflight = () =>
      fetch(address, { method: "OPTIONS" }).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(preflight).toBe(200);
    return async (body: string, headers: Record<string, string> = {}) => {
      const init = {
        method: "POST",
        body,
        headers: { "content-type": "application/json", ...headers },
      };
      return (await fetch(address, init)).json();
    };
  };

  const order = await serve("create-checkout");
  const email = "ada@example.com";
  const page = {
    price_id: priceId,
    success_url: `${siteUrl}/success`,
    cancel_url: `${siteUrl}/energy-scan`,
    mode: "payment",
    email,
  };
  const { session_id: id } = await order(JSON.stringify(page), {
    apikey: "public-anonymous-visitor",
  });
  await sandbox.pay({ id });
  const completed = () =>
    sandbox.received.find(({ body }) => body.includes('"checkout.session.completed"'));
  await expect.poll(completed).toBeDefined();
  const event = completed();
  const hear = await serve("stripe-webhook");
  expect(await hear(event?.body ?? "", { "stripe-signature": event?.signature ?? "" })).toEqual({
    received: true,
  });
  const ask = await serve("get-purchased-report");
  expect(await ask(JSON.stringify({ sessionId: id, email }))).toMatchObject({
    data: { report_access_granted: true },
  });
});

test("Deno finds no fault in the types of what it runs", async () => {
  const check = (cwd: string, ...files: readonly string[]) =>
    spawnSync(findDeno(), ["check", "--quiet", ...files], { cwd, encoding: "utf8" });
  const fine = { status: 0, stderr: "" };
  expect(check(join(import.meta.dirname, ".."), "server/deno.ts")).toMatchObject(fine);
  const names = ["create-checkout", "get-purchased-report", "stripe-webhook"];
  const files = names.map((name) => `functions/${name}/index.ts`);
  expect(check(await written(), ...files)).toMatchObject(fine);
});
