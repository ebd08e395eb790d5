import { expect, test } from "vitest";
import { ordinary, startSandbox } from "./sandbox.fixture.ts";

const asking = { number: "4000 0027 6000 3184" };
const yes = { confirmation: "yes" };
const no = { confirmation: "no" };

/** A session whose payer has typed a card of which the bank wants to hear first. */
async function askedSession(typed: Record<string, string> = asking) {
  const sandbox = await startSandbox();
  const { id } = await sandbox.stripe.checkout.sessions.create(ordinary());
  const payOn = `/sandbox/pay/${id}`;
  const answer = await sandbox.pay({ id }, typed);
  expect(answer.headers.get("location")).toBe(payOn);
  return {
    sandbox,
    id,
    answer: (given: Record<string, string>) => sandbox.pay({ id }, given),
    page: async () => (await sandbox.ask(payOn)).text(),
    read: () =>
      sandbox.stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] }),
    eventTypes: () => sandbox.testHelpers.events().map(({ type }) => type),
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  };
}

test("a card whose bank asks is charged once its payer has confirmed, and not before", async () => {
  await using asked = await askedSession();
  const page = await asked.page();
  expect(page).toContain("Your bank asks you to confirm");
  expect(page).toContain("No money moves");
  expect(await asked.read()).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    payment_intent: { status: "requires_action", latest_charge: null },
  });
  expect(asked.eventTypes()).toEqual(["payment_intent.requires_action"]);

  const answer = await asked.answer(yes);
  expect(answer.headers.get("location")).toContain(`/success?session_id=${asked.id}`);
  expect(await asked.read()).toMatchObject({
    status: "complete",
    payment_status: "paid",
    payment_intent: { status: "succeeded", next_action: null, latest_charge: { paid: true } },
  });
  expect(asked.eventTypes().slice(1)).toEqual([
    "charge.succeeded",
    "payment_intent.succeeded",
    "checkout.session.completed",
  ]);
});

test("who refuses is back at the form and told why, and another card pays the same intent", async () => {
  await using asked = await askedSession();
  await asked.answer(no);
  expect(await asked.page()).toMatch(
    /id="number-error" role="alert">We are unable to authenticate/u,
  );
  const { payment_intent: refused, status } = await asked.read();
  expect(status).toBe("open");
  expect(refused).toMatchObject({
    status: "requires_payment_method",
    next_action: null,
    latest_charge: null,
    last_payment_error: { code: "payment_intent_authentication_failure" },
  });
  await asked.answer({});
  const paid = await asked.read();
  expect(paid.payment_status).toBe("paid");
  expect(paid.payment_intent).toMatchObject({ id: Reflect.get(Object(refused), "id") });
});

test("a card that is confirmed can still be declined", async () => {
  await using asked = await askedSession({ number: "4000008260003178" });
  await asked.answer(yes);
  expect(await asked.page()).toContain("insufficient funds");
  expect(await asked.read()).toMatchObject({
    status: "open",
    payment_intent: { status: "requires_payment_method", next_action: null },
  });
});

test("a confirmation that is sent many times pays once, and all lead on", async () => {
  await using asked = await askedSession();
  const answers = await Promise.all(Array.from({ length: 10 }, () => asked.answer(yes)));
  for (const { headers } of answers) expect(headers.get("location")).toContain("/success?");
  expect(asked.eventTypes().filter((type) => type === "charge.succeeded")).toHaveLength(1);
});

test("a confirmation that nobody asked for pays nothing", async () => {
  await using sandbox = await startSandbox();
  const session = await sandbox.stripe.checkout.sessions.create(ordinary());
  const answer = await sandbox.pay(session, { ...asking, ...yes });
  expect(answer.headers.get("location")).toBe(`/sandbox/pay/${session.id}`);
  expect(sandbox.testHelpers.events()).toEqual([]);
});
