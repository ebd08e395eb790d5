import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "#domain/purchase/contract.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { orderOf, secretKey, webhookSecret } from "./calls.ts";
import { eachAtOnce, isFull, many, people } from "./crowd.ts";
import { isGranted, openShop, tellsKey, type Answer } from "./shop.ts";

test("T25: whatever becomes of an order, neither the log nor an answer tells a key, a session or an e-mail", async () => {
  // Refusals of one kind are one line a second, so no two looks at this clock are in the same one. Within five minutes, as
  // signatures must be.
  let looks = 0;
  const now = () => new Date(Date.now() + (looks++ % 290) * 1000);
  await using shop = await openShop({ now });
  const { post, order, askForReport, testHelpers } = shop;
  const answers: Answer[] = [];
  const buyers = people(many(3, 500));
  await eachAtOnce(10, buyers, async (email) => {
    const sessionId = await shop.openSession(email);
    const asked = orderOf(shop.origin, email);
    const refused = await Promise.all([
      order(email, "NOSUCH"),
      order(`${email} ${email}`),
      post(paths.createCheckout, { ...asked, success_url: `https://${email}/success` }),
      post(paths.createCheckout, { ...asked, price_id: secretKey, mode: webhookSecret }),
      post(paths.createCheckout, asked, { authorization: `Bearer ${secretKey}` }),
      post(paths.getPurchasedReport, { sessionId: [sessionId], email: { email } }),
      post(stripeWebhookPath, { id: sessionId, email }, { "stripe-signature": webhookSecret }),
      post(`/functions/v1/${sessionId}`, { email }),
      post(`/${email}/${sessionId}?email=${email}`, {}),
      post(`/a${sessionId}/${email.replace("@", "%25252540")}`, {}),
      askForReport(sessionId, email),
      askForReport(sessionId, `not-${email}`),
      askForReport(`${sessionId}x`, email),
    ]);
    expect(refused.filter(({ status, body }) => status === 200 && !body["data"])).toEqual([]);
    expect(refused.filter(isGranted)).toEqual([]);
    await testHelpers.pay(sessionId);
    const answer = await askForReport(sessionId, email);
    expect(isGranted(answer)).toBe(true);
    answers.push(...refused, answer);
  });
  testHelpers.injectFault("POST /v1/checkout/sessions", "serverError");
  testHelpers.injectFault("GET /v1/checkout/sessions/:id", "badJson");
  answers.push(await order("new@example.com"), await askForReport("cs_test_new", "a@b.example"));
  expect(shop.secretsTold()).toEqual([]);
  const masked = shop.lines.filter((line) => line.includes("…")).length;
  // The guard of this very test: what it looks for was there to be told.
  expect(masked).toBeGreaterThanOrEqual(2 * buyers.length);
});

/** Settings that are for the server alone, as they stand in an owner's environment when the pages are built. */
const forTheServer = {
  STRIPE_SECRET_KEY: "sk_live_51MarkedSecret",
  STRIPE_WEBHOOK_SECRET: "whsec_51MarkedSecret",
  DATABASE_URL: "postgres://marked-user:marked-password@database.example/marked",
  METRICS_TOKEN: "marked-token-of-the-metrics",
};
/** The guard of this very test: what is meant for the pages reaches them. */
const forThePages = { PUBLIC_ANON_KEY: "marked-anon-key", PUBLIC_PRICE_ID: "price_marked" };

test.runIf(isFull)(
  "T25: the pages hold none of the settings that are for the server alone",
  async () => {
    const folder = temporaryFolder();
    const { status } = spawnSync("astro", ["build", "--silent", "--outDir", folder], {
      stdio: "inherit",
      env: {
        ...process.env,
        ...forTheServer,
        ...forThePages,
        SITE_URL: "https://petals.example",
        NODE_ENV: "production",
        ASTRO_TELEMETRY_DISABLED: "1",
      },
    });
    expect(status).toBe(0);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
    for (const meant of Object.values(forThePages)) {
      expect(files.filter((text) => text.includes(meant))).not.toEqual([]);
    }
    const settings = Object.entries(forTheServer).flat();
    const telling = files.filter(
      (text) =>
        tellsKey(text) ||
        text.includes("marked-password") ||
        settings.some((setting) => text.includes(setting)),
    );
    expect(telling).toEqual([]);
  },
);
