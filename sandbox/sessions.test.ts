import { expect, test } from "vitest";
import { ordinary, startSandbox } from "./sandbox.fixture.ts";

const atNoon = new Date("2026-11-21T12:00:00Z");
const noon = atNoon.getTime() / 1000;

const item = { price: "price_energy_report", quantity: 1 };
const discount = { promotion_code: "promo_x" };
const metadata = { a: "  " };

/** What is wrong, the parameter that the refusal names, and its code if it has one. */
const wrongParameters: [object, string, string?][] = [
  [{ mode: undefined }, "mode", "parameter_missing"],
  [{ mode: "subscription" }, "mode"],
  [{ success_url: undefined }, "success_url", "parameter_missing"],
  [{ success_url: "/success" }, "success_url", "url_invalid"],
  [{ success_url: "javascript:alert(1)" }, "success_url", "url_invalid"],
  [{ line_items: undefined }, "line_items", "parameter_missing"],
  [{ line_items: [{ price: item.price }] }, "line_items[0][quantity]", "parameter_missing"],
  [
    { line_items: [{ ...item, quantity: "x" }] },
    "line_items[0][quantity]",
    "parameter_invalid_integer",
  ],
  [{ line_items: [{ ...item, price: "price_other" }] }, "line_items[0][price]", "resource_missing"],
  [{ customer_email: "" }, "customer_email", "parameter_invalid_empty"],
  [{ customer_email: "ada" }, "customer_email", "email_invalid"],
  [{ metadata }, "metadata[a]", "parameter_invalid_string_blank"],
  [{ adaptive_pricing: { enabled: "maybe" } }, "adaptive_pricing[enabled]"],
  [{ discounts: [discount, discount] }, "discounts"],
  [{ discounts: [discount] }, "discounts[0][promotion_code]", "resource_missing"],
  [{ expires_at: noon + 1799 }, "expires_at"],
  [{ expires_at: noon + 86_401 }, "expires_at"],
];

test.for(wrongParameters)("a session with %j is refused at %s", async ([wrong, param, code]) => {
  await using sandbox = await startSandbox({ now: () => atNoon });
  await expect(
    sandbox.stripe.checkout.sessions.create({ ...ordinary(), ...wrong }),
  ).rejects.toMatchObject({
    statusCode: 400,
    rawType: "invalid_request_error",
    param,
    ...(code && { code }),
  });
  expect((await sandbox.stripe.checkout.sessions.list()).data).toEqual([]);
});

test.for([1800, 86_400])(
  "a session of %i seconds expires by the clock, and the shop is told",
  async (lifetime) => {
    let now = atNoon;
    await using sandbox = await startSandbox({ now: () => now });
    const { id } = await sandbox.stripe.checkout.sessions.create(
      ordinary({ expires_at: noon + lifetime }),
    );
    now = new Date((noon + lifetime - 1) * 1000);
    expect((await sandbox.stripe.checkout.sessions.retrieve(id)).status).toBe("open");
    now = new Date((noon + lifetime) * 1000);
    expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: "expired",
      url: null,
    });
    await expect.poll(() => sandbox.received.length).toBe(1);
    expect(JSON.parse(sandbox.received[0]?.body ?? "")).toMatchObject({
      type: "checkout.session.expired",
      data: { object: { id, status: "expired" } },
    });
  },
);
