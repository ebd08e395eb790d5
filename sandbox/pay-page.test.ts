import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, promotionCodeId, startSandbox } from "./sandbox.fixture.ts";

/** A new session, and what its payer sees and does. */
async function openPage(more: Partial<Stripe.Checkout.SessionCreateParams> = {}, code?: string) {
  const sandbox = await startSandbox();
  const discounts = code && [{ promotion_code: await promotionCodeId(sandbox.stripe, code) }];
  const session = await sandbox.stripe.checkout.sessions.create(
    ordinary({ ...more, ...(discounts && { discounts }) }),
  );
  const { id } = session;
  const page = async () => (await sandbox.ask(`/sandbox/pay/${id}`)).text();
  const pay = async (typed: Record<string, string> = {}) => {
    const answer = await sandbox.pay(session, typed);
    expect(answer.status).toBe(303);
    return answer.headers.get("location");
  };
  return {
    sandbox,
    id,
    page,
    /** Sends the form; where the payer is sent on to. */
    pay,
    /** The page that refuses a form comes by a redirect to the payment page, as browsers want it. */
    async refusedPage(typed: Record<string, string>) {
      expect(await pay(typed)).toBe(`/sandbox/pay/${id}`);
      return page();
    },
    read: () =>
      sandbox.stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] }),
    eventTypes: () => sandbox.testHelpers.events().map(({ type }) => type),
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  };
}

/** The markup of one field, from its label to its input. */
function field(page: string, name: string): string {
  return new RegExp(`<label for="${name}">[^]*?<input[^>]*>`, "u").exec(page)?.[0] ?? "";
}

test("a declined card leaves the session open and the form as typed, and another pays the same intent", async () => {
  const metadata = { purchase_id: "p1" };
  await using opened = await openPage({ payment_intent_data: { metadata } });
  const page = await opened.refusedPage({
    number: "4000 0000 0000 0002",
    email: "other@example.com",
  });
  expect(field(page, "number")).toContain("Your card was declined. Try another card.");
  expect(field(page, "number")).toContain('value="4000 0000 0000 0002"');
  expect(field(page, "email")).toContain('value="other@example.com"');
  const declined = await opened.read();
  expect(declined).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    payment_intent: {
      status: "requires_payment_method",
      latest_charge: { failure_code: "card_declined", paid: false },
    },
  });
  await opened.pay();
  const { id } = declined.payment_intent as Stripe.PaymentIntent;
  expect(await opened.read()).toMatchObject({
    payment_intent: { id, status: "succeeded", metadata },
  });
});

test.for([
  ["email", "ada", /e-mail address like/u],
  ["email", "", /e-mail address like/u],
  ["number", "", /Only test cards work here/u],
  ["number", "4111 1111 1111 1111", /Only test cards work here/u],
] as const)("%s typed as “%s” is explained at that field", async ([name, value, message]) => {
  await using opened = await openPage();
  const page = await opened.refusedPage({ [name]: value });
  expect(page.match(/ autofocus/gu)).toHaveLength(1);
  expect(field(page, name)).toMatch(message);
  expect(field(page, name)).toContain(
    `aria-describedby="${name}-error" aria-invalid="true" autofocus`,
  );
  expect((await opened.read()).status).toBe("open");
});

const asking = { number: "4000 0027 6000 3184" };
const yes = { confirmation: "yes" };

test("a card whose bank asks is charged once its payer has confirmed, and not before", async () => {
  await using opened = await openPage();
  const page = await opened.refusedPage(asking);
  expect(page).toContain("Your bank asks you to confirm");
  expect(page).toContain("No money moves");
  expect(await opened.read()).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    payment_intent: { status: "requires_action", latest_charge: null },
  });
  expect(opened.eventTypes()).toEqual([]);
  expect(await opened.pay(yes)).toContain(`/success?session_id=${opened.id}`);
  expect(await opened.read()).toMatchObject({
    status: "complete",
    payment_status: "paid",
    payment_intent: { status: "succeeded", latest_charge: { paid: true } },
  });
  expect(opened.eventTypes()).toEqual([
    "charge.succeeded",
    "payment_intent.succeeded",
    "checkout.session.completed",
  ]);
});

test.each([
  [
    "who refuses",
    asking,
    { confirmation: "no" },
    /id="number-error">We are unable to authenticate/u,
  ],
  ["who is declined all the same", { number: "4000008260003178" }, yes, /insufficient funds/u],
])("%s is told why, and another card pays the same intent", async (_, card, answer, why) => {
  await using opened = await openPage();
  await opened.refusedPage(card);
  expect(await opened.refusedPage(answer)).toMatch(why);
  const { payment_intent: refused, status } = await opened.read();
  expect(status).toBe("open");
  expect(refused).toMatchObject({ status: "requires_payment_method" });
  await opened.pay();
  const { id } = refused as Stripe.PaymentIntent;
  expect(await opened.read()).toMatchObject({ payment_status: "paid", payment_intent: { id } });
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  ["form", {}, {}],
  ["confirmation", asking, yes],
])("a %s that is sent many times pays once, and all lead on", async (_, first, again) => {
  await using opened = await openPage();
  if (first === asking) await opened.refusedPage(first);
  const ends = await Promise.all(Array.from({ length: 20 }, () => opened.pay(again)));
  for (const end of ends) expect(end).toContain("/success?");
  expect(opened.eventTypes().filter((type) => type === "charge.succeeded")).toHaveLength(1);
});

test("a confirmation that nobody asked for pays nothing", async () => {
  await using opened = await openPage();
  await opened.refusedPage({ ...asking, ...yes });
  expect(opened.eventTypes()).toEqual([]);
});

test("a completed page says so and leads on", async () => {
  await using opened = await openPage();
  await opened.pay();
  const page = await opened.page();
  expect(page).toContain("already paid");
  expect(page).toContain(`href="http://shop.example/success?session_id=${opened.id}&amp;email=`);
  expect(page).not.toContain("<form");
});

test("an expired page says so, leads back, and takes no payment", async () => {
  await using opened = await openPage();
  opened.sandbox.testHelpers.advance(24 * 60 * 60 * 1000);
  for (const page of [await opened.page(), await opened.refusedPage({})]) {
    expect(page).toContain("has expired");
    expect(page).toContain('href="http://shop.example/energy-scan"');
    expect(page).not.toContain("<form");
  }
  expect((await opened.read()).payment_status).toBe("unpaid");
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
  await using opened = await openPage();
  const page = await opened.refusedPage({ email: '"><script>alert(1)</script>' });
  expect(page).not.toContain("<script");
  expect(page).toContain("&lt;script&gt;");
});

test("the browser may load only the stylesheet, and send the form only here and on to the shop", async () => {
  await using opened = await openPage();
  const { sandbox, id } = opened;
  for (const answer of [await sandbox.ask(`/sandbox/pay/${id}`), await sandbox.pay({ id })]) {
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://shop.example; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  }
  const sheet = await sandbox.ask("/sandbox/pay.css");
  expect(sheet.headers.get("content-type")).toBe("text/css; charset=utf-8");
});
