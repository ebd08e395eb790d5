import { readFileSync } from "node:fs";
import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { createAnswerCheck } from "./answer-shape.fixture.ts";
import { makeSchema, schemaPath } from "./make-schema.ts";
import { ordinary, paidSession, startSandbox } from "./sandbox.fixture.ts";

test(
  "the schema is the one that the pinned SDK gives; if not, run node sandbox/make-schema.ts",
  { timeout: 120_000 },
  () => {
    // Not compared by `toBe`, which would print all of it.
    expect(readFileSync(schemaPath, "utf8") === makeSchema()).toBe(true);
  },
);

/** Asks for a session with parameters that the SDK's types would not let pass. */
async function refusalOf(more: Record<string, unknown>) {
  await using sandbox = await startSandbox();
  const params = Object.assign(ordinary(), more);
  try {
    await sandbox.stripe.checkout.sessions.create(params);
    return undefined;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode, code, param } = error;
    return { statusCode, code, param };
  }
}

test.each([
  [{ payment_method_types: ["card"] }, "payment_method_types"],
  [{ payment_intent_data: { colour: "red" } }, "payment_intent_data[colour]"],
  [
    { line_items: [{ price: "price_energy_report", quantity: 1, amount: 1 }] },
    "line_items[0][amount]",
  ],
  [{ phone_number_collection: { enabled: true, always: true } }, "phone_number_collection[always]"],
])("what the SDK does not declare is unknown, at any depth: %j", async (more, param) => {
  expect(await refusalOf(more)).toEqual({ statusCode: 400, code: "parameter_unknown", param });
});

test("what Stripe takes and the sandbox does not support is refused as such, not ignored", async () => {
  expect(await refusalOf({ allow_promotion_codes: true })).toEqual({
    statusCode: 400,
    code: "sandbox_unsupported_parameter",
    param: "allow_promotion_codes",
  });
});

test("a list where a text should be is refused, and metadata may have numbers for names", async () => {
  expect(await refusalOf({ success_url: ["a"] })).toMatchObject({ param: "success_url" });
  expect(await refusalOf({ metadata: { 0: "zero", 1: "one" } })).toBeUndefined();
});

test("the check of answers misses no field too few, too many or of another type", async () => {
  await using sandbox = await startSandbox();
  const session = { ...(await paidSession(sandbox)), lastResponse: undefined };
  const said: Record<string, unknown> = JSON.parse(JSON.stringify(session));
  const problemsOf = createAnswerCheck();
  expect(problemsOf(said)).toEqual([]);
  expect(problemsOf({ ...said, colour: "red" })).not.toEqual([]);
  expect(problemsOf({ ...said, amount_total: "999" })).not.toEqual([]);
  expect(problemsOf({ ...said, status: "finished" })).not.toEqual([]);
  const { url: _, ...withoutUrl } = said;
  expect(problemsOf(withoutUrl)).not.toEqual([]);
  expect(problemsOf({ object: "list", data: [withoutUrl] })).not.toEqual([]);
  const event = sandbox.testHelpers.events().at(-1);
  expect(problemsOf({ ...event, data: { object: withoutUrl } })).not.toEqual([]);
  expect(() => problemsOf({ object: "spaceship" })).toThrow("spaceship");
});
