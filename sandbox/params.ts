import type { Outcome } from "./errors.ts";
import type { FormGroup } from "./form.ts";
import {
  choice,
  email,
  flag,
  group,
  integer,
  list,
  metadata,
  optional,
  parameters,
  text,
  url,
} from "./readers.ts";

/**
 * The parameters that each call accepts: the part of Stripe's API that this project may use, under the names of the
 * pinned SDK. What Stripe does not know either is refused before, by its shape (`request-shape.ts`).
 */

const expand = { expand: optional(list(text())) };

const paging = {
  limit: optional(integer({ min: 1, max: 100 })),
  starting_after: optional(text()),
};

/** Seconds since 1970. */
const moment = integer({ min: 0 });

const range = group({ gte: optional(moment), lte: optional(moment) });

export const readRetrieve = parameters(expand);

export const readCreateSession = parameters({
  ...expand,
  mode: choice("payment"),
  success_url: url,
  cancel_url: optional(url),
  line_items: list(group({ price: text(), quantity: integer({ min: 1, max: 99 }) })),
  discounts: optional(list(group({ promotion_code: text() }), 1)),
  customer_email: optional(email),
  client_reference_id: optional(text(200)),
  metadata: optional(metadata),
  payment_intent_data: optional(
    group({
      metadata: optional(metadata),
    }),
  ),
  allowed_payment_method_types: optional(list(choice("card"))),
  adaptive_pricing: optional(group({ enabled: optional(flag) })),
  expires_at: optional(moment),
});

export const readListSessions = parameters({
  ...expand,
  ...paging,
  created: optional(range),
  payment_intent: optional(text()),
});

export const readListPromotionCodes = parameters({
  ...expand,
  ...paging,
  code: optional(text(500)),
});

export const readCreateRefund = parameters({
  ...expand,
  amount: optional(integer({ min: 1 })),
  payment_intent: text(),
  reason: optional(choice("duplicate", "fraudulent", "requested_by_customer")),
});

export const readListDisputes = parameters({ ...expand, ...paging, charge: optional(text()) });

type Read<Reading> = Reading extends (form: FormGroup) => Outcome<infer Params> ? Params : never;

export type CreateSession = Read<typeof readCreateSession>;
export type ListSessions = Read<typeof readListSessions>;
export type ListPromotionCodes = Read<typeof readListPromotionCodes>;
export type CreateRefund = Read<typeof readCreateRefund>;
export type ListDisputes = Read<typeof readListDisputes>;
