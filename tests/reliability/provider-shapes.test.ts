import fc from "fast-check";
import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { startSandbox } from "#sandbox/sandbox.fixture.ts";
import { stripeShapes } from "#sandbox/stripe-schema.ts";
import { many, noteFinding, testTimeout, stopwatch } from "./numbers.ts";

const runs = many(200, 1000);
const address = fc.constantFrom("https://petals.example/success", "http://localhost:3000/a?b=c");
const words = fc
  .string({ minLength: 1, maxLength: 20, unit: "grapheme-ascii" })
  .map((s) => `w${s}`);
const notes = fc.dictionary(fc.stringMatching(/^[a-z]{1,20}$/u), words, { maxKeys: 3 });

/** What the sandbox supports, in any mixture. */
const right = fc.record(
  {
    mode: fc.constant("payment"),
    success_url: address,
    line_items: fc.constant([{ price: "price_energy_report", quantity: 1 }]),
    cancel_url: address,
    customer_email: fc.constant("ada@example.com"),
    client_reference_id: words,
    metadata: notes,
    payment_intent_data: fc.record({ metadata: notes }, { requiredKeys: [] }),
    adaptive_pricing: fc.record({ enabled: fc.boolean() }),
    expand: fc.constant(["line_items"]),
  },
  { requiredKeys: ["mode", "success_url", "line_items"] },
);

const lineItem = { price: "price_energy_report", quantity: 1 };

/** What may be added or changed: things that Stripe takes, and things that it does not. */
const changes = fc.constantFrom<Record<string, unknown>>(
  ...Array.from({ length: 8 }, () => ({})),
  { locale: "en", submit_type: "pay" },
  { phone_number_collection: { enabled: true } },
  { allow_promotion_codes: true },
  { custom_text: { submit: { message: "Thank you" } } },
  { tax_id_collection: { enabled: false } },
  { line_items: [{ ...lineItem, adjustable_quantity: { enabled: true } }] },
  { payment_method_types: ["card"] },
  { sucess_url: "https://petals.example" },
  { line_items: [{ ...lineItem, amount: 5 }] },
  { line_items: "price_energy_report" },
  { line_items: [{ ...lineItem, quantity: "three" }] },
  { metadata: "nothing" },
  { payment_intent_data: { colour: "red" } },
  { adaptive_pricing: { enabled: "maybe" } },
  { adaptive_pricing: { enabled: true, always: true } },
  { customer_creation: "sometimes" },
  { submit_type: "steal" },
  { expand: { all: "true" } },
  { success_url: { de: "https://petals.example" } },
  { custom_text: { submit: { message: "Thank you", size: 3 } } },
  { automatic_tax: { enabled: true, rate: 3 } },
);

test(
  "T23: the sandbox takes exactly the requests that the pinned SDK declares, and answers in its shapes",
  { timeout: testTimeout },
  async () => {
    const elapsed = stopwatch();
    const isDeclared = stripeShapes()("requests", "POST /v1/checkout/sessions");
    const counts = { made: 0, unsupported: 0, refused: 0 };
    // Disposing fails the test when any answer was not in the declared shape.
    await using sandbox = await startSandbox();
    await fc.assert(
      fc.asyncProperty(right, changes, async (base, change) => {
        const params = { ...base, ...change };
        const outcome = await outcomeOf(sandbox.stripe, params);
        counts[outcome] += 1;
        expect(outcome === "refused").toBe(!isDeclared(params));
      }),
      { numRuns: runs, seed: 23 },
    );
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(runs / 20);
    noteFinding({
      id: "T23",
      what: "shapes of requests and answers",
      tried: `${runs} generated requests for a session`,
      found: `${counts.made} declared and made, ${counts.unsupported} declared and named as not supported, ${counts.refused} undeclared and refused; every answer in shape`,
      seconds: elapsed(),
    });
  },
);

async function outcomeOf(
  stripe: Stripe,
  params: object,
): Promise<"made" | "unsupported" | "refused"> {
  try {
    // Some are wrong on purpose, so the types must look away.
    await stripe.checkout.sessions.create(params as Stripe.Checkout.SessionCreateParams);
    return "made";
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return error.code === "sandbox_unsupported_parameter" ? "unsupported" : "refused";
  }
}
