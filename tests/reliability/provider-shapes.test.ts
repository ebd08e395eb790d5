import { expect, test } from "vitest";
import { problemsOfAnswer, problemsOfRequest } from "#sandbox/openapi.fixture.ts";
import { startSandbox } from "#sandbox/sandbox.fixture.ts";
import { someCheckout } from "#server/payments/checkout.fixture.ts";
import { createStripeProvider } from "#server/payments/stripe.ts";
import { everyCheckoutSetting } from "#server/settings/live.fixture.ts";
import { many } from "./crowd.ts";

const minute = 60_000;
const soon = () => AbortSignal.timeout(minute);

/** The shop's adapter, with all that the payment page can be asked for, at a sandbox whose traffic is judged. */
async function startShop() {
  const sandbox = await startSandbox();
  const provider = createStripeProvider({
    secretKey: sandbox.secretKey,
    webhookSecrets: [sandbox.webhookSecret],
    checkout: everyCheckoutSetting,
    now: sandbox.testHelpers.now,
    sandbox: sandbox.transport,
  });
  const order = async (coupon?: string) => {
    const price = { amount: 999, currency: "usd" };
    const found = coupon && (await provider.findDiscount(coupon, price, soon()));
    const checkout = someCheckout({
      priceId: "price_energy_report",
      discountId: found && found.kind === "found" ? found.discountId : null,
      expiresAt: new Date(sandbox.testHelpers.now().getTime() + 60 * minute),
    });
    const page = await provider.createPage(checkout, soon());
    if (page.kind !== "created") throw new Error(JSON.stringify(page));
    return page.sessionId;
  };
  return { sandbox, provider, order };
}

type Shop = Awaited<ReturnType<typeof startShop>>;
type Life = (shop: Shop, sessionId: string) => unknown;
const form = { country: "DE", terms: "on" };
const pays: Life = ({ sandbox }, id) => sandbox.pay({ id }, form);

/** How a purchase goes on after its page was made, each event of it delivered. */
const lives: Readonly<Record<string, readonly Life[]>> = {
  expires: [({ sandbox }) => sandbox.testHelpers.advance(61 * minute)],
  "is declined, then paid": [
    ({ sandbox }, id) => sandbox.pay({ id }, { ...form, number: "4000 0000 0000 9995" }),
    pays,
  ],
  "is refunded in parts, and the last comes back": [
    pays,
    ({ sandbox }, id) => sandbox.testHelpers.refund(id, 100),
    ({ sandbox }, id) => sandbox.testHelpers.refund(id),
    ({ sandbox }, id) => sandbox.testHelpers.failRefund(id),
  ],
  "is warned of, disputed and lost": [
    pays,
    ({ sandbox }, id) => sandbox.testHelpers.createEarlyFraudWarning(id),
    ({ sandbox }, id) => sandbox.testHelpers.openDispute(id, "warning_needs_response"),
    ({ sandbox }, id) => sandbox.testHelpers.escalateDispute(id),
    ({ sandbox }, id) => sandbox.testHelpers.closeDispute(id, "lost"),
  ],
  "is paid days later": [
    ({ sandbox }, id) => sandbox.testHelpers.startDelayedPayment(id),
    ({ sandbox }, id) => sandbox.testHelpers.endDelayedPayment(id, "succeeded"),
  ],
  "fails days later": [
    ({ sandbox }, id) => sandbox.testHelpers.startDelayedPayment(id),
    ({ sandbox }, id) => sandbox.testHelpers.endDelayedPayment(id, "failed"),
  ],
};

test("T23: what the shop asks, and what the sandbox answers and tells, is what Stripe's own OpenAPI says", async () => {
  const rounds = many(1, 20);
  const { sandbox, provider, order } = await startShop();
  for (let round = 0; round < rounds; round += 1) {
    for (const coupon of [undefined, "CALM20", "GIFT100"]) {
      for (const [name, life] of Object.entries(lives)) {
        // What costs nothing is paid without a card, and nothing of it can be given back.
        if (coupon === "GIFT100" && name !== "expires") continue;
        const sessionId = await order(coupon);
        for (const step of life) {
          await step({ sandbox, provider, order }, sessionId);
          expect(await provider.readSession(sessionId, soon())).toMatchObject({ kind: "found" });
          const { data } = await sandbox.stripe.checkout.sessions.list({ limit: 1 });
          expect(data).toHaveLength(1);
        }
      }
    }
  }
  const events = sandbox.testHelpers.events().length;
  await expect.poll(() => sandbox.received.length).toBe(events);
  // The guard of this very test: the judge misses no field too many, too few or of another type.
  const [session] = sandbox.testHelpers.sessions();
  for (const [change, count] of [
    [{}, 0],
    [{ colour: "red" }, 1],
    [{ amount_total: "999" }, 1],
    [{ status: undefined }, 1],
  ] as const) {
    const said = JSON.stringify({ object: "list", data: [{ ...session, ...change }] });
    expect(problemsOfAnswer(said)).toHaveLength(count);
  }
  const url = new URL("http://localhost/v1/checkout/sessions");
  for (const sent of ["mode=payment&colour=red", "automatic_tax[enabled]=maybe"])
    expect(problemsOfRequest("POST", url, sent)).toHaveLength(1);
  // Fails if it found anything.
  await sandbox[Symbol.asyncDispose]();
});
