import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, promotionCodeId, startSandbox } from "./sandbox.fixture.ts";

type Running = Awaited<ReturnType<typeof startSandbox>>;

async function open(sandbox: Running, code?: string) {
  const discounts = code
    ? { discounts: [{ promotion_code: await promotionCodeId(sandbox.stripe, code) }] }
    : {};
  return sandbox.stripe.checkout.sessions.create(ordinary(discounts));
}

const pageOf = async (sandbox: Running, { id }: { id: string }) =>
  (await sandbox.ask(`/sandbox/pay/${id}`)).text();

/** Sends the form as a browser does: the page that refuses it comes by a redirect to the payment page. */
async function refusedPage(
  sandbox: Running,
  session: { id: string },
  typed: Record<string, string>,
) {
  const answer = await sandbox.pay(session, typed);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/sandbox/pay/${session.id}`);
  return pageOf(sandbox, session);
}

/** The markup of one field, from its label to its input. */
function field(page: string, name: string): string {
  return new RegExp(`<label for="${name}">[^]*?<input[^>]*>`, "u").exec(page)?.[0] ?? "";
}

test("the page says what is bought, for how much, and that it is a test", async () => {
  await using sandbox = await startSandbox();
  const page = await pageOf(sandbox, await open(sandbox));
  for (const words of ["Energy Report", "Full report.", "$9.99", "No money moves", "Pay $9.99"]) {
    expect(page).toContain(words);
  }
  expect(page.match(/<h1/gu)).toHaveLength(1);
  expect(page).not.toContain("<script");
  expect(page).not.toContain("Discount");
  expect(page).toMatch(/<a href="http:\/\/shop\.example\/energy-scan">Back to /u);
});

test("the form is filled in with the payer's e-mail and a card that works", async () => {
  await using sandbox = await startSandbox();
  const page = await pageOf(sandbox, await open(sandbox));
  expect(field(page, "email")).toContain('value="ada@example.com"');
  expect(field(page, "number")).toContain('value="4242 4242 4242 4242"');
});

test("a discount is a line of its own; a full one needs no card", async () => {
  await using sandbox = await startSandbox();
  const discounted = await pageOf(sandbox, await open(sandbox, "CALM20"));
  expect(discounted).toContain("−$2.00");
  expect(discounted).toContain("Pay $7.99");
  const free = await pageOf(sandbox, await open(sandbox, "GIFT100"));
  expect(free).toContain("Pay $0.00");
  expect(field(free, "email")).not.toBe("");
  expect(field(free, "number")).toBe("");
});

test("an approved card completes the session and sends the payer on with the session's id", async () => {
  await using sandbox = await startSandbox();
  const session = await sandbox.stripe.checkout.sessions.create(
    ordinary({ payment_intent_data: { metadata: { purchase_id: "p1" } } }),
  );
  const answer = await sandbox.pay(session, { email: "other@example.com" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(
    `http://shop.example/success?session_id=${session.id}&email=ada%40example.com`,
  );
  const read = await sandbox.stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge"],
  });
  expect(read).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    customer_email: "ada@example.com",
    customer_details: { email: "other@example.com" },
    payment_intent: {
      status: "succeeded",
      metadata: { purchase_id: "p1" },
      latest_charge: {
        paid: true,
        amount: 999,
        billing_details: { email: "other@example.com" },
        payment_method_details: { card: { last4: "4242", brand: "visa" } },
      },
    },
  });
});

test("every literal placeholder in the success address becomes the id; nothing else changes", async () => {
  await using sandbox = await startSandbox();
  const session = await sandbox.stripe.checkout.sessions.create(
    ordinary({
      success_url:
        "http://shop.example/a?x={CHECKOUT_SESSION_ID}&y={CHECKOUT_SESSION_ID}&z=%7BCHECKOUT_SESSION_ID%7D&e=é b",
    }),
  );
  const { id } = session;
  expect((await sandbox.pay(session)).headers.get("location")).toBe(
    `http://shop.example/a?x=${id}&y=${id}&z=%7BCHECKOUT_SESSION_ID%7D&e=%C3%A9%20b`,
  );
});

test("a declined card leaves the session open and the form as typed", async () => {
  await using sandbox = await startSandbox();
  const session = await open(sandbox);
  const page = await refusedPage(sandbox, session, {
    number: "4000 0000 0000 0002",
    email: "other@example.com",
  });
  expect(field(page, "number")).toContain("Your card was declined. Try another card.");
  expect(field(page, "number")).toContain('value="4000 0000 0000 0002"');
  expect(field(page, "email")).toContain('value="other@example.com"');
  expect(await sandbox.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "open",
    payment_status: "unpaid",
  });
});

test("after a decline another card pays, with the same payment intent", async () => {
  await using sandbox = await startSandbox();
  const session = await open(sandbox);
  const intentOf = async () => {
    const expand = ["payment_intent"];
    const read = await sandbox.stripe.checkout.sessions.retrieve(session.id, { expand });
    return read.payment_intent as Stripe.PaymentIntent;
  };
  await sandbox.pay(session, { number: "4000000000000002" });
  const declined = await intentOf();
  expect(declined).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined", decline_code: "generic_decline" },
  });
  expect((await sandbox.pay(session)).status).toBe(303);
  expect(await intentOf()).toMatchObject({ id: declined.id, status: "succeeded" });
});

test.for([
  ["email", "ada", /e-mail address like/u],
  ["email", "", /e-mail address like/u],
  ["number", "", /Only test cards work here/u],
  ["number", "4111 1111 1111 1111", /Only test cards work here/u],
] as const)("%s typed as “%s” is explained at that field", async ([name, value, message]) => {
  await using sandbox = await startSandbox();
  const session = await open(sandbox);
  const page = await refusedPage(sandbox, session, { [name]: value });
  expect(page.match(/role="alert"/gu)).toHaveLength(1);
  expect(field(page, name)).toMatch(message);
  expect(field(page, name)).toContain(`aria-describedby="${name}-error" aria-invalid="true"`);
  expect((await sandbox.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
});

test("a form sent twice at once pays once, and both lead on", async () => {
  await using sandbox = await startSandbox();
  const session = await open(sandbox);
  const answers = await Promise.all(Array.from({ length: 20 }, () => sandbox.pay(session)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  const types = sandbox.testHelpers.events().map(({ type }) => type);
  expect(types.filter((type) => type === "charge.succeeded")).toHaveLength(1);
});

test("a completed page says so and leads on", async () => {
  await using sandbox = await startSandbox();
  const session = await open(sandbox);
  await sandbox.pay(session);
  const page = await pageOf(sandbox, session);
  expect(page).toContain("already paid");
  expect(page).toContain(`href="http://shop.example/success?session_id=${session.id}&amp;email=`);
  expect(page).not.toContain("<form");
});

test("an expired page says so, leads back, and takes no payment", async () => {
  await using sandbox = await startSandbox();
  const session = await open(sandbox);
  sandbox.testHelpers.advance(24 * 60 * 60 * 1000);
  for (const page of [await pageOf(sandbox, session), await refusedPage(sandbox, session, {})]) {
    expect(page).toContain("has expired");
    expect(page).toContain('href="http://shop.example/energy-scan"');
    expect(page).not.toContain("<form");
  }
  expect((await sandbox.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe(
    "unpaid",
  );
});

test.for(["/sandbox/pay/cs_test_none", "/sandbox/elsewhere"])(
  "%s is a 404 that says it is a test, too",
  async (path) => {
    await using sandbox = await startSandbox();
    const answer = await sandbox.ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("No money moves");
  },
);

test("what is typed is shown as text, never as markup", async () => {
  await using sandbox = await startSandbox();
  const email = '"><script>alert(1)</script>';
  const page = await refusedPage(sandbox, await open(sandbox), { email });
  expect(page).not.toContain("<script");
  expect(page).toContain("&lt;script&gt;");
});

test("the browser may load only the stylesheet, and send the form only here and on to the shop", async () => {
  await using sandbox = await startSandbox();
  const session = await open(sandbox);
  const answers = [await sandbox.ask(`/sandbox/pay/${session.id}`), await sandbox.pay(session)];
  for (const answer of answers) {
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://shop.example; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  }
  const sheet = await sandbox.ask("/sandbox/pay.css");
  expect(sheet.headers.get("content-type")).toBe("text/css; charset=utf-8");
});
