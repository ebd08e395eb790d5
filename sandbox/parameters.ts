import * as z from "zod/mini";

/** The parameters that each route takes: what the shop sends. The messages are Stripe's codes. */

const text = z
  .string()
  .check(
    z.minLength(1, "parameter_invalid_empty"),
    z.regex(/\S/u, "parameter_invalid_string_blank"),
  );
// Numbers and flags are texts on the wire.
const whole = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/u, "parameter_invalid_integer")),
  z.transform(Number),
);
const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((word) => word === "true"),
);
const maybe = z.exactOptional;
const expand = maybe(z.array(text));
const metadata = maybe(z.record(z.string(), text));
const page = { limit: maybe(whole), expand };

export const parameters = {
  "POST /v1/checkout/sessions": z.strictObject({
    mode: z.literal("payment"),
    line_items: z.array(z.strictObject({ price: text, quantity: whole })),
    success_url: text,
    cancel_url: maybe(text),
    customer_email: maybe(text),
    discounts: maybe(z.array(z.strictObject({ promotion_code: text }))),
    expires_at: maybe(whole),
    adaptive_pricing: maybe(z.strictObject({ enabled: maybe(flag) })),
    client_reference_id: maybe(text),
    metadata,
    payment_intent_data: maybe(
      z.strictObject({
        metadata,
        receipt_email: maybe(text),
        statement_descriptor_suffix: maybe(text),
      }),
    ),
    automatic_tax: maybe(z.strictObject({ enabled: flag })),
    billing_address_collection: maybe(z.enum(["auto", "required"])),
    consent_collection: maybe(
      z.strictObject({ terms_of_service: maybe(z.enum(["none", "required"])) }),
    ),
    custom_text: maybe(
      z.strictObject({ terms_of_service_acceptance: maybe(z.strictObject({ message: text })) }),
    ),
    expand,
  }),
  "GET /v1/checkout/sessions": z.strictObject({ ...page, payment_intent: maybe(text) }),
  "GET /v1/checkout/sessions/:id": z.strictObject({ expand }),
  "POST /v1/checkout/sessions/:id/expire": z.strictObject({ expand }),
  "GET /v1/prices/:id": z.strictObject({ expand }),
  "GET /v1/payment_intents": z.strictObject(page),
  "GET /v1/charges": z.strictObject(page),
  "GET /v1/coupons": z.strictObject(page),
  "GET /v1/webhook_endpoints": z.strictObject(page),
  "GET /v1/promotion_codes": z.strictObject({ ...page, code: maybe(text), active: maybe(flag) }),
  "GET /v1/charges/:id": z.strictObject({ expand }),
  "GET /v1/disputes/:id": z.strictObject({ expand }),
  "GET /v1/disputes": z.strictObject({ ...page, charge: maybe(text) }),
};

export type Route = keyof typeof parameters;
export type Parameters = { readonly [R in Route]: z.infer<(typeof parameters)[R]> };
