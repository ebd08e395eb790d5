import { expect, test } from "vitest";
import { paths } from "#domain/purchase/contract.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import { orderOf, secretKey, webhookSecret } from "./calls.ts";
import { eachAtOnce } from "./crowd.ts";
import { noteFinding } from "./findings.ts";
import { many } from "./numbers.ts";
import { isGranted, openShop, type Answer } from "./shop.ts";

test("T25: whatever becomes of an order, neither the log nor an answer tells a key, a session or an e-mail", async () => {
  // Refusals of one kind are one line a second, so no two looks at this clock are in the same one. Within five minutes, as
  // signatures must be.
  let looks = 0;
  const now = () => new Date(Date.now() + (looks++ % 290) * 1000);
  await using shop = await openShop({ now });
  const { post, order, askForReport, testHelpers } = shop;
  const answers: Answer[] = [];
  const buyers = Array.from({ length: many(10, 500) }, (_, i) => `ada${i}@example.com`);
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
    const payment = testHelpers.pay(sessionId);
    if (payment.kind === "paid") await payment.answered;
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
  noteFinding({
    what: "secrets in log and answers",
    tried: `${answers.length} answers around ${buyers.length} purchases, 13 of 14 of them refused, and ${shop.lines.length} lines of the log`,
    found: `0 keys, 0 whole ids of sessions, 0 e-mail addresses; masked in ${masked} lines`,
  });
});
